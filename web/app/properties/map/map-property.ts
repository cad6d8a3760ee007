import type { PropertyPosition } from '../model/position.ts';

/** At the municipality's centre when the address is hidden. */
export type MapPin = PropertyPosition & { id: string; city: string };

export type MapProperty = MapPin & {
  href: string;
  label: string;
  price: string;
  marquee: number;
};

export type MapPlace = { name: string; latitude: number; longitude: number };
