import { redirect } from '@remix-run/cloudflare';
import {
  canonicalFavouritesSearch,
  favouritesSearch,
  readFavouritesAddress,
} from '../../properties/favourites/favourites-address.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { listPath } from '../../content/paths/build-path.ts';
import { takeAlongPath } from '../../content/paths/take-along-path.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { cardContext } from '../card-context.server.ts';
import { type ContentPageData, loadContentPage } from '../content/load-content-page.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { type ComparisonData, loadComparison } from './load-comparison.server.ts';

export type FavouritesPageData = NonNullable<Awaited<ReturnType<typeof loadFavouritesPage>>>;

/** Renders only the references in the address, so it works when shared, without JavaScript and from a cache. */
export async function loadFavouritesPage(context: PageContext, entry: PathEntry) {
  const page = await loadContentPage(context, entry);
  if (!page) return undefined;
  const { platform, site, url, language } = context;
  const canonical = canonicalFavouritesSearch(url);
  if (canonical !== undefined) throw redirect(`${url.pathname}${canonical}`, 301);
  const address = readFavouritesAddress(url.searchParams);
  const { ids } = address;
  const found = await platform.catalogue.findAll(ids, language);
  const onCard = cardContext(context);
  const known = found.map(({ id }) => id);
  const comparison = await loadComparison(context, address);
  const hrefOf = (wanted: readonly string[]) => `${url.pathname}${favouritesSearch({ ids: wanted })}`;
  const shown = comparison ? asComparison(context, page, comparison) : page;
  return {
    ...shown,
    head: { ...shown.head, isIndexed: false },
    path: url.pathname,
    ids,
    cards: found.map((property) => cardData(property, onCard)),
    missing: ids.filter((id) => !known.includes(id)),
    comparison,
    knownHref: hrefOf(known),
    takeAlong: {
      href: `${takeAlongPath(language)}${favouritesSearch({ ids: known })}`,
      label: serverText(site, language)('takeAlong.link'),
    },
    saleHref: listPath(site.paths, 'sale', language),
    rentHref: listPath(site.paths, 'rent', language),
  };
}

function asComparison(
  { site, language }: PageContext,
  page: ContentPageData,
  { listHref }: ComparisonData,
): ContentPageData {
  const title = serverText(site, language)('compare.title');
  const above = page.breadcrumbs.map((step) => (step.href ? step : { ...step, href: listHref }));
  return {
    ...page,
    title,
    lead: undefined,
    banner: undefined,
    breadcrumbs: page.breadcrumbs.length > 0 ? [...above, { title }] : [],
    head: {
      ...page.head,
      title: [title, site.content.settings?.agencyName].filter(Boolean).join(' – '),
    },
  };
}
