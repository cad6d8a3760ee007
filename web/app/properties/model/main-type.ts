export const mainTypes = [
  'house',
  'villa',
  'farm',
  'apartment',
  'penthouse',
  'studio',
  'land',
  'investment',
  'commercial',
  'garage',
  'parking',
] as const;

export type MainType = (typeof mainTypes)[number];

const homes: ReadonlySet<MainType> = new Set(['house', 'villa', 'farm', 'apartment', 'penthouse', 'studio']);

const withoutEnergyLabel: ReadonlySet<MainType> = new Set(['land', 'garage', 'parking']);

/** A plot, a garage and a parking space have no energy certificate by law. */
export function hasEnergyLabel(mainType: MainType): boolean {
  return !withoutEnergyLabel.has(mainType);
}

/** Homes must show their rent on every advertisement by law. */
export function isHome(mainType: MainType): boolean {
  return homes.has(mainType);
}
