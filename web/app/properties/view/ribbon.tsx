import type { PropertyCardData } from './card-data.ts';

export function Ribbon({ ribbon }: Pick<PropertyCardData, 'ribbon'>) {
  return ribbon && <p className="ribbon">{ribbon.label}</p>;
}
