import type { PropertyPosition } from '../properties/model/position.ts';

/** A property as a map shows it. Its place is the municipality's centre when the address is hidden. */
export type MapProperty = PropertyPosition & {
  id: string;
  href: string;
  label: string;
  city: string;
  price: string;
  marquee: number;
};

export type MapPlace = { name: string; latitude: number; longitude: number };
