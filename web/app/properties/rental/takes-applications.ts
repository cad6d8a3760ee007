import { isHome } from '../model/main-type.ts';
import type { PropertySummary } from '../property/property.ts';

/** A visitor applies for a home to rent as long as it is free. */
export function takesApplications({
  goal,
  ribbon,
  mainType,
}: Pick<PropertySummary, 'goal' | 'ribbon' | 'mainType'>): boolean {
  return goal === 'rent' && !ribbon && isHome(mainType);
}
