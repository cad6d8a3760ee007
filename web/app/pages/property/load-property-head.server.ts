import type { PageContext } from '../../content/page-context.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { listPath } from '../../content/paths/build-path.ts';
import { hasTypedCosts } from '../../content/paths/cost-address.ts';
import { propertyRecordPath } from '../../content/paths/feed-path.ts';
import { propertyAlternates } from '../../properties/catalogue/property-alternates.ts';
import type { Property } from '../../properties/property/property.ts';
import { isOffMarket } from '../../properties/model/marquee.ts';
import { propertyHead } from '../metadata/page-head.server.ts';
import type { loadOpenHouses } from '../open-houses/load-open-houses.server.ts';
import { homeBreadcrumb } from '../page-heading/breadcrumbs.server.ts';
import type { Breadcrumb } from '../page-heading/page-heading.tsx';
import { sharedTitle } from '../share/load-share.server.ts';
import { agencyThing } from '../structured-data/agency.server.ts';
import { breadcrumbList, withStructuredData } from '../structured-data/graph.ts';
import { propertyListing } from '../structured-data/listing.server.ts';
import { outcomeInHead } from './offer/load-outcome.server.ts';

type Beside = { path: string; openHouses: ReturnType<typeof loadOpenHouses> };

export async function loadPropertyHead(
  context: PageContext,
  property: Property,
  { path, openHouses }: Beside,
) {
  const { platform, site, language, url } = context;
  const alternates = await propertyAlternates({ site, catalogue: platform.catalogue }, property.id);
  const breadcrumbs = breadcrumbsOf(context, property);
  const head = propertyHead(context, {
    path,
    alternates,
    ...outcomeInHead(context, property),
    isIndexed: !hasTypedCosts(url.searchParams) && !isOffMarket(property.state),
    shared: { title: sharedTitle(property, serverText(site, language)), cover: property.picture },
  });
  const { canonical } = head;
  return {
    head: withStructuredData({ ...head, record: propertyRecordPath(language, property) }, [
      propertyListing(context, property, canonical),
      ...(openHouses?.events ?? []),
      agencyThing(context),
      breadcrumbList(breadcrumbs, { siteUrl: platform.settings.SITE_URL, canonical }),
    ]),
    breadcrumbs,
    alternates,
  };
}

function breadcrumbsOf(context: PageContext, { goal, lang, title }: Property): Breadcrumb[] {
  const { site, language } = context;
  const list = site.paths.byKind(goal === 'sale' ? 'property-list-sale' : 'property-list-rent');
  const above = list && { title: list.titles[language] ?? '', href: listPath(site.paths, goal, language) };
  return [homeBreadcrumb(context), ...(above ? [above] : []), { title, lang }];
}
