import type { PropertyPosition } from '../model/position.ts';

/** The place of a property: the municipality's centre when the address is hidden. */
export type MapPin = PropertyPosition & { id: string; city: string };

/** A property as a map shows it where it stands alone. */
export type MapProperty = MapPin & {
  href: string;
  label: string;
  price: string;
  marquee: number;
};

export type MapPlace = { name: string; latitude: number; longitude: number };
