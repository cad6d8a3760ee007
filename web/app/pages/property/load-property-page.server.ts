import { defaultLanguage } from 'schemas/languages.ts';
import { perLanguage } from '../../content/cms/site.server.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { loadForm } from '../../forms/definition/load-form.server.ts';
import { takesVisits } from '../../forms/kinds/visit/visit-days.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { listPath, pagePath, propertyPath } from '../../content/paths/build-path.ts';
import { propertyFormPath, printPath } from '../../content/paths/property-paths.ts';
import { mapTypeOf } from '../../properties/map/frame/load-map-frame.server.ts';
import { loadPropertyMap } from '../../properties/map/load-property-map.server.ts';
import { propertyAlternates } from '../../properties/catalogue/offer-alternates.ts';
import { hasTypedCosts } from '../../content/paths/cost-address.ts';
import { hasRenovationDuty } from '../../properties/energy/renovation-duty.ts';
import type { ListFilters } from '../../properties/filters/filter-table.ts';
import { latestOn } from '../../properties/model/dated.ts';
import type { Property } from '../../properties/property/property.ts';
import { takesOffers, takesApplications } from '../../properties/property/visitor-actions.ts';
import { nearbyLines } from '../../properties/nearby/nearby-lines.ts';
import { formatDay } from '../../properties/text/day.ts';
import { streetLine, townLine } from '../../properties/text/street-line.ts';
import { cardData, needsOfCards, newsOf } from '../../properties/view/card-data.ts';
import { combineNeeds } from '../../platform/page-needs.ts';
import { loadAlertOffer } from '../alert-offer/load-alert-offer.server.ts';
import { cardContext } from '../card-context.server.ts';
import { loadGallery } from '../load-gallery.server.ts';
import { offerHead } from '../metadata/offer-head.server.ts';
import type { Breadcrumb } from '../page-heading/page-heading.tsx';
import { loadOpenHouses } from '../open-houses/load-open-houses.server.ts';
import { homeBreadcrumb } from '../page-heading/breadcrumbs.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { loadUnitProject } from '../project/load-unit-project.server.ts';
import { loadShare, sharedTitle } from '../share/load-share.server.ts';
import { agencyThing } from '../structured-data/agency.server.ts';
import { breadcrumbList, withStructuredData } from '../structured-data/graph.ts';
import { propertyListing } from '../structured-data/listing.server.ts';
import { loadCosts } from './costs/load-costs.server.ts';
import { loadBroker } from '../property-section/load-broker.server.ts';
import { loadDocuments } from './load-documents.server.ts';
import { loadOutcome, outcomeInHead } from './offer/load-outcome.server.ts';

const mostSimilar = 4;

export type PropertyPageData = NonNullable<Awaited<ReturnType<typeof loadPropertyPage>>>;

/** Loads the page of a property; undefined for a reference that is not in the bundle. */
export async function loadPropertyPage(context: PageContext, id: string) {
  const { platform, site, language } = context;
  const { catalogue } = platform;
  const property = await catalogue.find(id, language);
  if (!property) return undefined;
  const t = serverText(site, language);
  const { goal, ribbon, title, mainTypeName, description, address, availableFrom } = property;
  const path = propertyPath(site.paths, property, language);
  const street = address && streetLine(address, property.mainType, language);
  const place = townLine(property);
  const alternates = await propertyAlternates({ site, catalogue }, id);
  const onCard = cardContext(context);
  const similar = (await catalogue.similar({ id, language, limit: mostSimilar })).map((other) =>
    cardData(other, onCard),
  );
  const list = {
    title: t(goal === 'sale' ? 'list.allForSale' : 'list.allForRent'),
    href: listPath(site.paths, goal, language),
  };
  const breadcrumbs = breadcrumbsOf(context, property);
  const head = offerHead(context, {
    path,
    alternates,
    ...outcomeInHead(context, property),
    isIndexed: !hasTypedCosts(context.url.searchParams),
    shared: { title: sharedTitle(property, t), cover: property.picture },
  });
  const openHouses = loadOpenHouses(context, [property], { calendarOf: { property: id } });
  const { gallery, needs } = loadGallery(context, property);
  const map = await loadMap(context, id, [street, place].filter(Boolean).join(', '));
  return {
    kind: 'property' as const,
    property: { goal, ribbon, title, mainTypeName, description },
    outcome: loadOutcome(context, property, { hasSimilar: similar.length > 0, list }),
    /** Undefined where there is none to come. */
    openHouses: openHouses?.shown,
    availableFrom: availableFrom && formatDay(availableFrom, language),
    news: newsOf(property, platform.clock()),
    /** Empty when the agency does not publish it. */
    price: {
      price: property.price?.text,
      previousPrice: ribbon ? undefined : property.price?.previous,
      charges: property.charges,
    },
    /** Street and number; undefined when the agency does not publish them. */
    street,
    place,
    reference: id,
    keyFacts: property.keyFacts,
    energyLabel: property.energyLabel,
    facts: await catalogue.factSheet(id, { t, language }),
    renovationDuty: hasRenovationDuty(property) ? renovationDuty(context) : undefined,
    costs: loadCosts(context, property),
    documents: loadDocuments(context, property, path),
    gallery,
    map,
    needs: combineNeeds([
      openHouses?.needs,
      needsOfCards(similar),
      needs,
      map?.frame && { sources: { frame: ["'self'"] } },
    ]),
    neighbourhood: neighbourhoodOf(context, property),
    nearby: { title: t('nearby.title'), lines: nearbyLines(property.nearby, t) },
    project: await loadUnitProject(context, property),
    broker: loadBroker(context, property),
    question: {
      title: t('form.contactMeTitle'),
      reference: t('form.contactMeReference', { reference: id }),
      content: loadForm(formDefinitions['contact-me'], { language, paths: site.paths, t, catalogue }),
    },
    alert: ribbon ? loadAlertOffer(context, { goal, filters: similarFilters(context, property) }) : undefined,
    language,
    path,
    /** Undefined where no visit can be booked. */
    visit: (await takesVisits(context, id))
      ? {
          href: propertyFormPath(path, 'contact-appointment', language),
          title: t('visit.plan'),
          short: t('visit.short'),
        }
      : undefined,
    application: takesApplications(property)
      ? { href: propertyFormPath(path, 'rental-application', language), title: t('application.link') }
      : undefined,
    /** Undefined for a property that accepts no bids. */
    bid: takesOffers(property)
      ? { href: propertyFormPath(path, 'offer-to-buy', language), title: t('offer.link') }
      : undefined,
    print: { title: t('print.print'), href: printPath(path, language) },
    share: loadShare(context, head, { id, friendHref: propertyFormPath(path, 'send-to-friend', language) }),
    comparison: loadComparisonLink(context),
    similar,
    list,
    head: withStructuredData(head, [
      propertyListing(context, property, head.canonical),
      ...(openHouses?.events ?? []),
      agencyThing(context),
      breadcrumbList(breadcrumbs, { siteUrl: platform.settings.SITE_URL, canonical: head.canonical }),
    ]),
    breadcrumbs,
    alternates,
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

function renovationDuty({ platform, site, language }: PageContext): string | undefined {
  const today = platform.clock().toISOString().slice(0, 10);
  const texts = perLanguage(latestOn(site.content.settings?.renovationDuties ?? [], today)?.text ?? null);
  return texts[language] ?? texts[defaultLanguage];
}

/** Returns the link to the comparison; undefined while its page is not published. */
function loadComparisonLink({ site, language }: PageContext) {
  const entry = site.paths.byKind('favourites');
  const href = entry && pagePath(entry, language);
  return href ? { href, title: serverText(site, language)('share.compare') } : undefined;
}

async function loadMap({ platform, site, language }: PageContext, id: string, place: string) {
  const { catalogue, settings } = platform;
  const mapType = mapTypeOf(settings);
  const t = serverText(site, language);
  return await loadPropertyMap({ t, paths: site.paths, language, id, place, mapType, catalogue });
}

/** Undefined where the address is hidden, because a neighbourhood would narrow its place down. */
function neighbourhoodOf({ platform, language }: PageContext, { address, neighbourhoodId }: Property) {
  if (!address) return undefined;
  return platform.catalogue.neighbourhoods(language).find(({ id }) => id === neighbourhoodId);
}

function breadcrumbsOf(context: PageContext, { goal, title }: Property): Breadcrumb[] {
  const { site, language } = context;
  const list = site.paths.byKind(goal === 'sale' ? 'property-list-sale' : 'property-list-rent');
  const above = list && { title: list.titles[language] ?? '', href: listPath(site.paths, goal, language) };
  return [homeBreadcrumb(context), ...(above ? [above] : []), { title }];
}
