import { redirect } from '@remix-run/cloudflare';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { listPath, pagePath } from '../../content/paths/build-path.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import { canonicalSearch, listSearch, readListAddress } from '../../properties/filters/list-address.ts';
import { loadListFilters } from '../../properties/filter-form/load-list-filters.server.ts';
import type { Goal } from '../../properties/property/property.ts';
import { combineNeeds } from '../../platform/page-needs.ts';
import { cardData, needsOfCards } from '../../properties/view/card-data.ts';
import { cardMarkup } from '../../properties/view/card-markup.server.tsx';
import { cardLoading, cardSizes } from '../../ui/card/card-grid.tsx';
import { type ContentPageData, contentPage, fetchPageContent } from '../content/load-content-page.server.ts';
import { loadAlertForm } from '../alert-form/load-alert-form.server.ts';
import { cardContext } from '../card-context.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { withStructuredData, listPageThing } from '../structured-data/graph.ts';
import { filteredPage } from './filtered-page.server.ts';
import { loadListViews } from './load-list-views.server.ts';
import { redirectForSearchText } from './redirect-for-search-text.server.ts';
import { closeProperties } from './close-properties.server.ts';
import { type EmptyListing, listSuggestions } from './empty-list-suggestions.server.ts';

export type PropertyListPageData = NonNullable<Awaited<ReturnType<typeof loadPropertyListPage>>>;
export type PropertyListing = PropertyListPageData['listing'];

const cardsPerPage = 24;
const cardsBesideMap = 2;

/** The grid has a fourth column there. */
const widestColumns = '(width >= 1600px) 300px';

export const loadSalePage = (context: PageContext, entry: PathEntry) =>
  loadPropertyListPage(context, entry, 'sale');

export const loadRentPage = (context: PageContext, entry: PathEntry) =>
  loadPropertyListPage(context, entry, 'rent');

async function loadPropertyListPage(context: PageContext, entry: PathEntry, goal: Goal) {
  const content = await fetchPageContent(context, entry);
  if (!content) return undefined;
  const page = await contentPage(context, entry, content);
  const listing = await propertyListing(context, goal);
  const shown = filteredPage(page, content, { ...context, listing });
  const isFirstOnPage = !shown.banner?.pictures.length;
  return {
    ...shown,
    head: withList(context, shown, listing),
    needs: combineNeeds([
      page.needs,
      needsOfCards([...listing.cards, ...(listing.elsewhere?.close.map(({ card }) => card) ?? [])]),
      listing.map && { sources: { frame: ["'self'"] } },
    ]),
    listing: { ...listing, cardMarkup: cardMarkupOf(context, listing, isFirstOnPage) },
  };
}

function cardMarkupOf(
  { site, language }: PageContext,
  { cards, itemsPerRow }: Pick<Awaited<ReturnType<typeof propertyListing>>, 'cards' | 'itemsPerRow'>,
  isFirstOnPage: boolean,
): { id: string; markup: string }[] {
  const words = { language, texts: site.texts.get(language) ?? {} };
  const sizes = `${itemsPerRow ? '' : `${widestColumns}, `}${cardSizes(itemsPerRow)}`;
  return cards.map((card, index) => {
    const loading = cardLoading(index, { isAtTop: isFirstOnPage });
    return { id: card.id, markup: cardMarkup({ card, headingLevel: 'h2', sizes, loading }, words) };
  });
}

function withList(
  { platform, language }: PageContext,
  { head, title: name }: ContentPageData,
  { cards, total, page }: Awaited<ReturnType<typeof propertyListing>>,
) {
  const { SITE_URL: siteUrl } = platform.settings;
  const { canonical } = head;
  const offset = (page - 1) * cardsPerPage;
  const list = { siteUrl, canonical, name, language, cards, total, offset };
  return withStructuredData(head, [listPageThing(list)]);
}

/**
 * Loads one page of the properties for a goal, filtered by the query string. Throws a redirect if the same filters
 * have a shorter query string, since a plain form also sends its empty fields, if the search text means filters, and
 * from beyond the last page to that page.
 */
async function propertyListing(context: PageContext, goal: Goal) {
  const { platform, url, language } = context;
  const { catalogue } = platform;
  const onCard = cardContext(context);
  const canonical = canonicalSearch(url.searchParams);
  if (canonical !== undefined) throw redirect(`${url.pathname}${canonical}`, 301);
  const understood = redirectForSearchText(context, goal);
  if (understood !== undefined) throw redirect(understood);
  const address = readListAddress(url.searchParams);
  const { filters, sort, page } = address;
  const { municipalities } = context.site;
  const ids = catalogue.ids({ goal, filters, sort, municipalities });
  const total = ids.length;
  const pages = Math.max(1, Math.ceil(total / cardsPerPage));
  const hrefOf = (wanted: number) => `${url.pathname}${listSearch({ ...address, page: wanted })}`;
  if (page > pages) throw redirect(lastPage(url, pages), 302);
  const offset = (page - 1) * cardsPerPage;
  const shown = await catalogue.summaries(ids.slice(offset, offset + cardsPerPage), language);
  const shownFilters = loadListFilters({
    goal,
    language,
    t: serverText(context.site, language),
    listHref: url.pathname,
    address,
    municipalities,
    catalogue,
  });
  const views = await loadListViews(context, address, ids);
  return {
    goal,
    ...views,
    itemsPerRow: views.map && cardsBesideMap,
    cards: shown.map((property) => cardData(property, onCard)),
    total,
    page,
    pages,
    previousHref: page > 1 ? hrefOf(page - 1) : undefined,
    nextHref: page < pages ? hrefOf(page + 1) : undefined,
    filters: shownFilters,
    alert: loadAlertForm(context, { goal, filters }),
    recent: linkTo(context, context.site.paths.byKind('recently-sold')),
    elsewhere:
      total === 0
        ? await elsewhereOf(context, {
            goal,
            language,
            t: serverText(context.site, language),
            address,
            municipalities,
            catalogue,
            listHref: url.pathname,
            otherListHref: listPath(context.site.paths, goal === 'sale' ? 'rent' : 'sale', language),
            active: shownFilters.active,
          })
        : undefined,
  };
}

async function elsewhereOf(context: PageContext, listing: EmptyListing) {
  const { platform, language } = context;
  const differences = new Map(closeProperties(listing).map(({ id, difference }) => [id, difference]));
  const close = await platform.catalogue.summaries([...differences.keys()], language);
  const cards = close.map((property) => cardData(property, cardContext(context)));
  const markup = cardMarkupOf(context, { cards, itemsPerRow: undefined }, false);
  return {
    otherListHref: listing.otherListHref,
    ...listSuggestions(listing),
    close: cards.map((card, index) => ({
      card,
      difference: differences.get(card.id) ?? '',
      markup: markup[index]?.markup ?? '',
    })),
  };
}

/** Its redirect is temporary, because the list may grow to that page again. */
function lastPage(url: URL, pages: number): string {
  const params = new URLSearchParams(url.searchParams);
  if (pages > 1) params.set('page', String(pages));
  else params.delete('page');
  const search = params.toString();
  return search === '' ? url.pathname : `${url.pathname}?${search}`;
}

function linkTo({ language }: PageContext, entry: PathEntry | undefined) {
  const href = entry && pagePath(entry, language);
  return href ? { title: entry.titles[language] ?? '', href } : undefined;
}
