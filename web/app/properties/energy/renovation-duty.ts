import { isHome } from '../model/main-type.ts';
import type { Property } from '../property/property.ts';

type Subject = Pick<Property, 'goal' | 'state' | 'mainType' | 'region' | 'energyLabel' | 'costs'>;

/** Flemish homes of the two worst classes, and shops and offices that are not new, as long as they have no buyer. */
export function renovationDutyOf(property: Subject): 'home' | 'business' | undefined {
  const { goal, state, mainType, region, energyLabel, costs } = property;
  if (goal !== 'sale' || state !== 'available' || region !== 'flanders') return undefined;
  const isPoor = energyLabel?.letter === 'e' || energyLabel?.letter === 'f';
  if (isHome(mainType)) return isPoor ? 'home' : undefined;
  return mainType === 'commercial' && (costs?.tax ?? 'duty') === 'duty' ? 'business' : undefined;
}
