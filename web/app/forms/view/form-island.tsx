import { FieldFrame } from './field-frame.tsx';
import { type FormResult, hiddenFields, type FormContent } from '../definition/form-content.ts';
import { fieldId, useForm, type Steps, FormContext } from './form-context.ts';
import { FormSummary } from './form-summary.tsx';
import { FieldList } from './field.tsx';
import { FilesField } from './files-field.tsx';
import { StepList } from './step-list.tsx';
import { useProof } from '../protection/use-proof.ts';
import { useSteps } from './use-steps.ts';

function Question({ question }: { question: NonNullable<FormResult['question']> }) {
  const id = fieldId(useForm(), hiddenFields.answer);
  return (
    <FieldFrame
      id={id}
      label={`${question.label}: ${question.text}`}
      help={question.help}
      error={question.error}
    >
      {(described) => (
        <input
          {...described}
          id={id}
          name={hiddenFields.answer}
          className="input"
          autoComplete="off"
          required
          defaultValue={question.answer}
        />
      )}
    </FieldFrame>
  );
}

type FormActionsProps = { content: FormContent; steps: Steps; isSending: boolean };

/** Enter presses the first button, so the next step comes first. Before hydration it submits the form. */
function FormActions({ content, steps, isSending }: FormActionsProps) {
  const { isLast, open } = steps;
  return (
    <div className="form-actions">
      {content.steps && !isLast && (
        <button
          className="button with-script"
          type="submit"
          onClick={(event) => {
            event.preventDefault();
            if (event.currentTarget.form) steps.goToNext(event.currentTarget.form);
          }}
        >
          {content.steps.next}
        </button>
      )}
      <button className={isLast ? 'button' : 'button without-script'} type="submit">
        {isSending ? content.sending : content.button}
      </button>
      {content.steps && open > 0 && (
        <button className="button button-quiet with-script" type="button" onClick={steps.goToPrevious}>
          {content.steps.previous}
        </button>
      )}
    </div>
  );
}

export type FormIslandProps = {
  content: FormContent;
  /** Prefix of the ids of its fields, distinct for each form on the page: the key of its module. */
  formKey: string;
  result: FormResult | undefined;
};

export function FormIsland({ content, formKey, result }: FormIslandProps) {
  const steps = useSteps(content, formKey, result);
  const { errors, open, reveal } = steps;
  const current = { content, result, formKey, errors, open, reveal };
  const { form, isSending, onSubmit } = useProof(content.form, Boolean(result?.token));
  const Fields = content.steps ? StepList : FieldList;
  const summaryId = fieldId(current, 'summary');
  const trapId = fieldId(current, hiddenFields.trap);
  return (
    <FormContext.Provider value={current}>
      {steps.summary && (
        <FormSummary
          {...steps.summary}
          id={summaryId}
          idOf={(field) => fieldId(current, field)}
          onFollow={reveal}
        />
      )}
      <form
        ref={form}
        method="post"
        id={fieldId(current, 'form')}
        encType={content.files && 'multipart/form-data'}
        action={`#${summaryId}`}
        noValidate
        className="form"
        onSubmit={onSubmit}
      >
        <input type="hidden" name={hiddenFields.form} value={content.form} />
        <input type="hidden" name={hiddenFields.formKey} value={formKey} />
        <input type="hidden" name={hiddenFields.token} defaultValue={result?.token} />
        <input type="hidden" name={hiddenFields.proof} defaultValue={result?.proof} />
        {content.required && <p className="field-help">{content.required}</p>}
        <Fields />
        {content.files && <FilesField files={content.files} />}
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={trapId}>{content.leaveEmpty}</label>
          <input id={trapId} name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
        </div>
        <div className={steps.isLast ? 'form-end' : 'form-end without-script'}>
          {result?.question && <Question question={result.question} />}
          <p className="field-help">
            {content.privacy.text}{' '}
            {content.privacy.link && <a href={content.privacy.link.href}>{content.privacy.link.label}</a>}
          </p>
        </div>
        <FormActions content={content} steps={steps} isSending={isSending} />
      </form>
    </FormContext.Provider>
  );
}
