import { AnswerSummary } from './answer-summary.tsx';
import { FieldList } from './field-list.tsx';
import { FormActions } from './form-actions.tsx';
import { type FormAnswer, type FormContent, hiddenFields } from '../definition/form-content.ts';
import { fieldId, FormContext } from './form-context.ts';
import { Question } from './question.tsx';
import { StepList } from './step-list.tsx';
import { useProof } from '../protection/use-proof.ts';
import { useSteps } from './use-steps.ts';

export type FormIslandProps = {
  content: FormContent;
  /** Tells this form from others on the page. */
  place: string;
  /** What the site answers to this form, if it was sent. */
  answer: FormAnswer | undefined;
};

/** A form with all its fields. It is sent to the page it stands on, as any browser sends a form. */
export function FormIsland({ content, place, answer }: FormIslandProps) {
  const steps = useSteps(content, place, answer);
  const { errors, open, reveal } = steps;
  const current = { content, answer, place, errors, open, reveal };
  const { form, isSending, onSubmit } = useProof(content.form, Boolean(answer?.token));
  const Fields = content.steps ? StepList : FieldList;
  const summaryId = fieldId(current, 'answer');
  const trapId = fieldId(current, hiddenFields.trap);
  return (
    <FormContext.Provider value={current}>
      {steps.summary && (
        <AnswerSummary
          {...steps.summary}
          id={summaryId}
          idOf={(field) => fieldId(current, field)}
          onFollow={reveal}
        />
      )}
      <form ref={form} method="post" action={`#${summaryId}`} noValidate className="form" onSubmit={onSubmit}>
        <input type="hidden" name={hiddenFields.form} value={content.form} />
        <input type="hidden" name={hiddenFields.place} value={place} />
        <input type="hidden" name={hiddenFields.token} defaultValue={answer?.token} />
        <input type="hidden" name={hiddenFields.proof} defaultValue={answer?.proof} />
        <Fields />
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={trapId}>{content.leaveEmpty}</label>
          <input id={trapId} name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
        </div>
        <div className={steps.isLast ? 'form-end' : 'form-end without-script'}>
          {answer?.question && <Question question={answer.question} />}
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
