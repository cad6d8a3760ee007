const codes = { 10: 'BE', 50: 'LU' } as const;

export type CountryCode = (typeof codes)[keyof typeof codes];

export function countryCode(countryId: number): CountryCode | undefined {
  return countryId === 10 || countryId === 50 ? codes[countryId] : undefined;
}
