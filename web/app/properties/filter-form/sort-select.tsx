import { useId } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ListFilterData } from './list-filter-data.ts';

type SortSelectProps = Pick<ListFilterData, 'sort'> & { formId: string };

/** Works outside its form, beside the list that it orders. */
export function SortSelect({ sort: { label, choices }, formId }: SortSelectProps) {
  const id = useId();
  return (
    <div className="list-sort flex items-center gap-3 max-md:relative max-md:flex-none md:*:[.icon]:hidden">
      <label htmlFor={id} className="text-sm text-muted max-md:sr-only">
        {label}
      </label>
      <select
        id={id}
        name="sort"
        form={formId}
        defaultValue={choices.find(({ isChosen }) => isChosen)?.value}
        className="input select min-w-0 md:w-auto"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="sort" />
    </div>
  );
}
