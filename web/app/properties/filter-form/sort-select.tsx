import { useId } from 'react';
import type { ListFilterData } from './list-filter-data.ts';

export function SortSelect({ sort: { label, choices } }: Pick<ListFilterData, 'sort'>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select
        id={id}
        name="sort"
        defaultValue={choices.find(({ isChosen }) => isChosen)?.value}
        className="input select"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
