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

/** By law, a plot, a garage and a parking space have no energy certificate. */
export function hasEnergyLabel(mainType: MainType): boolean {
  return !withoutEnergyLabel.has(mainType);
}

/** By law, every advertisement of a home shows its rent. */
export function isHome(mainType: MainType): boolean {
  return homes.has(mainType);
}
