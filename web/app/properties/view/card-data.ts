import type { LanguageId } from 'schemas/languages.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { PageNeeds } from '../../platform/page-needs.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { PropertySummary } from '../property/property.ts';
import { formatEuro, isWholePrice } from '../price/price.ts';
import { comingOpenHouses, type OpenHouseMoment, shortMomentOf } from '../open-houses/open-house.ts';
import { furtherPictures } from './further-pictures.ts';
import { pictureData } from './picture-data.ts';

export type PropertyNews = 'new' | 'reduced';

export type PropertyCardData = Pick<
  PropertySummary,
  'id' | 'lang' | 'title' | 'city' | 'mainTypeName' | 'charges' | 'keyFacts' | 'energyLabel'
> & {
  ribbon: PropertySummary['ribbon'] | PropertySummary['pending'];
  href: string;
  picture: PictureData;
  pictureCount: number;
  price: string | undefined;
  pricePerSquareMetre: string | undefined;
  previousPrice: string | undefined;
  news: PropertyNews | undefined;
  openHouse: OpenHouseMoment | undefined;
  /** ISO moments at which an open house ends and the card changes. */
  changesAt: readonly string[];
};

type CardContext = {
  paths: PathTable;
  language: LanguageId;
  now: Date;
};

const daysNew = 14;
const millisecondsADay = 86_400_000;

function daysSince(day: string, now: Date): number {
  return (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / millisecondsADay;
}

export function newsOf(property: PropertySummary, now: Date): PropertyNews | undefined {
  const { ribbon, pending, price, publishedOn } = property;
  if (ribbon ?? pending) return undefined;
  if (price?.previous !== undefined) return 'reduced';
  return publishedOn !== undefined && daysSince(publishedOn, now) < daysNew ? 'new' : undefined;
}

/** Undefined for a rent, without a surface, or once there is no price to compare. */
function pricePerSquareMetre(
  { goal, ribbon, price, surface }: PropertySummary,
  language: LanguageId,
): string | undefined {
  if (goal !== 'sale' || ribbon || !price || !isWholePrice(price) || !surface) return undefined;
  return formatEuro(Math.round(price.value / surface), language);
}

export function cardData(property: PropertySummary, context: CardContext): PropertyCardData {
  const { paths, language, now } = context;
  const { id, lang, title, city, mainTypeName, ribbon, charges, keyFacts, energyLabel, price } = property;
  const openHouses = comingOpenHouses(property.openHouses, now);
  const [next] = openHouses;
  return {
    id,
    href: propertyPath(paths, property, language),
    lang,
    title,
    city,
    mainTypeName,
    ribbon: ribbon ?? property.pending,
    charges,
    keyFacts,
    energyLabel,
    picture: pictureData(property.picture),
    pictureCount: 1 + furtherPictures(property).length,
    price: price?.text,
    pricePerSquareMetre: pricePerSquareMetre(property, language),
    previousPrice: ribbon ? undefined : price?.previous,
    news: newsOf(property, now),
    openHouse: next && shortMomentOf(next, language),
    changesAt: openHouses.map(({ end }) => end),
  };
}

export function needsOfCards(cards: readonly Pick<PropertyCardData, 'changesAt'>[]): PageNeeds {
  return { changesAt: cards.flatMap(({ changesAt }) => changesAt) };
}
