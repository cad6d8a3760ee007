import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { filterFormId } from './filter-form-id.ts';
import type { ListFilterData } from './list-filter-data.ts';
import { FilterSectionFields } from './filter-section.tsx';

type ListFilterFormProps = { filters: ListFilterData; total: number };

export function ListFilterForm({ filters, total }: ListFilterFormProps) {
  const t = useText();
  const { sections, listHref, hidden, active } = filters;
  const more = sections.filter(({ isMore }) => isMore);
  const isMoreChosen = more.some(({ fields }) =>
    fields.some((field) => active.some(({ parameter }) => parameter === field.parameter)),
  );
  return (
    <search>
      <form
        id={filterFormId}
        action={listHref}
        aria-label={t('list.filters')}
        className="filter-form grid gap-4 md:grid-cols-[1fr_auto] md:items-start md:gap-x-8"
      >
        {hidden.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="filters grid items-end gap-x-5 gap-y-4 md:col-span-full">
          {sections
            .filter(({ isMore }) => !isMore)
            .map((section) => (
              <FilterSectionFields key={section.id} section={section} />
            ))}
        </div>
        {more.length > 0 && (
          <details className="disclosure filter-details md:open:col-span-full" open={isMoreChosen}>
            <summary className="md:gap-2 md:py-3 md:*:[.icon]:m-0">
              {t('list.moreFilters')}
              <Icon name="chevronDown" />
            </summary>
            <div className="filter-more grid items-end gap-x-5 gap-y-4">
              {more.map((section) => (
                <FilterSectionFields key={section.id} section={section} />
              ))}
            </div>
          </details>
        )}
        <button className="button md:col-start-2">
          <span className="needs-script">{t('list.showCount', { count: total })}</span>
          <span className="hidden noscript:inline">{t('list.applyFilters')}</span>
        </button>
      </form>
    </search>
  );
}
