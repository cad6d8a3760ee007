import {
  type FieldMetadata,
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  useField,
} from '@conform-to/react';
import { type FieldContent, fillerOf, type FormContent } from '../definition/form-content.ts';
import { type Described, FieldFrame } from './field-frame.tsx';
import { MomentChoice } from './moment-choice.tsx';

type FieldListProps = { content: FormContent; names?: readonly string[] };

export function FieldList({ content, names = Object.keys(content.fields) }: FieldListProps) {
  return (
    <div className="form-row">
      {names.map((name) => {
        const shown = content.fields[name];
        return shown && <Field key={name} name={name} shown={shown} form={content} />;
      })}
    </div>
  );
}

type FieldProps = {
  name: string;
  shown: FieldContent;
  /** Missing where every field is required and every list has its choice. */
  form?: Pick<FormContent, 'optional' | 'unchosen' | 'fields'>;
};

export function Field({ name, shown, form }: FieldProps) {
  const [field] = useField<string>(name);
  const { input, moments } = shown;
  if (shown.choices?.length === 0) return null;
  // While no times can be read, a chosen one is sent again unseen.
  if (moments?.length === 0)
    return field.initialValue ? <input {...getInputProps(field, { type: 'hidden' })} /> : null;
  return (
    <FieldFrame
      field={field}
      label={shown.isRequired || !form ? shown.label : `${shown.label} ${form.optional}`}
      help={shown.help}
      isGroup={input.choice === 'radio' || input.choice === 'moment'}
      isWide={input.isWide ?? Boolean(input.rows)}
      isHalf={input.isHalf}
      filling={input.fills ? 'fills' : form && fillerOf(form.fields, name) ? 'filled' : undefined}
    >
      {(described) =>
        moments ? (
          <MomentChoice field={field} days={moments} />
        ) : (
          <Control
            field={field}
            shown={{ ...(form && { unchosen: form.unchosen }), ...shown }}
            described={described}
          />
        )
      }
    </FieldFrame>
  );
}

type ControlProps = { field: FieldMetadata<string>; shown: FieldContent; described: Described };

function Control({ field, shown: { choices = [], input, unchosen }, described }: ControlProps) {
  const { autoComplete, inputMode, rows, type = 'text' } = input;
  if (input.choice === 'radio') {
    const options = choices.map(({ value }) => value);
    const radios = getCollectionProps(field, { type: 'radio', options, ariaAttributes: false });
    const isShort = choices.length < 4 && choices.every(({ label }) => label.length <= 20);
    return (
      <div className={isShort ? 'options' : 'choices'}>
        {radios.map(({ key, ...radio }, index) => (
          <label key={key} htmlFor={radio.id} className={isShort ? 'option' : 'choice'}>
            <input {...radio} />
            {choices[index]?.label}
          </label>
        ))}
      </div>
    );
  }
  if (input.choice === 'list') {
    return (
      <select {...getSelectProps(field, described)} autoComplete={autoComplete} className="input select">
        {unchosen !== undefined && <option value="">{unchosen}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const attributes = { autoComplete, className: 'input' };
  if (rows) return <textarea {...getTextareaProps(field, described)} {...attributes} rows={rows} />;
  return <input {...getInputProps(field, { type, ...described })} {...attributes} inputMode={inputMode} />;
}

/** The id to which an error links; of a group, that of its first button. */
export function idOf(
  field: FieldMetadata<string>,
  { input, choices, moments }: Pick<FieldContent, 'input' | 'choices' | 'moments'>,
): string {
  const first = moments?.[0]?.day ?? (input.choice === 'radio' ? choices?.[0]?.value : undefined);
  const options = first === undefined ? [] : [first];
  return getCollectionProps(field, { type: 'radio', options })[0]?.id ?? field.id;
}
