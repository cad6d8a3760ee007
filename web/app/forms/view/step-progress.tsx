import { useForm } from './form-context.ts';

/** How far one is in a form of several steps. */
export function StepProgress() {
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
