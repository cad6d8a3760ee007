import { useId } from 'react';
import type { ListFilterData } from './list-filter-data.ts';

type SortSelectProps = Pick<ListFilterData, 'sort'> & { formId: string };

export function SortSelect({ sort: { label, choices }, formId }: SortSelectProps) {
  const id = useId();
  return (
    <div className="ms-auto flex items-center gap-3 text-sm">
      <label htmlFor={id} className="whitespace-nowrap text-muted max-lg:sr-only">
        {label}
      </label>
      <select
        id={id}
        name="sort"
        form={formId}
        defaultValue={choices.find(({ isChosen }) => isChosen)?.value}
        className="input select min-h-9 max-w-40 [field-sizing:content] py-1 md:max-w-none"
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
