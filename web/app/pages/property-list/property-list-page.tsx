import { useText } from '../../content/i18n/text.tsx';
import type { PropertyListing, PropertyListPageData } from './load-property-list-page.server.ts';
import { ViewSwitch } from '../../properties/map/view-switch.tsx';
import { filterFormId } from '../../properties/filter-form/list-filter-data.ts';
import { SortSelect } from '../../properties/filter-form/sort-select.tsx';
import { listIds } from './list-ids.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { ListBesideMap } from '../../properties/map/map.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { ActiveFilters } from '../../properties/filter-form/active-filters.tsx';
import { ListFilterForm } from '../../properties/filter-form/list-filter-form.tsx';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { LateSheet, pageTopEndId } from '../../ui/page/page-top.tsx';
import { AlertForm } from '../alert-form/alert-form.tsx';
import { Breadcrumbs, PageHeading } from '../page-heading/page-heading.tsx';
import { RecentRow } from '../recent-row.tsx';
import { enhanceList } from './enhance-list.ts';
import { NothingFound } from './nothing-found.tsx';

function Pagination({ listing }: { listing: PropertyListing }) {
  const t = useText();
  const { page, pages, previousHref, nextHref } = listing;
  if (pages === 1) return null;
  return (
    <nav aria-label={t('list.pagination')} className="mt-12 flex flex-wrap items-center gap-6">
      {previousHref && (
        <a href={previousHref} rel="prev" className="button button-quiet">
          {t('list.previousPage')}
        </a>
      )}
      <p className="text-muted">{t('list.pageOf', { page, total: pages })}</p>
      {nextHref && (
        <a href={nextHref} rel="next" className="button button-quiet">
          {t('list.nextPage')}
        </a>
      )}
    </nav>
  );
}

function ListHeading({ page }: { page: PropertyListPageData }) {
  const t = useText();
  const { banner, breadcrumbs, heading, listing } = page;
  const { total, filters } = listing;
  return (
    <div id={listIds.heading} className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 pb-1">
      {!banner && (
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} className="w-full text-muted max-md:hidden" />
          <h1 className="heading-3">{heading}</h1>
        </>
      )}
      {/* Wraps as a whole below a long title. */}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <p id={listIds.count} tabIndex={-1} className="mt-1 text-base text-muted focus:outline-none">
          {t('list.count', { count: total })}
        </p>
        <ActiveFilters filters={filters} />
        <SortSelect sort={filters.sort} formId={filterFormId} />
      </div>
    </div>
  );
}

/** Stays in view: a row of filters, or the way to them on narrow screens. */
function ListTools({ listing: { total, filters, views } }: { listing: PropertyListing }) {
  const t = useText();
  const chosen = filters.active.length;
  return (
    <div className="list-tools">
      <div id={listIds.panel} className="filter-panel">
        <ListFilterForm filters={filters} total={total} />
      </div>
      <div id={listIds.bar} className="flex gap-2 max-lg:flex-1">
        <a href={`#${listIds.panel}`} data-live="" className="filter-opener flex-1 justify-center lg:hidden">
          {t('list.filtersShort')}
          {chosen > 0 && ` (${String(chosen)})`}
        </a>
        <ViewSwitch data={views} />
      </div>
    </div>
  );
}

/** The first row of cards on every screen. */
const cardsAtTop = 4;

const titleId = `${listIds.sheet}-title`;

/** Empty until a visitor on a phone opens the filters, which then move into it. */
function FilterSheet() {
  const t = useText();
  return (
    <dialog
      id={listIds.sheet}
      className="filter-sheet h-dvh max-h-none w-full max-w-none bg-ground px-gutter text-ink open:flex open:flex-col"
      aria-labelledby={titleId}
    >
      <form method="dialog" className="sticky top-0 z-2 flex items-center justify-between bg-ground py-3">
        <h2 id={titleId} className="heading-3">
          {t('list.filtersShort')}
        </h2>
        <button
          aria-label={t('list.closeFilters')}
          className="-me-2.5 grid size-11 cursor-pointer place-items-center"
        >
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}

export function PropertyListPage({ page }: { page: PropertyListPageData }) {
  const { listing } = page;
  return (
    <>
      {page.banner && (
        <div id={listIds.banner}>
          <PageHeading page={page} />
        </div>
      )}
      <ListHeading page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap list-page">
          <ListTools listing={listing} />
          {listing.map && <LateSheet />}
          <div id={listIds.results} className="list-results scroll-mt-36">
            <Hints listing={listing} />
            <ListBesideMap map={listing.map}>
              {listing.elsewhere ? (
                <NothingFound listing={listing} elsewhere={listing.elsewhere} />
              ) : (
                <CardGrid itemsPerRow={listing.itemsPerRow}>
                  {listing.cardMarkup.map(({ id, markup }, index) => (
                    <li
                      key={id}
                      id={index + 1 === cardsAtTop ? pageTopEndId : undefined}
                      dangerouslySetInnerHTML={{ __html: markup }}
                    />
                  ))}
                </CardGrid>
              )}
              <Pagination listing={listing} />
            </ListBesideMap>
          </div>
          {!listing.map && <LateSheet />}
          {!page.banner && page.lead && <p className="lead mt-12">{page.lead}</p>}
          <AlertForm offer={listing.alert} />
          {listing.recent && (
            <p className="mt-12">
              <OnwardLink href={listing.recent.href}>{listing.recent.title}</OnwardLink>
            </p>
          )}
          <FilterSheet />
          <ScriptIsland name="liveList" attach={enhanceList} props={{}}>
            <p role="status" className="sr-only" />
          </ScriptIsland>
        </div>
      </RenderModules>
      <RecentRow />
    </>
  );
}

function Hints({ listing: { filters } }: { listing: PropertyListing }) {
  const t = useText();
  if (filters.guesses.length === 0) return null;
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
      {filters.guesses.map(({ label, href }) => (
        <a key={href} href={href}>
          {t('search.didYouMean', { term: label })}
        </a>
      ))}
    </p>
  );
}
