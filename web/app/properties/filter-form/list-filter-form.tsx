import { useText } from '../../i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ListFilterData } from './list-filter-data.ts';
import { FilterSectionFields } from './filter-section.tsx';
import { SortSelect } from './sort-select.tsx';

export function ListFilterForm({ filters }: { filters: ListFilterData }) {
  const t = useText();
  const { sections, listHref, hidden, sort, active } = filters;
  const more = sections.filter(({ isMore }) => isMore);
  const isMoreChosen = more.some(({ fields }) =>
    fields.some((field) => active.some(({ parameter }) => parameter === field.parameter)),
  );
  return (
    <search>
      <form action={listHref} aria-label={t('list.filters')} className="filter-form">
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="filters">
          {sections
            .filter(({ isMore }) => !isMore)
            .map((section) => (
              <FilterSectionFields key={section.id} section={section} />
            ))}
          <SortSelect sort={sort} />
        </div>
        {more.length > 0 && (
          <details className="disclosure" open={isMoreChosen}>
            <summary>
              {t('list.moreFilters')}
              <Icon name="chevronDown" />
            </summary>
            <div className="filter-more">
              {more.map((section) => (
                <FilterSectionFields key={section.id} section={section} />
              ))}
            </div>
          </details>
        )}
        <button className="button">{t('list.applyFilters')}</button>
      </form>
    </search>
  );
}
