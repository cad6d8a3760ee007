import { FieldList } from './field.tsx';
import { stepId, useForm } from './form-context.ts';

/** Shows the open step where script runs; otherwise all steps as numbered parts of one long form. */
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

function StepProgress() {
  const { content, open } = useForm();
  const { steps } = content;
  if (!steps) return null;
  return (
    <ol aria-label={steps.label} className="form-progress with-script">
      {steps.each.map(({ title }, step) => (
        <li
          key={title}
          className={step <= open ? 'form-progress-step is-reached' : 'form-progress-step'}
          aria-current={step === open ? 'step' : undefined}
        >
          <span>{title}</span>
        </li>
      ))}
    </ol>
  );
}
