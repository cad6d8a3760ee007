import { Field } from './field.tsx';
import { useForm } from './form-context.ts';

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
