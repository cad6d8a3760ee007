import type { FormContent } from '../definition/form-content.ts';
import type { Steps } from './form-context.ts';

type FormActionsProps = { content: FormContent; steps: Steps; isSending: boolean };

/** Enter presses the first button, so the next step comes first. Before hydration it submits the form. */
export function FormActions({ content, steps, isSending }: FormActionsProps) {
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
