import type { LanguageId } from 'schemas/languages.ts';
import { propertyPath } from '../../paths/build-path.ts';
import type { PathTable } from '../../paths/path-table.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { PropertySummary } from '../model/property.ts';
import { pictureData } from './picture-data.ts';

export type PropertyNews = 'new' | 'reduced';

/** Limited to what a card shows. */
export type PropertyCardData = Pick<
  PropertySummary,
  'id' | 'title' | 'city' | 'mainTypeName' | 'ribbon' | 'charges' | 'keyFacts' | 'energyLabel'
> & {
  href: string;
  picture: PictureData;
  furtherPictures: readonly Pick<PictureData, 'src' | 'alt'>[];
  price: string | undefined;
  previousPrice: string | undefined;
  news: PropertyNews | undefined;
};

type CardContext = { paths: PathTable; language: LanguageId; now: Date };

const daysNew = 14;
const millisecondsADay = 86_400_000;

/** Counts days since the ISO day on which a property was published; negative before it. */
function daysSince(day: string, now: Date): number {
  return (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / millisecondsADay;
}

export function newsOf({ ribbon, price, publishedOn }: PropertySummary, now: Date): PropertyNews | undefined {
  if (ribbon) return undefined;
  if (price?.previous !== undefined) return 'reduced';
  return daysSince(publishedOn, now) < daysNew ? 'new' : undefined;
}

export function cardData(property: PropertySummary, { paths, language, now }: CardContext): PropertyCardData {
  const { id, title, city, mainTypeName, ribbon, charges, keyFacts, energyLabel, price } = property;
  const picture = pictureData(property.picture);
  const further = property.furtherPictures.map(pictureData);
  return {
    id,
    href: propertyPath(paths, property, language),
    title,
    city,
    mainTypeName,
    ribbon,
    charges,
    keyFacts,
    energyLabel,
    picture,
    // The browser derives their addresses from the first one's, so their sizes must be alike.
    furtherPictures: further
      .filter(({ widths }) => String(widths) === String(picture.widths))
      .map(({ src, alt }) => ({ src, alt })),
    price: price?.text,
    previousPrice: ribbon ? undefined : price?.previous,
    news: newsOf(property, now),
  };
}
