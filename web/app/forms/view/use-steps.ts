import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormAnswer, FormContent, FormErrors, StepContent } from '../definition/form-content.ts';
import { stepId } from './form-context.ts';
import { mistakesIn } from './mistakes-in.ts';

const noErrors: FormErrors['errors'] = {};

/** Where a form in steps stands. A form that is not in steps has a single one, which is the last. */
export type Steps = {
  /** Counted from 0. */
  open: number;
  isLast: boolean;
  /** Errors found by the site, then those found in the browser before the next step opens. */
  summary: FormErrors | undefined;
  errors: FormErrors['errors'];
  /** Opens the next step, unless a field of this one is empty that may not be. */
  goOn: (form: HTMLFormElement) => void;
  goBack: () => void;
  /** Opens the step that asks for a field. */
  reveal: (field: string) => void;
};

/** A form that is shown again opens where the first mistake is; one without mistakes where it was sent. */
function firstOpen(each: readonly StepContent[], answer: FormAnswer | undefined): number {
  if (!answer) return 0;
  const wrong = each.findIndex(({ fields }) => fields.some((field) => answer.errors[field] !== undefined));
  return wrong < 0 ? Math.max(0, each.length - 1) : wrong;
}

export function useSteps(content: FormContent, place: string, answer: FormAnswer | undefined): Steps {
  const each = content.steps?.each ?? [];
  const last = Math.max(0, each.length - 1);
  const [open, setOpen] = useState(() => firstOpen(each, answer));
  const [summary, setSummary] = useState<FormErrors | undefined>(answer);
  const errors = summary?.errors ?? noErrors;
  const show = (step: number) => {
    flushSync(() => setOpen(step));
    const heading = document.getElementById(stepId({ place }, step));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  const goOn = (form: HTMLFormElement) => {
    const asked = each[open]?.fields ?? [];
    const found = mistakesIn(form, asked, content.fields);
    const here = found.map(({ field, error }): [string, string] => [field, error]);
    const elsewhere = Object.entries(errors).filter(([field]) => !asked.includes(field));
    const all = [...here, ...elsewhere];
    const heading = content.steps?.errorHeadings[all.length - 1];
    const left = all.length > 0 ? { messages: [], heading, errors: Object.fromEntries(all) } : undefined;
    // The summary takes the focus while this renders; a step that opens takes it afterwards.
    flushSync(() => setSummary(left));
    if (here.length === 0) show(open + 1);
  };
  const reveal = (field: string) => {
    const step = each.findIndex(({ fields }) => fields.includes(field));
    // The link that was followed looks for the field as soon as this returns.
    flushSync(() => setOpen(step < 0 ? last : step));
  };
  return { open, isLast: open === last, summary, errors, goOn, goBack: () => show(open - 1), reveal };
}
