import { ScriptIsland } from '../../islands/script-island.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { ListBesideMap } from '../../properties/map/list-map.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { ActiveFilters } from '../../properties/filter-form/active-filters.tsx';
import { ListFilterForm } from '../../properties/filter-form/list-filter-form.tsx';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { AlertOffer } from '../alert-offer/alert-offer.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import { RecentRow } from '../recent-row.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ListBar } from './list-bar.tsx';
import { listIds } from './list-ids.ts';
import { followList } from './follow-list.ts';
import type { PropertyListing, PropertyListPageData } from './load-property-list-page.server.ts';
import { NothingFound } from './nothing-found.tsx';
import { Pagination } from './pagination.tsx';

export function PropertyListPage({ page }: { page: PropertyListPageData }) {
  const { listing } = page;
  return (
    <>
      <div id={listIds.opening} className="list-opening">
        <PageOpening page={page} />
      </div>
      <RenderModules modules={page.modules}>
        <div className="wrap list-page">
          <div id={listIds.panel} className="filter-panel">
            <ListFilterForm filters={listing.filters} total={listing.total} />
          </div>
          <ListBar listing={listing} />
          <div id={listIds.results} className="list-results">
            <ListState listing={listing} />
            <ListBesideMap map={listing.map}>
              {listing.elsewhere ? (
                <NothingFound listing={listing} elsewhere={listing.elsewhere} />
              ) : (
                <CardGrid itemsPerRow={listing.itemsPerRow}>
                  {listing.cardMarkup.map(({ id, markup }) => (
                    <li key={id} dangerouslySetInnerHTML={{ __html: markup }} />
                  ))}
                </CardGrid>
              )}
              <Pagination listing={listing} />
            </ListBesideMap>
          </div>
          <AlertOffer offer={listing.alert} />
          {listing.recent && (
            <p className="mt-12">
              <OnwardLink href={listing.recent.href}>{listing.recent.title}</OnwardLink>
            </p>
          )}
          <FilterSheet />
          <ScriptIsland name="liveList" attach={followList} props={{}}>
            <p role="status" className="sr-only" />
          </ScriptIsland>
        </div>
      </RenderModules>
      <RecentRow />
    </>
  );
}

function ListState({ listing: { filters } }: { listing: PropertyListing }) {
  const t = useText();
  if (filters.guesses.length === 0 && filters.active.length === 0) return null;
  return (
    <div className="list-state">
      {filters.guesses.length > 0 && (
        <p>
          {filters.guesses.map(({ label, href }) => (
            <a key={href} href={href} className="mr-4">
              {t('search.didYouMean', { term: label })}
            </a>
          ))}
        </p>
      )}
      <ActiveFilters filters={filters} />
    </div>
  );
}
