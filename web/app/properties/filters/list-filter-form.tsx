import { useText } from '../../i18n/text.tsx';
import { FilterControl } from './filter-control.tsx';
import type { FilterField, ListFilterData } from './list-filter-data.ts';

const isTyped = ({ kind }: FilterField) => kind === 'text';

export function ListFilterForm({ filters: { fields, listHref } }: { filters: ListFilterData }) {
  const t = useText();
  const ordered = [...fields.filter(isTyped), ...fields.filter((field) => !isTyped(field))];
  return (
    <search>
      <form action={listHref} aria-label={t('list.filters')} className="filters">
        {ordered.map((field) => (
          <FilterControl key={field.parameter} field={field} />
        ))}
        <button className="button">{t('list.applyFilters')}</button>
      </form>
    </search>
  );
}
