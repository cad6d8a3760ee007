import { redirect } from '@remix-run/cloudflare';
import { listPath, pagePath } from '../../paths/build-path.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import type { Goal } from '../../properties/model/property.ts';
import { listSearch, readListFilters, tidySearch } from '../../properties/filters/list-filters.ts';
import { loadListFilters } from '../../properties/filters/load-list-filters.server.ts';
import type { PageContext } from '../load-page.server.ts';
import type { PropertyListing } from '../page-data.ts';

const cardsPerPage = 24;
/** The page, in an editor's hands, where visitors say what they look for. */
const demandPath = '/search-demand/';

/**
 * One page of a goal's list, narrowed down by the address; a page that the list does not have means the first. Throws
 * a redirect when the same filters have a tidier address: a plain form also sends its empty fields.
 */
export function loadPropertyListing(context: PageContext, goal: Goal): PropertyListing {
  const { site, url, language } = context;
  const tidy = tidySearch(url.searchParams);
  if (tidy !== undefined) throw redirect(`${url.pathname}${tidy}`, 301);
  const filters = readListFilters(url.searchParams);
  const query = { goal, city: filters.city, type: filters.type, text: filters.text };
  const total = catalogue.count(query);
  const pages = Math.max(1, Math.ceil(total / cardsPerPage));
  const page = filters.page <= pages ? filters.page : 1;
  const offset = (page - 1) * cardsPerPage;
  const shown = catalogue.list({ ...query, language, offset, limit: cardsPerPage });
  const hrefOf = (wanted: number) => `${url.pathname}${listSearch({ ...filters, page: wanted })}`;
  return {
    goal,
    cards: shown.map((property) => cardData(property, site.paths, language)),
    total,
    page,
    pages,
    previousHref: page > 1 ? hrefOf(page - 1) : undefined,
    nextHref: page < pages ? hrefOf(page + 1) : undefined,
    filters: loadListFilters({ goal, language, listHref: url.pathname, filters }),
    ...(total === 0 && { elsewhere: elsewhereFrom(context, goal) }),
  };
}

/** Where visitors go who have found nothing. */
function elsewhereFrom({ site, language }: PageContext, goal: Goal): PropertyListing['elsewhere'] {
  const entry = site.paths.byAnyPath(demandPath);
  const href = entry && pagePath(entry, language);
  return {
    otherListHref: listPath(site.paths, goal === 'sale' ? 'rent' : 'sale', language),
    demand: href ? { title: entry.titles[language] ?? '', href } : undefined,
  };
}
