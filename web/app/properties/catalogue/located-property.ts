import type { PropertyPosition } from '../model/position.ts';
import type { PropertySummary } from '../property/property.ts';

export type LocatedProperty = {
  property: PropertySummary;
  position: PropertyPosition;
  /** The export's number for sold or rented. */
  marquee: number;
};
