import { type ComponentProps, useId } from 'react';
import { Icon } from './icon/icon.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  help?: string;
  error?: string | undefined;
};

/** An island that rerenders it gives an id, because React's own ids differ between the page and an island. */
export function TextField({ label, help, error, id: given, ...input }: TextFieldProps) {
  const own = useId();
  const id = given ?? own;
  const helpId = help && `${id}-help`;
  const errorId = error && `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {help && (
        <p id={helpId} className="text-sm text-muted">
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
