import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';

export type Described = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FieldFrameProps = {
  id: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  isGroup?: boolean;
  isWide?: boolean;
  children: (described: Described) => ReactNode;
};

export function FieldFrame({ id, label, help, error, isGroup, isWide, children }: FieldFrameProps) {
  const helpId = help && `${id}-help`;
  const errorId = error && `${id}-error`;
  const described: Described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
  };
  const explanation = help && (
    <p id={helpId} className="field-help">
      {help}
    </p>
  );
  const fieldError = error && (
    <p id={errorId} className="field-error">
      <Icon name="alert" />
      {error}
    </p>
  );
  const className = isWide ? 'field field-wide' : 'field';
  if (isGroup) {
    return (
      <fieldset className={className} aria-describedby={described['aria-describedby']}>
        <legend className="field-label">{label}</legend>
        {explanation}
        {children(described)}
        {fieldError}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <div className="field-words">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        {explanation}
      </div>
      {children(described)}
      {fieldError}
    </div>
  );
}
