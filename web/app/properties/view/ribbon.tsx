import type { PropertySummary } from '../model/property.ts';

/** The mark over the picture of a sold or rented property. */
export function Ribbon({ ribbon }: Pick<PropertySummary, 'ribbon'>) {
  if (!ribbon) return null;
  return <p className={ribbon.kind === 'rented' ? 'ribbon ribbon-rented' : 'ribbon'}>{ribbon.label}</p>;
}
