import { useId } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import type { FilterField } from './list-filter-data.ts';

export function FilterControl({ field }: { field: FilterField }) {
  const { parameter, label } = field;
  if (field.kind === 'select') return <FilterSelect field={field} />;
  return (
    <TextField
      type="search"
      name={parameter}
      label={label}
      defaultValue={field.value}
      maxLength={field.maxLength}
      autoComplete="off"
    />
  );
}

function FilterSelect({ field }: { field: Extract<FilterField, { kind: 'select' }> }) {
  const id = useId();
  const { parameter, label, allLabel, chosen, choices } = field;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} name={parameter} defaultValue={chosen} className="input select">
        <option value="">{allLabel}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
