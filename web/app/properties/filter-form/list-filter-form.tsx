import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { filterFormId, filterPanelName, type ListFilterData } from './list-filter-data.ts';
import { FilterSectionFields } from './filter-section.tsx';

type ListFilterFormProps = { filters: ListFilterData; total: number };

export function ListFilterForm({ filters, total }: ListFilterFormProps) {
  const t = useText();
  const { sections, listHref, hidden, active } = filters;
  const more = sections.filter(({ isMore }) => isMore);
  const chosen = active.filter(({ parameter }) =>
    more.some(({ fields }) => fields.some((field) => field.parameter === parameter)),
  ).length;
  return (
    <search className="min-w-0 flex-1">
      <form id={filterFormId} action={listHref} aria-label={t('list.filters')} className="filter-form">
        {hidden.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {sections
          .filter(({ isMore }) => !isMore)
          .map((section) => (
            <FilterSectionFields key={section.id} section={section} />
          ))}
        {more.length > 0 && (
          <details name={filterPanelName} className="filter-fold filter-more">
            <summary className="filter-opener">
              <span className={chosen > 0 ? 'filter-chosen' : ''}>
                {t('list.moreFilters')}
                {chosen > 0 && ` (${String(chosen)})`}
              </span>
              <Icon name="chevronDown" />
            </summary>
            <div className="filter-fold-body">
              {more.map((section) => (
                <FilterSectionFields key={section.id} section={section} />
              ))}
            </div>
          </details>
        )}
        <button className="button">
          <span className="needs-script">{t('list.showCount', { count: total })}</span>
          <span className="hidden noscript:inline">{t('list.applyFilters')}</span>
        </button>
      </form>
    </search>
  );
}
