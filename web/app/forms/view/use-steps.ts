import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormContent, FormResult, FormErrors, StepContent } from '../definition/form-content.ts';
import { stepId, type Steps } from './form-context.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type FieldError = { field: string; error: string };

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** The first control of a field; each radio button of a group reports whether one is chosen. */
function controlOf(form: HTMLFormElement, field: string): Control | undefined {
  const named = form.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named[0] : named;
  return isControl(control) ? control : undefined;
}

/** Finds the empty and malformed fields that the browser itself can detect. The server checks everything else. */
function findFieldErrors(
  form: HTMLFormElement,
  names: readonly string[],
  fields: FormContent['fields'],
): FieldError[] {
  return names.flatMap((field) => {
    const control = controlOf(form, field);
    const problems = fields[field]?.problems;
    if (!control || !problems) return [];
    const isMissing = control.validity.valueMissing || (control.required && control.value.trim() === '');
    const error = isMissing ? problems.missing : !control.validity.valid && problems.malformed;
    return error ? [{ field, error }] : [];
  });
}

const noErrors: FormErrors['errors'] = {};

function firstOpen(each: readonly StepContent[], result: FormResult | undefined): number {
  if (!result) return 0;
  const wrong = each.findIndex(({ fields }) => fields.some((field) => result.errors[field] !== undefined));
  return wrong < 0 ? Math.max(0, each.length - 1) : wrong;
}

export function useSteps(content: FormContent, formKey: string, result: FormResult | undefined): Steps {
  const each = content.steps?.each ?? [];
  const last = Math.max(0, each.length - 1);
  const [open, setOpen] = useState(() => firstOpen(each, result));
  const [summary, setSummary] = useState<FormErrors | undefined>(result);
  const errors = summary?.errors ?? noErrors;
  const show = (step: number) => {
    flushSync(() => setOpen(step));
    const heading = document.getElementById(stepId({ formKey }, step));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  const goToNext = (form: HTMLFormElement) => {
    const names = each[open]?.fields ?? [];
    const found = findFieldErrors(form, names, content.fields);
    const here = found.map(({ field, error }): [string, string] => [field, error]);
    const elsewhere = Object.entries(errors).filter(([field]) => !names.includes(field));
    const all = [...here, ...elsewhere];
    const heading = content.steps?.errorHeadings[all.length - 1];
    const left = all.length > 0 ? { messages: [], heading, errors: Object.fromEntries(all) } : undefined;
    // The summary takes the focus while this renders; a step that opens takes it afterwards.
    flushSync(() => setSummary(left));
    if (here.length === 0) show(open + 1);
  };
  const reveal = (field: string) => {
    const step = each.findIndex(({ fields }) => fields.includes(field));
    // The browser follows the link to the field as soon as this returns.
    flushSync(() => setOpen(step < 0 ? last : step));
  };
  return {
    open,
    isLast: open === last,
    summary,
    errors,
    goToNext,
    goToPrevious: () => show(open - 1),
    reveal,
  };
}
