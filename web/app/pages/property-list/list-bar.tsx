import { useText } from '../../content/i18n/text.tsx';
import { ViewSwitch } from '../../properties/map/view-switch.tsx';
import { filterFormId } from '../../properties/filter-form/filter-form-id.ts';
import { SortSelect } from '../../properties/filter-form/sort-select.tsx';
import { listIds } from './list-ids.ts';
import type { PropertyListing } from './load-property-list-page.server.ts';

/** Stays in view on a phone, where the filters wait in their sheet. */
export function ListBar({ listing: { total, filters, views } }: { listing: PropertyListing }) {
  const t = useText();
  const chosen = filters.active.length;
  return (
    <div id={listIds.bar} className="list-bar">
      <p id={listIds.count} tabIndex={-1} className="list-count">
        {t('list.count', { count: total })}
      </p>
      <a href={`#${listIds.panel}`} className="button button-quiet list-filters-link">
        {t('list.filtersShort')}
        {chosen > 0 && ` (${String(chosen)})`}
      </a>
      <ViewSwitch data={views} />
      <SortSelect sort={filters.sort} formId={filterFormId} />
    </div>
  );
}
