import { FormSummary } from './form-summary.tsx';
import { FieldList } from './field-list.tsx';
import { FilesField } from './files-field.tsx';
import { FormActions } from './form-actions.tsx';
import { type FormResult, type FormContent, hiddenFields } from '../definition/form-content.ts';
import { fieldId, FormContext } from './form-context.ts';
import { Question } from './question.tsx';
import { StepList } from './step-list.tsx';
import { useProof } from '../protection/use-proof.ts';
import { useSteps } from './use-steps.ts';

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
