import { type FormMetadata, parse, type Submission } from '@conform-to/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fillerOf, type FormContent, type FormResult, hiddenFields } from '../definition/form-content.ts';
import { uploadField } from '../definition/upload-limits.ts';
import { FieldList } from './field.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function controlOf(form: HTMLFormElement, field: string): Control | undefined {
  const named = form.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named[0] : named;
  return isControl(control) ? control : undefined;
}

function errorOf(form: HTMLFormElement, name: string, { fields }: FormContent): string | undefined {
  const control = controlOf(form, name);
  const { problems, moments } = fields[name] ?? {};
  if (!control || !problems) return undefined;
  const data = new FormData(form);
  const isDay = moments?.some(({ day }) => day === data.get(name));
  const filler = fillerOf(fields, name);
  const isOwn = filler !== undefined && fields[filler]?.choices?.at(-1)?.value === data.get(filler);
  if (filler !== undefined && !isOwn) return undefined;
  const isAsked = control.required || isOwn;
  const isMissing = isDay || control.validity.valueMissing || (isAsked && control.value.trim() === '');
  return isMissing ? problems.missing : control.validity.valid ? undefined : problems.malformed;
}

export function useSteps(content: FormContent, result: FormResult | undefined) {
  const each = content.steps?.each ?? [];
  const last = Math.max(0, each.length - 1);
  const stepOf = (isWanted: (field: string) => boolean) => {
    const step = each.findIndex(({ fields }) => fields.some(isWanted));
    return step < 0 ? last : step;
  };
  const [open, setOpen] = useState(() =>
    result ? stepOf((field) => result.lastResult.error?.[field] !== undefined) : 0,
  );
  const names = each[open]?.fields ?? Object.keys(content.fields);

  /** Checks the open step before the next one and before the form is sent; the server checks everything. */
  const onValidate = (sent: { form: HTMLFormElement; formData: FormData }): Submission<HiddenValues> =>
    parse(sent.formData, {
      resolve: (_, intent) => {
        const errors: Record<string, string[] | null> = {};
        for (const name of [...Object.keys(content.fields), uploadField, hiddenFields.answer]) {
          const error = names.includes(name) ? errorOf(sent.form, name, content) : undefined;
          if (error) errors[name] = [error];
          // An error that is null stays as it was.
          else if (intent && !names.includes(name)) errors[name] = null;
        }
        return { error: intent || Object.keys(errors).length > 0 ? errors : null };
      },
    });

  const show = (form: FormMetadata<HiddenValues>, step: number) => {
    flushSync(() => setOpen(step));
    const heading = document.getElementById(stepId(form, step));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  return {
    open,
    isLast: open === last,
    onValidate,
    goToNext: (form: FormMetadata<HiddenValues>) => {
      flushSync(() => form.validate());
      if (!names.some((name) => form.allErrors[name])) show(form, open + 1);
    },
    goToPrevious: (form: FormMetadata<HiddenValues>) => show(form, open - 1),
    // The browser follows the link to the field as soon as this returns.
    reveal: (field: string) => flushSync(() => setOpen(stepOf((each) => each === field))),
  };
}

export type HiddenValues = Record<(typeof hiddenFields)[keyof typeof hiddenFields], string>;

const stepId = ({ id }: { id: string }, step: number) => `${id}-step-${String(step + 1)}`;

type StepListProps = { content: FormContent; open: number; form: { id: string } };

export function StepList({ content, open, form }: StepListProps) {
  const { steps } = content;
  if (!steps) return null;
  return (
    <>
      <ol
        aria-label={steps.label}
        className="form-progress mb-4 hidden auto-cols-fr grid-flow-col gap-2 scripted:grid"
      >
        {steps.each.map(({ title }, step) => (
          <li
            key={title}
            className={`${step <= open ? 'border-accent' : 'border-line'} border-t-4 pt-3 text-sm text-muted transition-[border-color] aria-[current]:font-semibold aria-[current]:text-ink max-[30rem]:pt-0`}
            aria-current={step === open ? 'step' : undefined}
          >
            <span className="max-[30rem]:sr-only">{title}</span>
          </li>
        ))}
      </ol>
      {steps.each.map(({ progress, title, fields }, step) => (
        <div
          key={title}
          role="group"
          aria-labelledby={stepId(form, step)}
          className={`grid gap-6 ${step === open ? '' : 'scripted:hidden'} ${step > 0 ? 'pt-6 scripted:pt-0' : ''}`}
        >
          <h3 id={stepId(form, step)} tabIndex={-1} className="heading-3 scroll-mt-22 focus:outline-none">
            <span className="eyebrow mb-1.5 block font-text leading-[1.4]">{progress}</span> {title}
          </h3>
          <FieldList content={content} names={fields} />
        </div>
      ))}
    </>
  );
}
