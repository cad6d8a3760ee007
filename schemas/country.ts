/** ISO 3166. Its languages are in `languages.ts`, its tax rates in `cost-rates.ts`. */
export const homeCountry = 'BE';

export const timeZone = 'Europe/Brussels';

/** Hours ahead of UTC, summer time first. */
export const utcOffsets = [2, 1];

/** ISO 4217. */
export const currency = 'EUR';

export const callingCode = '32';

export const homeCountryId = 10;

export type CountryCode = typeof homeCountry | 'DE' | 'ES' | 'FR' | 'LU' | 'NL';

/** Keyed by the country numbers of property data. */
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

/** Luxembourg's postal codes have four digits too. People prefix either with a country letter. */
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

/**
 * Postal codes of the core cities and the Flemish rim of Brussels, where homes count as modest up to a higher price.
 * Without the two municipalities that joined Antwerp and Hasselt in 2025: the decree may not have followed.
 */
const cityZips = new Set(
  [
    '9300 9308 9310 9320 2000 2018 2020 2030 2040 2050 2060 2100 2140 2170 2180 2600 2610 2660 2850',
    '8000 8200 8310 8380 9200 3600 9000 9030 9031 9032 9040 9041 9042 9050 9051 9052 3500 3501 3510',
    '3511 3512 8500 8501 8510 8511 3000 3001 3010 3012 3018 2800 2801 2811 2812 8400 8800 9100 9111',
    '9112 2300 1800 1730 1731 1650 1651 1652 1653 1654 1700 1701 1702 1703 1620 1850 1851 1852 1853',
    '1560 1950 1630 1830 1831 1860 1861 1785 3090 1640 1600 1601 1602 3080 1780 1970 1930 1932 1933',
  ].flatMap((line) => line.split(' ')),
);

export function isInCoreCity(zip: string): boolean {
  return cityZips.has(zip);
}

/** Belgium and Luxembourg, in degrees. */
export const homeBounds = { south: 49.42, west: 2.45, north: 51.55, east: 6.6 };

/** The area that maps draw in full, from Natural Earth (note 19), in degrees. */
export const mapWindow = { south: 48.9, west: 1.2, north: 52.2, east: 7.6 };
