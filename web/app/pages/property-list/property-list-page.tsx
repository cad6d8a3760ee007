import { useText } from '../../i18n/text.tsx';
import { RenderModules } from '../../modules/render-modules.tsx';
import { PropertyGrid } from '../../properties/view/property-grid.tsx';
import { ActiveFilters } from '../../properties/filter-form/active-filters.tsx';
import { ListFilterForm } from '../../properties/filter-form/list-filter-form.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import { RecentRow } from '../recent-row.tsx';
import type { PropertyListing, PropertyListPageData } from './load-property-list-page.server.ts';
import { Pagination } from './pagination.tsx';

export function PropertyListPage({ page }: { page: PropertyListPageData }) {
  const { listing } = page;
  return (
    <>
      <PageOpening page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap list-page">
          <ListFilterForm filters={listing.filters} />
          <ListState listing={listing} />
          {listing.cards.length > 0 ? (
            <PropertyGrid
              cards={listing.cards}
              headingLevel="h2"
              isFirstOnPage={!page.banner?.pictures.length}
            />
          ) : (
            <NothingFound listing={listing} />
          )}
          <Pagination listing={listing} />
          {listing.recent && (
            <p className="mt-12">
              <OnwardLink href={listing.recent.href}>{listing.recent.title}</OnwardLink>
            </p>
          )}
        </div>
      </RenderModules>
      <RecentRow />
    </>
  );
}

function ListState({ listing: { total, filters } }: { listing: PropertyListing }) {
  const t = useText();
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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-muted">{t('list.count', { count: total })}</p>
        <ActiveFilters filters={filters} />
      </div>
    </div>
  );
}

function NothingFound({ listing: { goal, filters, elsewhere } }: { listing: PropertyListing }) {
  const t = useText();
  return (
    <EmptyState title={t('list.empty')} advice={t('list.emptyAdvice')}>
      <ul className="mt-2 grid gap-1">
        {filters.active.length > 0 && (
          <li>
            <OnwardLink href={filters.listHref}>
              {t(goal === 'sale' ? 'list.allForSale' : 'list.allForRent')}
            </OnwardLink>
          </li>
        )}
        {elsewhere && (
          <li>
            <OnwardLink href={elsewhere.otherListHref}>
              {t(goal === 'sale' ? 'list.allForRent' : 'list.allForSale')}
            </OnwardLink>
          </li>
        )}
        {elsewhere?.demand && (
          <li>
            <OnwardLink href={elsewhere.demand.href}>{elsewhere.demand.title}</OnwardLink>
          </li>
        )}
      </ul>
    </EmptyState>
  );
}
