import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

type Described = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FieldFrameProps = {
  id: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  /** The control, which says by these attributes what describes it. */
  children: (described: Described) => ReactNode;
};

/** What stands around every control: its label and help above it, what is wrong with it below. */
export function FieldFrame({ id, label, help, error, children }: FieldFrameProps) {
  const helpId = help && `${id}-help`;
  const errorId = error && `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {help && (
        <p id={helpId} className="field-help">
          {help}
        </p>
      )}
      {children({
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p id={errorId} className="field-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
