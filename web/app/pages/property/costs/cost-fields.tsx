import type { ReactNode } from 'react';
import { longestTyped, type CostInput } from '../../../content/paths/cost-address.ts';
import { TextField } from '../../../ui/text-field.tsx';

const idOf = (name: CostInput) => `costs-${name}`;

type NumberFieldProps = {
  name: CostInput;
  label: string;
  help?: string;
  value: string;
  error: string | undefined;
};

/** A text field, since number fields refuse the notation of half the languages. */
export function NumberField({ name, value, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      id={idOf(name)}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestTyped}
      defaultValue={value}
    />
  );
}

type ChoiceFieldProps = {
  name: CostInput;
  label: string;
  help?: string;
  chosen: string;
  choices: readonly { value: string; label: string }[];
};

export function ChoiceField({ name, label, help, chosen, choices }: ChoiceFieldProps): ReactNode {
  const helpId = help && `${idOf(name)}-help`;
  return (
    <fieldset className="field" aria-describedby={helpId}>
      <legend className="field-label">{label}</legend>
      <div className="choices grid-cols-1">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === chosen} />
            {choice.label}
          </label>
        ))}
      </div>
      {help && (
        <p id={helpId} className="text-sm text-muted">
          {help}
        </p>
      )}
    </fieldset>
  );
}
