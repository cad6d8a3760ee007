import { homeBounds } from 'schemas/country.ts';
import { mostCorners, readPolygon, writePolygon } from '../../model/polygon.ts';
import type { Position } from '../../model/position.ts';
import type { Box } from '../map-box.ts';
import { type Point, unproject } from '../projection.ts';

const areaOf = (a: Point, b: Point, c: Point) =>
  Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;

/** Visvalingam–Whyatt: drops corners that change the surface by no more than `tolerance`, and any above `most`. */
export function fewerCorners(line: readonly Point[], most: number, tolerance: number): Point[] {
  const left = [...line];
  while (left.length > 3) {
    let [least, at] = [Infinity, 0];
    left.forEach((corner, index) => {
      const surface = areaOf(left.at(index - 1) ?? corner, corner, left[(index + 1) % left.length] ?? corner);
      if (surface < least) [least, at] = [surface, index];
    });
    if (left.length <= most && least > tolerance) break;
    left.splice(at, 1);
  }
  return left;
}

type Size = { width: number; height: number };

/** CSS pixels within which a click means a corner that is there already. */
const near = 22;
/** Square pixels that a corner may change. */
const tolerance = 16;

/** From fractions of the map to units of its drawing. */
export const pointAt = ({ x, y, width, height }: Box, part: Point): Point => ({
  x: x + part.x * width,
  y: y + part.y * height,
});

export function isNear(a: Point | undefined, b: Point, box: Box, { width }: Size): boolean {
  return a !== undefined && (Math.hypot(a.x - b.x, a.y - b.y) * width) / box.width < near;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const atHome = ({ latitude, longitude }: Position): Position => ({
  latitude: within(latitude, homeBounds.south, homeBounds.north),
  longitude: within(longitude, homeBounds.west, homeBounds.east),
});

export function polygonIn(line: readonly Point[], box: Box, { width }: Size): string | undefined {
  const corners = fewerCorners(line, mostCorners, tolerance * (box.width / width) ** 2);
  const text = writePolygon(corners.map((corner) => atHome(unproject(corner))));
  return readPolygon(text) && text;
}
