import { FieldFrame } from '../../forms/view/field-frame.tsx';
import type { StepField } from './step-page-data.ts';

export function CredentialField({ id, field }: { id: string; field: StepField }) {
  const { name, label, type, autoComplete, help, error, value, isFixed } = field;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(described) => (
        <input
          {...described}
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          className="input"
          required
          readOnly={isFixed}
          defaultValue={value}
        />
      )}
    </FieldFrame>
  );
}
