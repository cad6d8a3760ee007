const codes = { 10: 'BE', 50: 'LU' } as const;

export const belgiumId = 10;

export type CountryCode = (typeof codes)[keyof typeof codes];

export function countryCode(countryId: number): CountryCode | undefined {
  return countryId === belgiumId || countryId === 50 ? codes[countryId] : undefined;
}
