/** By ISO 3166. Its languages are in `languages.ts`, the rates of its taxes in `web/app/properties/costs/`. */
export const homeCountry = 'BE';

export const timeZone = 'Europe/Brussels';

/** Hours by which the clock is ahead of UTC, summer time first. */
export const utcOffsets = [2, 1];

/** By ISO 4217. */
export const currency = 'EUR';

export const callingCode = '32';

export const homeCountryId = 10;

export type CountryCode = typeof homeCountry | 'DE' | 'ES' | 'FR' | 'LU' | 'NL';

/** By the numbers of countries in property data. */
const countryCodes: ReadonlyMap<number, CountryCode> = new Map([
  [homeCountryId, homeCountry],
  [26, 'DE'],
  [32, 'ES'],
  [33, 'FR'],
  [50, 'LU'],
  [63, 'NL'],
]);

export function countryCode(countryId: number): CountryCode | undefined {
  return countryCodes.get(countryId);
}

const zip = String.raw`[1-9]\d{3}`;

export const zipPattern = new RegExp(`^${zip}$`);

/** Luxembourg's postal codes have four digits too. People put the letter of the country before either. */
export const writtenZip = String.raw`(?:[BbLl]-?\s?)?${zip}`;

export type Region = 'brussels' | 'flanders' | 'wallonia';

const regionRanges: readonly { from: number; to: number; region: Region }[] = [
  { from: 1000, to: 1299, region: 'brussels' },
  { from: 1300, to: 1499, region: 'wallonia' },
  { from: 1500, to: 3999, region: 'flanders' },
  { from: 4000, to: 7999, region: 'wallonia' },
  { from: 8000, to: 9999, region: 'flanders' },
];

/** Decides by country first: Luxembourg's postal codes overlap the Belgian ones. */
export function regionOf(zip: string, countryId: number): Region | undefined {
  if (countryId !== homeCountryId || !zipPattern.test(zip)) return undefined;
  const code = Number(zip);
  return regionRanges.find(({ from, to }) => code >= from && code <= to)?.region;
}

/** Belgium and Luxembourg, in degrees. */
export const homeBounds = { south: 49.42, west: 2.45, north: 51.55, east: 6.6 };

/** The part of the world that maps draw in full, from Natural Earth (note 19), in degrees. */
export const mapWindow = { south: 48.9, west: 1.2, north: 52.2, east: 7.6 };
