import type { FormMetadata } from '@conform-to/react';
import { useEffect, useRef } from 'react';

type FormSummaryProps = {
  form: Pick<FormMetadata, 'errorId' | 'errors' | 'allErrors'>;
  ids: Readonly<Record<string, string | undefined>>;
  heading?: string | undefined;
  note?: string | undefined;
  wordsOf?: (field: string, error: string) => string;
  onFollow?: (field: string) => void;
};

/** Focuses the summary where no script runs. */
const focus = { autoFocus: true };

export function FormSummary({ form, ids, heading, note, wordsOf, onFollow }: FormSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const { errorId, errors: messages = [], allErrors } = form;
  useEffect(() => {
    summary.current?.focus();
  }, [allErrors]);
  const order = Object.keys(ids);
  const wrong = Object.entries(allErrors)
    .filter(([field]) => field !== '')
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  if (messages.length + wrong.length === 0) return null;
  return (
    <div
      ref={summary}
      id={errorId}
      tabIndex={-1}
      {...focus}
      className="notice notice-danger form-summary mb-6 max-w-184 [&>p]:not-first:last:mt-2"
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {heading && <p className="font-semibold">{heading}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([field, [error = '']]) => (
            <li key={field}>
              <a
                href={`#${ids[field] ?? errorId}`}
                className="inline-block py-1 text-danger"
                onClick={() => onFollow?.(field)}
              >
                {wordsOf?.(field, error) ?? error}
              </a>
            </li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
