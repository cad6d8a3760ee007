import type { LanguageId } from 'schemas/languages.ts';
import { listPath, propertyPath } from '../../content/paths/build-path.ts';
import type { PathEntry, PathTable } from '../../content/paths/path-table.ts';
import { mostRecent } from '../../properties/catalogue/recent-sales.ts';
import type { PropertySummary } from '../../properties/property/property.ts';
import { pictureData } from '../../properties/view/picture-data.ts';
import { loadContentPage } from '../content/load-content-page.server.ts';
import type { PageContext } from '../../content/page-context.ts';

export type RecentlySoldPageData = NonNullable<Awaited<ReturnType<typeof loadRecentlySoldPage>>>;
export type SoldCardData = ReturnType<typeof soldCard>;

export async function loadRecentlySoldPage(context: PageContext, entry: PathEntry) {
  const page = await loadContentPage(context, entry);
  if (!page) return undefined;
  const { platform, site, language } = context;
  const cardsOf = async (goal: 'sale' | 'rent') =>
    (await platform.catalogue.completed({ goal, language, limit: mostRecent })).map((property) =>
      soldCard(property, site.paths, language),
    );
  return {
    ...page,
    sold: await cardsOf('sale'),
    rented: await cardsOf('rent'),
    saleHref: listPath(site.paths, 'sale', language),
    rentHref: listPath(site.paths, 'rent', language),
  };
}

/** Without a price: the asking price is not the selling price. */
function soldCard(property: PropertySummary, paths: PathTable, language: LanguageId) {
  const { id, title, city, mainTypeName, ribbon, daysListed, picture } = property;
  return {
    id,
    title,
    city,
    mainTypeName,
    ribbon,
    daysListed,
    href: propertyPath(paths, property, language),
    picture: pictureData(picture),
  };
}
