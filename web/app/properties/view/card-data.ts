import type { LanguageId } from 'schemas/languages.ts';
import { propertyPath } from '../../paths/build-path.ts';
import type { PathTable } from '../../paths/path-table.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import { pictureData } from './picture-data.ts';
import type { PropertySummary } from '../model/property.ts';

/** Limited to what a card shows, because a page carries it for every card twice, as HTML and as data. */
export type PropertyCardData = Pick<
  PropertySummary,
  'id' | 'title' | 'city' | 'mainTypeName' | 'ribbon' | 'bedrooms' | 'surface' | 'energyLabel'
> & {
  href: string;
  picture: PictureData;
  price: string | undefined;
};

export function cardData(
  property: PropertySummary,
  paths: PathTable,
  language: LanguageId,
): PropertyCardData {
  const { id, title, city, mainTypeName, ribbon, bedrooms, surface, energyLabel, picture, price } = property;
  const href = propertyPath(paths, property, language);
  return {
    id,
    href,
    title,
    city,
    mainTypeName,
    ribbon,
    bedrooms,
    surface,
    energyLabel,
    picture: pictureData(picture),
    price: price?.text,
  };
}
