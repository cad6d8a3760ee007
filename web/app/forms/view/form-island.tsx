import { FormProvider, getFormProps, getInputProps, useField, useForm } from '@conform-to/react';
import { fillerOf, type FormContent, type FormResult, hiddenFields } from '../definition/form-content.ts';
import { uploadField } from '../definition/upload-limits.ts';
import { useProof } from '../protection/use-proof.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldList, idOf } from './field.tsx';
import { FilesField } from './files-field.tsx';
import { FormSummary } from './form-summary.tsx';
import { type HiddenValues, StepList, useSteps } from './steps.tsx';

function Question({ question }: { question: NonNullable<FormResult['question']> }) {
  const [field] = useField<string>(hiddenFields.answer);
  return (
    <FieldFrame field={field} label={`${question.label}: ${question.text}`} help={question.help}>
      {(described) => (
        <input
          {...getInputProps(field, { type: 'text', ...described })}
          className="input"
          autoComplete="off"
          required
        />
      )}
    </FieldFrame>
  );
}

type FormActionsProps = {
  content: FormContent;
  open: number;
  isLast: boolean;
  isSending: boolean;
  goToNext: () => void;
  goToPrevious: () => void;
};

/** Enter presses the first button, so the next step comes first. Before hydration it submits the form. */
function FormActions({ content, open, isLast, isSending, goToNext, goToPrevious }: FormActionsProps) {
  const { steps } = content;
  return (
    <div className="form-actions">
      {steps && !isLast && (
        <button
          className="button hidden scripted:inline-flex"
          type="submit"
          onClick={(event) => {
            event.preventDefault();
            goToNext();
          }}
        >
          {steps.next}
        </button>
      )}
      <button className={isLast ? 'button' : 'button scripted:hidden'} type="submit">
        {isSending ? content.sending : content.button}
      </button>
      {steps && open > 0 && (
        <button
          className="button button-quiet hidden scripted:inline-flex"
          type="button"
          onClick={goToPrevious}
        >
          {steps.previous}
        </button>
      )}
    </div>
  );
}

export type FormIslandProps = {
  content: FormContent;
  /** The id of the form, distinct for each form on the page: the key of its module. */
  formKey: string;
  result: FormResult | undefined;
};

type Values = HiddenValues & Record<string, string>;

export function FormIsland({ content, formKey, result }: FormIslandProps) {
  const steps = useSteps(content, result);
  const { open, isLast, onValidate } = steps;
  const isProved = Boolean(result?.lastResult.initialValue?.[hiddenFields.token]);
  const { form: ref, isSending, onSubmit } = useProof(content.form, isProved);
  const shown = Object.entries(content.fields);
  const presets = shown.flatMap(([name, { input }]) => (input.preset ? [[name, input.preset] as const] : []));
  const [form, fields] = useForm<Values>({
    id: formKey,
    lastResult: result?.lastResult,
    ...(presets.length > 0 && { defaultValue: Object.fromEntries(presets) }),
    constraint: Object.fromEntries(
      shown.map(([name, { isRequired, input }]) => [
        name,
        // The browser would not send a form for what it does not show.
        {
          required: isRequired && !fillerOf(content.fields, name),
          ...(input.pattern && { pattern: input.pattern }),
        },
      ]),
    ),
    onSubmit,
    onValidate,
  });
  const ids = shown.map(([name, field]) => [name, fields[name] && idOf(fields[name], field)] as const);
  const wrong = Object.entries(form.allErrors).filter(([name]) => name !== '');
  const isUnanswered = (name: string, error: string | undefined) =>
    error !== undefined && error === content.fields[name]?.problems?.missing;
  const isOpen = wrong.every(([name, [error]]) => isUnanswered(name, error));
  const headings = content.headings[isOpen ? 'unanswered' : 'wrong'];
  const { trap, answer } = hiddenFields;
  return (
    <FormProvider context={form.context}>
      <FormSummary
        form={form}
        ids={Object.fromEntries([
          ...ids,
          [uploadField, fields[uploadField]?.id],
          [answer, fields[answer].id],
        ])}
        heading={headings[Math.min(wrong.length, headings.length) - 1]}
        note={form.status && result?.note}
        wordsOf={(name, error) => (isUnanswered(name, error) && content.fields[name]?.problems?.ask) || error}
        onFollow={steps.reveal}
      />
      <form
        method="post"
        {...getFormProps(form)}
        ref={ref}
        encType={content.files && 'multipart/form-data'}
        action={`#${form.errorId}`}
        className="form"
      >
        <input type="hidden" name={hiddenFields.form} value={content.form} />
        <input type="hidden" name={hiddenFields.formKey} value={formKey} />
        <input {...getInputProps(fields[hiddenFields.token], { type: 'hidden' })} />
        <input {...getInputProps(fields[hiddenFields.proof], { type: 'hidden' })} />
        {content.required && <p className="text-sm text-muted">{content.required}</p>}
        {content.steps ? (
          <StepList content={content} open={open} form={form} />
        ) : (
          <FieldList content={content} />
        )}
        {content.files && (
          <FilesField files={content.files} optional={content.optional} kept={result?.files} />
        )}
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={fields[trap].id}>{content.leaveEmpty}</label>
          <input
            {...getInputProps(fields[trap], { type: 'text', value: false })}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        <div className={isLast ? 'grid gap-6' : 'grid gap-6 scripted:hidden'}>
          {result?.question && <Question question={result.question} />}
          <p className="text-sm text-muted">
            {content.privacy.text}{' '}
            {content.privacy.link && <a href={content.privacy.link.href}>{content.privacy.link.label}</a>}
          </p>
        </div>
        <FormActions
          {...{ content, open, isLast, isSending }}
          goToNext={() => steps.goToNext(form)}
          goToPrevious={() => steps.goToPrevious(form)}
        />
      </form>
    </FormProvider>
  );
}
