import { z } from 'zod';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import { propertyPath } from '../../../content/paths/build-path.ts';
import { propertyFeedPath, propertyRecordPath } from '../../../content/paths/feed-path.ts';
import { fallbackAddress } from '../../../ui/picture/picture-data.ts';
import type { ListFilters } from '../../../properties/filters/filter-table.ts';
import { isFiltered, readListAddress } from '../../../properties/filters/list-address.ts';
import type { Property } from '../../../properties/property/property.ts';
import { comingOpenHouses } from '../../../properties/open-houses/open-house.ts';
import { legalFactsOf } from '../../../properties/law/legal-facts.ts';
import type { Price } from '../../../properties/price/price.ts';
import { streetLine } from '../../../properties/text/street-line.ts';
import { pictureData } from '../../../properties/view/picture-data.ts';
import { changedOn } from '../changed-on.ts';
import type { FeedSource } from '../feed-source.server.ts';
import type { FeedProperty, PropertyFeed } from './property-feed-schema.ts';

const propertiesPerPage = 25;

const feedQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .default(1),
  changedSince: z.iso.date().optional(),
  goal: z.enum(['sale', 'rent']).optional(),
});

export type FeedQuery = z.output<typeof feedQuery> & { filters?: ListFilters };

/** Reads `?page=2&changed-since=2026-11-01` and a list's filters; undefined where one of the first makes no sense. */
export function readFeedQuery(params: URLSearchParams): FeedQuery | undefined {
  const { data } = feedQuery.safeParse({
    page: params.get('page') ?? undefined,
    changedSince: params.get('changed-since') ?? undefined,
    goal: params.get('goal') ?? undefined,
  });
  const { filters } = readListAddress(params);
  return data && { ...data, ...(isFiltered(filters) && { filters }) };
}

/** All that the site has, or what a list with these filters shows. */
function chosenBy({ goal, filters }: FeedQuery, { catalogue, site }: FeedSource): readonly string[] {
  if (!goal && !filters) return [...catalogue.ids({}), ...catalogue.offMarket()];
  return catalogue.ids({ goal, filters, municipalities: site.municipalities });
}

/** By reference, so that nothing changes page while it is read. Days are whole, since imports know no hours. */
export async function propertyFeedPage(source: FeedSource, query: FeedQuery) {
  const { catalogue, language, siteUrl } = source;
  const { page, changedSince = '' } = query;
  const changed = chosenBy(query, source)
    .flatMap((id) => {
      const day = changedOn(id, source);
      return (day ?? '') >= changedSince ? [{ id, day }] : [];
    })
    .sort((a, b) => Number(a.id) - Number(b.id));
  const pages = Math.max(1, Math.ceil(changed.length / propertiesPerPage));
  if (page > pages) return undefined;
  const shown = changed.slice((page - 1) * propertiesPerPage, page * propertiesPerPage);
  const days = new Map(shown.map(({ id, day }) => [id, day]));
  const properties = await catalogue.findAll([...days.keys()], language);
  return {
    language,
    page,
    pages,
    total: changed.length,
    next: page < pages ? `${siteUrl}${propertyFeedPath(language, { ...query, page: page + 1 })}` : undefined,
    properties: await Promise.all(
      properties.map((property) => feedPropertyOf(property, source, days.get(property.id))),
    ),
    removed: removedSince(source, changedSince),
  } satisfies PropertyFeed;
}

export async function propertyRecord(source: FeedSource, { id, file }: { id: string; file: string }) {
  const property = await source.catalogue.find(id, source.language);
  return property?.recordFile === file ? feedPropertyOf(property, source, changedOn(id, source)) : undefined;
}

/** Properties that imports no longer have, and those that editors hid. */
function removedSince({ content, catalogue }: FeedSource, changedSince: string): PropertyFeed['removed'] {
  const hidden = content.edits.flatMap(({ reference, isHidden, _updatedAt }) =>
    isHidden === true ? [{ id: reference, removedOn: _updatedAt.slice(0, 10) }] : [],
  );
  const gone = catalogue.removed.map(({ id, day }) => ({ id, removedOn: day }));
  const isGone = new Set(gone.map(({ id }) => id));
  return [...gone, ...hidden.filter(({ id }) => !isGone.has(id))].filter(
    ({ removedOn }) => removedOn >= changedSince,
  );
}

function feedPrice({ value, to, per, instalment, isFrom, text }: Price): FeedProperty['price'] {
  return { amount: value, to, per: per === 'month' ? undefined : per, instalment, isFrom, text };
}

export async function feedPropertyOf(
  property: Property,
  source: FeedSource,
  day: string | undefined,
): Promise<FeedProperty> {
  const { site, catalogue, language, siteUrl } = source;
  const { id, publishedOn, goal, state, lang, mainTypeName: type, title, description, zip, city } = property;
  const { address, country, price, availableFrom, bedrooms, bathrooms, surface } = property;
  const { energyLabel, position, constructionYear, projectId, pictures } = property;
  const facts = await catalogue.facts(id, { t: serverText(site, language), language });
  const openHouses = comingOpenHouses(property.openHouses, source.now).map(({ start, end, note }) => ({
    start,
    end,
    note,
  }));
  return {
    id,
    url: `${siteUrl}${propertyPath(site.paths, property, language)}`,
    record: `${siteUrl}${propertyRecordPath(language, property)}`,
    changedOn: day,
    publishedOn,
    goal,
    state,
    pending: property.pending?.kind,
    language: lang,
    type,
    title,
    description: [...description],
    street: address && streetLine(address, property.mainType, language),
    zip,
    city,
    country: country.code,
    position,
    price: price && state === 'available' ? feedPrice(price) : undefined,
    availableFrom,
    openHouses: openHouses.length > 0 ? openHouses : undefined,
    bedrooms,
    bathrooms,
    surface,
    constructionYear,
    energyLabel: energyLabel?.text,
    legalFacts: legalFactsOf(property, facts),
    projectId,
    pictures: pictures.map((each) => {
      const picture = pictureData(each);
      const { width, height, alt } = picture;
      return { url: new URL(fallbackAddress(picture), siteUrl).href, width, height, alt };
    }),
  };
}
