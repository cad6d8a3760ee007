import { catalogue } from '../properties/catalogue.ts';
import { cardData } from '../properties/card-data.ts';
import type { Goal } from '../properties/property.ts';
import type { PageContext } from './load-page.server.ts';
import type { PropertyListing } from './page-data.ts';

const cardsPerPage = 24;

/** One page of a goal's list, chosen by the address's `page`; a number that makes no sense means the first. */
export function loadPropertyListing({ site, url, language }: PageContext, goal: Goal): PropertyListing {
  const total = catalogue.count({ goal });
  const pages = Math.max(1, Math.ceil(total / cardsPerPage));
  const asked = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1;
  const offset = (page - 1) * cardsPerPage;
  const shown = catalogue.list({ goal, language, offset, limit: cardsPerPage });
  return {
    cards: shown.map((property) => cardData(property, site.paths, language)),
    total,
    page,
    pages,
    previousHref: page > 1 ? pageHref(url, page - 1) : undefined,
    nextHref: page < pages ? pageHref(url, page + 1) : undefined,
  };
}

function pageHref(url: URL, page: number): string {
  return page === 1 ? url.pathname : `${url.pathname}?page=${String(page)}`;
}
