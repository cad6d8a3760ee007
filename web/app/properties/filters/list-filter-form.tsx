import { useText } from '../../i18n/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FilterSelect } from './filter-select.tsx';
import type { ListFilterData } from './list-filter-data.ts';

/** Narrows a list down. A plain form: the address it leads to says all. */
export function ListFilterForm({ filters }: { filters: ListFilterData }) {
  const t = useText();
  return (
    <search>
      <form action={filters.listHref} aria-label={t('list.filters')} className="filters">
        <TextField
          type="search"
          name="q"
          label={t('search.label')}
          defaultValue={filters.text}
          maxLength={1000}
          autoComplete="off"
        />
        <FilterSelect
          name="city"
          label={t('list.city')}
          allLabel={t('list.allCities')}
          field={filters.city}
        />
        <FilterSelect name="type" label={t('list.type')} allLabel={t('list.allTypes')} field={filters.type} />
        <button className="button">{t('list.applyFilters')}</button>
      </form>
    </search>
  );
}
