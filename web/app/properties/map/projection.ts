import { mapWindow } from 'schemas/country.ts';
import type { Position } from '../model/position.ts';

/** Units of the drawing: x grows to the east, y to the south. */
export type Point = { x: number; y: number };

/** Drawn in full by `outlines.json`, with its width in units. */
export const drawn = { ...mapWindow, width: 4000 };

export const isDrawn = ({ latitude, longitude }: Position): boolean =>
  latitude > drawn.south && latitude < drawn.north && longitude > drawn.west && longitude < drawn.east;

const radians = Math.PI / 180;
const unitsPerRadian = drawn.width / ((drawn.east - drawn.west) * radians);

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2));
const top = mercator(drawn.north);

export function project({ latitude, longitude }: Position): Point {
  return {
    x: (longitude - drawn.west) * radians * unitsPerRadian,
    y: (top - mercator(latitude)) * unitsPerRadian,
  };
}

export function unproject({ x, y }: Point): Position {
  return {
    latitude: (2 * Math.atan(Math.exp(top - y / unitsPerRadian)) - Math.PI / 2) / radians,
    longitude: x / unitsPerRadian / radians + drawn.west,
  };
}
