import type { PropertySummary } from '../../properties/property/property.ts';

/** Such as `Appartement 101`; without the number where the address is hidden. */
export function unitName({ mainTypeName, address }: PropertySummary): string {
  return [mainTypeName, address?.box].filter(Boolean).join(' ');
}
