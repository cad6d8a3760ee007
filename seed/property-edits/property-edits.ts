import type { SeededPropertyEdit } from '../document.ts';
import { localizedText } from '../localized.ts';

const villaWithPool: SeededPropertyEdit = {
  _id: 'property-2109',
  _type: 'propertyEdit',
  reference: '2109',
  isFeatured: true,
  order: 10,
  isHidden: false,
  teaser: localizedText({
    nl: 'In de kijker: een villa die u pas ziet wanneer u er vlak voor staat.',
    fr: 'Coup de cœur : une villa que l’on ne découvre qu’au dernier moment.',
    en: 'Featured: a villa you only notice once you are standing in front of it.',
  }),
};

export const propertyEdits: SeededPropertyEdit[] = [villaWithPool];
