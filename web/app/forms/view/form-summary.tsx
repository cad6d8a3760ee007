import { useEffect, useRef } from 'react';
import type { FormErrors } from '../definition/form-content.ts';

type FormSummaryProps = FormErrors & {
  id: string;
  idOf: (field: string) => string;
  onFollow?: (field: string) => void;
};

/** Focuses the summary where no script runs. */
const focus = { autoFocus: true };

/** Tells above a form why it is shown again and links to each wrong field. */
export function FormSummary({ id, messages, heading, errors, note, idOf, onFollow }: FormSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
  }, [errors]);
  const wrong = Object.entries(errors);
  return (
    <div ref={summary} id={id} tabIndex={-1} {...focus} className="notice notice-danger form-summary">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {heading && <p className="font-semibold">{heading}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([field, error]) => (
            <li key={field}>
              <a href={`#${idOf(field)}`} onClick={() => onFollow?.(field)}>
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
