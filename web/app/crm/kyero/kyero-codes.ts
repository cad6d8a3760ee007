import type { CodeTables } from '../connector/codes.ts';

const all = (ours: string, ...codes: string[]) => Object.fromEntries(codes.map((code) => [code, ours]));

/** Words in small letters. The format lists no types and no countries, so that an editor is asked about every other word. */
export const kyeroCodes = {
  'price-freq': {
    title: 'Purpose',
    field: 'Goal',
    isNeeded: true,
    known: { ...all('sale', 'sale', 'new_build'), ...all('rent', 'month', 'week') },
  },
  type: {
    title: 'Category',
    field: 'MainType',
    isNeeded: true,
    known: {
      ...all('house', 'house', 'town house', 'townhouse', 'bungalow', 'chalet', 'country house'),
      ...all('villa', 'villa'),
      ...all('farm', 'finca', 'cortijo', 'farmhouse'),
      ...all('apartment', 'apartment', 'flat', 'duplex'),
      ...all('penthouse', 'penthouse'),
      ...all('studio', 'studio'),
      ...all('land', 'land', 'plot'),
      ...all('commercial', 'commercial', 'commercial property', 'office', 'shop'),
      ...all('garage', 'garage'),
      ...all('parking', 'parking', 'parking space'),
    },
  },
  country: {
    title: 'Country',
    field: 'CountryID',
    isNeeded: true,
    known: {
      ...all('32', 'spain', 'españa', 'spanje', 'espagne', 'es'),
      ...all('10', 'belgium', 'belgië', 'belgique', 'be'),
      ...all('33', 'france', 'frankrijk', 'francia', 'fr'),
      ...all('63', 'netherlands', 'nederland', 'pays-bas', 'nl'),
      ...all('50', 'luxembourg', 'luxemburg', 'lu'),
      ...all('26', 'germany', 'duitsland', 'allemagne', 'de'),
    },
  },
  town: { title: 'Town', field: 'Zip', isNeeded: true, known: {} },
} as const satisfies CodeTables;

export type KyeroKind = keyof typeof kyeroCodes;
