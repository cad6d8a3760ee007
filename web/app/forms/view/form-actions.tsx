import type { FormContent } from '../definition/form-content.ts';
import type { Steps } from './use-steps.ts';

type FormActionsProps = { content: FormContent; steps: Steps; isSending: boolean };

/**
 * The buttons of a form. The one that leads to the next step comes first, so that it is the one that Enter presses;
 * as long as no script has taken it over it sends the form, and the site opens the step where something is missing.
 */
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
            if (event.currentTarget.form) steps.goOn(event.currentTarget.form);
          }}
        >
          {content.steps.next}
        </button>
      )}
      <button className={isLast ? 'button' : 'button without-script'} type="submit">
        {isSending ? content.sending : content.button}
      </button>
      {content.steps && open > 0 && (
        <button className="button button-quiet with-script" type="button" onClick={steps.goBack}>
          {content.steps.previous}
        </button>
      )}
    </div>
  );
}
