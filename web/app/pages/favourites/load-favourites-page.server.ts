import { redirect } from '@remix-run/cloudflare';
import {
  canonicalFavouritesSearch,
  favouritesSearch,
  readFavouritesAddress,
} from '../../favourites/favourites-address.ts';
import { listPath } from '../../paths/build-path.ts';
import type { PathEntry } from '../../paths/path-table.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { loadContentPage } from '../content/load-content-page.server.ts';
import { cardContext } from '../card-context.server.ts';
import type { PageContext } from '../page-context.ts';

export type FavouritesPageData = NonNullable<Awaited<ReturnType<typeof loadFavouritesPage>>>;

/** Rendered from the references in the address alone, so it works when shared, without JavaScript and from a cache. */
export async function loadFavouritesPage(context: PageContext, entry: PathEntry) {
  const page = await loadContentPage(context, entry);
  if (!page) return undefined;
  const { site, url, language } = context;
  const canonical = canonicalFavouritesSearch(url);
  if (canonical !== undefined) throw redirect(`${url.pathname}${canonical}`, 301);
  const { ids } = readFavouritesAddress(url.searchParams);
  const found = ids.flatMap((id) => catalogue.find(id, language) ?? []);
  const onCard = cardContext(context);
  const known = found.map(({ id }) => id);
  const hrefOf = (wanted: readonly string[]) => `${url.pathname}${favouritesSearch({ ids: wanted })}`;
  return {
    ...page,
    head: { ...page.head, isIndexed: false },
    ids,
    cards: found.map((property) => cardData(property, onCard)),
    missing: ids.filter((id) => !known.includes(id)),
    knownHref: hrefOf(known),
    saleHref: listPath(site.paths, 'sale', language),
    rentHref: listPath(site.paths, 'rent', language),
  };
}
