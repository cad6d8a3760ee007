import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { listPath, pagePath, propertyPath } from '../../content/paths/build-path.ts';
import { safeJson } from '../../islands/client-data.server.ts';
import { combineNeeds } from '../../platform/page-needs.ts';
import { renovationDutyText } from '../../properties/energy/renovation-duty-text.server.ts';
import type { ListFilters } from '../../properties/filters/filter-table.ts';
import { legalFactsOf } from '../../properties/law/legal-facts.ts';
import type { Property } from '../../properties/property/property.ts';
import { cardData, needsOfCards } from '../../properties/view/card-data.ts';
import { loadAlertOffer } from '../alert-offer/load-alert-offer.server.ts';
import { cardContext } from '../card-context.server.ts';
import { loadGallery } from '../load-gallery.server.ts';
import { loadOpenHouses } from '../open-houses/load-open-houses.server.ts';
import { loadUnitProject } from '../project/load-unit-project.server.ts';
import { legalListing } from '../structured-data/place.ts';
import { loadCosts } from './costs/load-costs.server.ts';
import { loadDocuments } from './load-documents.server.ts';
import { loadLocation } from './load-location.server.ts';
import { loadOpening } from './load-opening.server.ts';
import { loadPropertyHead } from './load-property-head.server.ts';
import { loadOffer } from './offer/load-offer.server.ts';
import { shownProperty } from './shown-property.server.ts';

const mostSimilar = 4;
/** A single card would say that there is nothing else. */
const fewestSimilar = 2;

/**
 * Loads cards of similar properties, unless there are too few, and the offer of mails about new ones once a property is
 * sold or rented.
 */
async function loadSimilar(context: PageContext, property: Property) {
  const { platform, language } = context;
  const { id, goal, ribbon } = property;
  const onCard = cardContext(context);
  const others = await platform.catalogue.similar({ id, language, limit: mostSimilar });
  const cards = others.length < fewestSimilar ? [] : others.map((other) => cardData(other, onCard));
  return {
    cards,
    alert: ribbon ? loadAlertOffer(context, { goal, filters: similarFilters(context, property) }) : undefined,
    needs: needsOfCards(cards),
  };
}

/** A home of the same type in the same town; its price may be hidden, so it is left out. */
function similarFilters(
  { platform, language }: PageContext,
  { webIds: [type], city, zip }: Property,
): ListFilters {
  const entry = platform.catalogue.city(`${city}|${zip}`, language);
  return { type: type === undefined ? [] : [String(type)], city: entry ? [entry.key] : [] };
}

/** For the page at an address. */
async function loadDetails(context: PageContext, property: Property, url: string) {
  const { platform, site, language } = context;
  const words = { t: serverText(site, language), language };
  const day = platform.clock().toISOString().slice(0, 10);
  const facts = await platform.catalogue.factSheet(property.id, words);
  if (!facts) return undefined;
  const legalFacts = legalFactsOf(property, await platform.catalogue.facts(property.id, words));
  return {
    facts,
    renovationDuty: renovationDutyText(site, property, { day, language }),
    legalFacts: legalFactsLink(context),
    /** Stands below the opening of the page, which it would make heavier. */
    structuredData: legalFacts.length > 0 ? safeJson(legalListing(property, { url, legalFacts })) : undefined,
  };
}

function legalFactsLink({ site, language }: PageContext) {
  const entry = site.paths.byKind('legal-facts');
  const href = entry && pagePath(entry, language);
  return href ? { href, title: serverText(site, language)('law.link') } : undefined;
}

export type PropertyPageData = NonNullable<Awaited<ReturnType<typeof loadPropertyPage>>>;

export async function loadPropertyPage(context: PageContext, id: string) {
  const { platform, site, language } = context;
  const property = await platform.catalogue.find(id, language);
  if (!property) return undefined;
  const path = propertyPath(site.paths, property, language);
  const list = listOf(context, property);
  const openHouses = loadOpenHouses(context, [property], { calendarOf: { property: id } });
  const { head, ...shell } = await loadPropertyHead(context, property, { path, openHouses });
  const { gallery, needs } = loadGallery(context, property);
  const location = await loadLocation(context, property);
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
    opening: loadOpening(context, property, {
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
