import { useId } from 'react';
import type { FilterField } from './list-filter-data.ts';

type FilterSelectProps = { name: string; label: string; allLabel: string; field: FilterField };

export function FilterSelect({ name, label, allLabel, field }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={field.chosen} className="input select">
        <option value="">{allLabel}</option>
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
