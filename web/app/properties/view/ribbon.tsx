import type { PropertySummary } from '../model/property.ts';

export function Ribbon({ ribbon }: Pick<PropertySummary, 'ribbon'>) {
  if (!ribbon) return null;
  return <p className={ribbon.kind === 'rented' ? 'ribbon ribbon-rented' : 'ribbon'}>{ribbon.label}</p>;
}
