const codes = { 10: 'BE', 50: 'LU' } as const;

export const belgiumId = 10;

export type CountryCode = (typeof codes)[keyof typeof codes];

export function countryCode(countryId: number): CountryCode | undefined {
  return countryId === belgiumId || countryId === 50 ? codes[countryId] : undefined;
}

export type Region = 'brussels' | 'flanders' | 'wallonia';

const ranges: readonly { from: number; to: number; region: Region }[] = [
  { from: 1000, to: 1299, region: 'brussels' },
  { from: 1300, to: 1499, region: 'wallonia' },
  { from: 1500, to: 3999, region: 'flanders' },
  { from: 4000, to: 7999, region: 'wallonia' },
  { from: 8000, to: 9999, region: 'flanders' },
];

/** Decides by country first: Luxembourg's postal codes overlap the Belgian ones, which are four digits from 1000 on. */
export function regionOf(zip: string, countryId: number): Region | undefined {
  if (countryCode(countryId) !== 'BE' || !/^[1-9]\d{3}$/.test(zip)) return undefined;
  const code = Number(zip);
  return ranges.find(({ from, to }) => code >= from && code <= to)?.region;
}
