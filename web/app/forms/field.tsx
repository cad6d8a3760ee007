import { FieldFrame } from './field-frame.tsx';
import type { FieldInput } from './form-content.ts';
import { fieldId, useForm } from './form-context.ts';

type FieldProps = { name: string } & FieldInput;

/** A field of the form around it: its words and limits come from there, and so does what was typed before. */
export function Field({ name, ...given }: FieldProps) {
  const form = useForm();
  const field = form.content.fields[name];
  if (!field) return null;
  const error = form.answer?.errors[name];
  const id = fieldId(form, name);
  const label = field.isRequired ? field.label : `${field.label} ${form.content.optional}`;
  const { rows, type = 'text', ...input } = { ...field.input, ...given };
  return (
    <FieldFrame id={id} label={label} help={field.help} error={error}>
      {(described) => {
        const shared = {
          ...described,
          ...input,
          id,
          name,
          className: 'input',
          required: field.isRequired,
          defaultValue: form.answer?.values[name],
        };
        return rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />;
      }}
    </FieldFrame>
  );
}
