import { useForm, fieldId } from './form-context.ts';
import { FieldControl } from './field-control.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldInput } from '../definition/form-content.ts';

export function FieldList({ names }: { names?: readonly string[] }) {
  const { fields } = useForm().content;
  return (
    <div className="form-row">
      {(names ?? Object.keys(fields)).map((name) => (
        <Field key={name} name={name} />
      ))}
    </div>
  );
}

type FieldProps = { name: string } & FieldInput;

function Field({ name, ...given }: FieldProps) {
  const { content, result, errors, formKey } = useForm();
  const field = content.fields[name];
  const typed = result?.values[name];
  if (!field || field.choices?.length === 0) return null;
  // While no times can be read, a chosen one is sent again unseen.
  if (field.moments?.days.length === 0)
    return typed ? <input type="hidden" name={name} defaultValue={typed} /> : null;
  const id = fieldId({ formKey }, name);
  const label = field.isRequired ? field.label : `${field.label} ${content.optional}`;
  const input = { ...field.input, ...given };
  return (
    <FieldFrame
      id={id}
      label={label}
      help={field.help}
      error={errors[name]}
      isGroup={input.choice === 'radio' || input.choice === 'moment'}
      isWide={input.isWide ?? Boolean(input.rows)}
    >
      {(described) => (
        <FieldControl
          id={id}
          name={name}
          field={{ ...field, input }}
          typed={typed}
          unchosen={field.unchosen ?? content.unchosen}
          described={described}
        />
      )}
    </FieldFrame>
  );
}
