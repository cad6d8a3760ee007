import { FieldList } from './field-list.tsx';
import { stepId, useForm } from './form-context.ts';
import { StepProgress } from './step-progress.tsx';

/**
 * The steps of a form, one below the other. Where script runs, only the open one is in sight, from the first drawing;
 * else the steps are numbered parts of one long form.
 */
export function StepList() {
  const form = useForm();
  return (
    <>
      <StepProgress />
      {form.content.steps?.each.map(({ progress, title, fields }, step) => (
        <div
          key={title}
          role="group"
          aria-labelledby={stepId(form, step)}
          className={step === form.open ? 'form-step is-open' : 'form-step'}
        >
          <h3 id={stepId(form, step)} tabIndex={-1} className="form-step-title heading-3">
            <span className="eyebrow">{progress}</span> {title}
          </h3>
          <FieldList names={fields} />
        </div>
      ))}
    </>
  );
}
