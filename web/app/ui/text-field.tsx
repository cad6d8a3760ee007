import { type ComponentProps, useId } from 'react';
import { Icon } from './icon/icon.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  /** A line under the label that says what is asked for. */
  help?: string;
  /** What is wrong with what was typed. */
  error?: string | undefined;
};

/** A line of input with its label above it and its error below. */
export function TextField({ label, help, error, ...input }: TextFieldProps) {
  const id = useId();
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
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={[helpId, errorId].filter(Boolean).join(' ') || undefined}
      />
      {error && (
        <p id={errorId} className="field-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
