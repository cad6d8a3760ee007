import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { listPath, propertyPath } from '../../content/paths/build-path.ts';
import { combineNeeds } from '../../platform/page-needs.ts';
import type { Property } from '../../properties/property/property.ts';
import { loadPropertyGallery } from '../load-property-gallery.server.ts';
import { loadOpenHouses } from '../open-houses/load-open-houses.server.ts';
import { loadUnitProject } from '../project/load-unit-table.server.ts';
import { loadCosts } from './costs/load-costs.server.ts';
import { loadDetails } from './load-details.server.ts';
import { loadDocuments } from './load-documents.server.ts';
import { loadLocation } from './load-location.server.ts';
import { loadHeading } from './load-heading.server.ts';
import { loadPropertyHead } from './load-property-head.server.ts';
import { loadSimilar } from './load-similar.server.ts';
import { loadOffer } from './offer/load-offer.server.ts';
import { shownProperty } from './shown-property.server.ts';

export type PropertyPageData = NonNullable<Awaited<ReturnType<typeof loadPropertyPage>>>;

export async function loadPropertyPage(context: PageContext, id: string, { drawsMap = false } = {}) {
  const { platform, site, language } = context;
  const property = await platform.catalogue.find(id, language);
  if (!property) return undefined;
  const path = propertyPath(site.paths, property, language);
  const list = listOf(context, property);
  const openHouses = loadOpenHouses(context, [property], { calendarOf: { property: id } });
  const { head, ...shell } = await loadPropertyHead(context, property, { path, openHouses });
  const { gallery, needs } = loadPropertyGallery(context, property);
  const location = await loadLocation(context, property, { drawsMap });
  const similar = await loadSimilar(context, property);
  return {
    kind: 'property' as const,
    language,
    path,
    ...shell,
    head,
    needs: combineNeeds([openHouses?.needs, needs, location?.needs, similar.needs]),
    list,
    property: shownProperty(context, property),
    heading: loadHeading(context, property, {
      head,
      path,
      list,
      hasSimilar: similar.cards.length > 0,
      openHouses: openHouses?.shown,
    }),
    gallery,
    details: await loadDetails(context, property, head.canonical),
    costs: loadCosts(context, property),
    documents: loadDocuments(context, property, path),
    location,
    project: await loadUnitProject(context, property),
    offer: await loadOffer(context, property, path),
    similar,
  };
}

function listOf({ site, language }: PageContext, { goal }: Property) {
  return {
    title: serverText(site, language)(goal === 'sale' ? 'list.allForSale' : 'list.allForRent'),
    href: listPath(site.paths, goal, language),
  };
}
