import { useEffect, useRef } from 'react';
import type { FormAnswer } from '../definition/form-content.ts';
import { fieldId, useForm } from './form-context.ts';

/** Above a form that is shown again: why, and a link to each field that is wrong. It takes the focus. */
export function AnswerSummary({ answer, id }: { answer: FormAnswer; id: string }) {
  const form = useForm();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
  }, [answer]);
  return (
    <div ref={summary} id={id} tabIndex={-1} className="notice notice-danger form-summary">
      {answer.messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {answer.heading && <p className="font-semibold">{answer.heading}</p>}
      <ul>
        {Object.entries(answer.errors).map(([name, error]) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`} onClick={() => form.reveal(name)}>
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
