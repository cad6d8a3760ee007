import { type FieldMetadata, getFieldsetProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';

/** Adds the help of a field to the description that conform gives it. */
export type Described = { ariaDescribedBy?: string };

type FieldFrameProps = {
  field: FieldMetadata<string>;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isGroup?: boolean;
  isWide?: boolean;
  isHalf?: boolean | undefined;
  /** Fills others in, or is filled in by another. */
  filling?: 'fills' | 'filled' | undefined;
  children: (described: Described) => ReactNode;
};

/** May be invalid, as a plain group may not, and has no name, which its buttons have. */
const radioGroup = { role: 'radiogroup', name: undefined };

export function FieldFrame({
  field,
  label,
  help,
  isGroup,
  isWide,
  isHalf,
  filling,
  children,
  ...given
}: FieldFrameProps) {
  const { error = field.errors?.[0] } = given;
  const described = help ? { ariaDescribedBy: field.descriptionId } : {};
  const explanation = help && (
    <p id={field.descriptionId} className="text-sm text-muted">
      {help}
    </p>
  );
  const fieldError = error && (
    <p id={field.errorId} className="field-error">
      <Icon name="alert" />
      {error}
    </p>
  );
  const look = isWide ? 'field field-wide' : isHalf ? 'field field-half' : 'field';
  const className = filling ? `${look} field-${filling}` : look;
  if (isGroup) {
    return (
      <fieldset {...getFieldsetProps(field, described, true)} {...radioGroup} className={className}>
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
        <label htmlFor={field.id} className="field-label">
          {label}
        </label>
        {explanation}
      </div>
      {children(described)}
      {fieldError}
    </div>
  );
}
