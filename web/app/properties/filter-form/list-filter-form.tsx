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
      <form id={filterFormId} action={listHref} aria-label={t('list.filters')} className="filter-form">
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="filters">
          {sections
            .filter(({ isMore }) => !isMore)
            .map((section) => (
              <FilterSectionFields key={section.id} section={section} />
            ))}
        </div>
        {more.length > 0 && (
          <details className="disclosure filter-details" open={isMoreChosen}>
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
        <button className="button">
          <span className="needs-script">{t('list.showCount', { count: total })}</span>
          <span className="without-script">{t('list.applyFilters')}</span>
        </button>
      </form>
    </search>
  );
}
