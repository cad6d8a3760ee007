import type { Described } from './field-frame.tsx';
import { MomentChoice } from './moment-choice.tsx';
import type { FieldContent } from '../definition/form-content.ts';

type FieldControlProps = {
  id: string;
  name: string;
  field: FieldContent;
  typed: string | undefined;
  unchosen: string;
  described: Described;
};

export function FieldControl({ id, name, field, typed, unchosen, described }: FieldControlProps) {
  const { choices = [], input, isRequired } = field;
  const { autoComplete, inputMode, pattern, rows, type = 'text' } = input;
  const shared = { id, name, required: isRequired, autoComplete };
  if (field.moments) return <MomentChoice id={id} name={name} moments={field.moments} typed={typed} />;
  if (input.choice === 'radio') {
    return (
      <div className="choices">
        {choices.map(({ value, label }, index) => {
          const choiceId = index === 0 ? id : `${id}-${value}`;
          return (
            <label key={value} htmlFor={choiceId} className="choice">
              <input {...shared} id={choiceId} type="radio" value={value} defaultChecked={value === typed} />
              {label}
            </label>
          );
        })}
      </div>
    );
  }
  if (input.choice === 'list') {
    return (
      <select {...shared} {...described} className="input select" defaultValue={typed ?? ''}>
        <option value="">{unchosen}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const written = { ...shared, ...described, className: 'input', defaultValue: typed };
  if (rows) return <textarea {...written} rows={rows} />;
  return <input {...written} type={type} inputMode={inputMode} pattern={pattern} />;
}
