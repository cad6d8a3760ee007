import {
  type FieldMetadata,
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  useField,
} from '@conform-to/react';
import {
  type FieldContent,
  fillerOf,
  type FormContent,
  type DayOfMoments,
} from '../definition/form-content.ts';
import { type Described, FieldFrame } from './field-frame.tsx';

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

type MomentChoiceProps = { field: FieldMetadata<string>; days: readonly DayOfMoments[] };

/** One group of radio buttons, so that a day takes back the time of another. Without `:has()` all times are shown. */
function MomentChoice({ field, days }: MomentChoiceProps) {
  const { initialValue = '' } = field;
  const isOffered = days.some(({ moments }) => moments.some(({ value }) => value === initialValue));
  const shown = days.find(({ day }) => initialValue.startsWith(day)) ?? days[0];
  return (
    <div className="@container mt-2">
      <div className="moment-days">
        {days.map(({ day, label, short, free, moments }) => {
          const options = [day, ...moments.map(({ value }) => value)];
          const [first, ...times] = getCollectionProps(field, {
            type: 'radio',
            options,
            ariaAttributes: false,
          });
          const { key, ...radio } = first ?? {};
          return (
            <div key={key} role="group" aria-label={label} className="contents">
              <label className="option">
                <input {...radio} defaultChecked={!isOffered && day === shown?.day} />
                <span className="font-semibold whitespace-nowrap">{short}</span>
                <span className="text-sm whitespace-nowrap">{free}</span>
              </label>
              <div className="moment-times">
                <p className="col-span-full text-sm text-muted first-letter:uppercase" aria-hidden="true">
                  {label}
                </p>
                {times.map(({ key, ...radio }, index) => (
                  <label key={key} className="option">
                    <input {...radio} />
                    {moments[index]?.label}
                  </label>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
