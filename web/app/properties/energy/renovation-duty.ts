import { isHome } from '../model/main-type.ts';
import type { Property } from '../property/property.ts';

type Subject = Pick<Property, 'goal' | 'state' | 'mainType' | 'region' | 'energyLabel'>;

/** Flemish homes of the two worst classes, as long as they have no buyer. */
export function hasRenovationDuty({ goal, state, mainType, region, energyLabel }: Subject): boolean {
  return (
    goal === 'sale' &&
    state === 'available' &&
    region === 'flanders' &&
    isHome(mainType) &&
    (energyLabel?.letter === 'e' || energyLabel?.letter === 'f')
  );
}
