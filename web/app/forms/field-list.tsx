import { Field } from './field.tsx';
import { useForm } from './form-context.ts';

/** The fields of the form around it in their order, two beside each other where there is room. */
export function FieldList() {
  const { fields } = useForm().content;
  return (
    <div className="form-row">
      {Object.keys(fields).map((name) => (
        <Field key={name} name={name} />
      ))}
    </div>
  );
}
