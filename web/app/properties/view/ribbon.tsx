import type { PropertySummary } from '../property/property.ts';

export function Ribbon({ ribbon }: Pick<PropertySummary, 'ribbon'>) {
  return ribbon && <p className="ribbon">{ribbon.label}</p>;
}
