import type { Position } from '../model/position.ts';
import { areaAround, contains } from './area-parameter.ts';
import type { Area } from './map-box.ts';
import { type Point, project } from './projection.ts';

/** Pins whose centres are closer, in CSS pixels, would overlap. */
export const pinDistance = 44;

/** Has at least one property; `point` is in units of the drawing. */
export type Cluster<Pin> = { pins: readonly Pin[]; point: Point; area: Area };

type Square<Pin> = { pins: Pin[]; sum: Point; area: Area };

type Group<Pin> = { squares: Square<Pin>[]; count: number; sum: Point; area: Area };

const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

const union = (a: Area, b: Area): Area => ({
  south: Math.min(a.south, b.south),
  west: Math.min(a.west, b.west),
  north: Math.max(a.north, b.north),
  east: Math.max(a.east, b.east),
});

const meet = (a: Area, b: Area) =>
  a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;

function reaches<Pin extends Position>({ area, count }: Group<Pin>, { squares }: Group<Pin>): boolean {
  if (count === 1) return false;
  return squares.some((square) => meet(area, square.area) && square.pins.some((pin) => contains(area, pin)));
}

function mustJoin<Pin extends Position>(a: Group<Pin>, b: Group<Pin>, distance: number): boolean {
  const [right, down] = [a.sum.x / a.count - b.sum.x / b.count, a.sum.y / a.count - b.sum.y / b.count];
  if (right * right + down * down < distance * distance) return true;
  return meet(a.area, b.area) && (reaches(a, b) || reaches(b, a));
}

/** First joins pins in a square of half the distance, so that the rest compares few groups. */
function squaresOf<Pin extends Position>(pins: readonly Pin[], distance: number): Square<Pin>[] {
  const squares = new Map<string, { pins: Pin[]; sum: Point }>();
  for (const pin of pins) {
    const point = project(pin);
    const key = `${String(Math.floor((2 * point.x) / distance))} ${String(Math.floor((2 * point.y) / distance))}`;
    const square = squares.get(key) ?? { pins: [], sum: { x: 0, y: 0 } };
    square.pins.push(pin);
    square.sum = add(square.sum, point);
    squares.set(key, square);
  }
  return [...squares.values()].map((square) => ({ ...square, area: areaAround(square.pins) }));
}

/** Until none overlap and each area holds its own pins only, whatever their order. `distance` is in drawing units. */
export function clusterPins<Pin extends Position>(pins: readonly Pin[], distance: number): Cluster<Pin>[] {
  const inOrder = pins.toSorted((a, b) => a.latitude - b.latitude || a.longitude - b.longitude);
  const groups = squaresOf(inOrder, distance).map((square): Group<Pin> => ({
    ...square,
    squares: [square],
    count: square.pins.length,
  }));
  for (let index = 0; index < groups.length;) {
    const group = groups[index];
    const at = groups.findIndex((other) => group && other !== group && mustJoin(group, other, distance));
    const other = groups[at];
    if (!group || !other) {
      index += 1;
      continue;
    }
    const into = Math.min(index, at);
    groups.splice(Math.max(index, at), 1);
    groups[into] = {
      squares: [...group.squares, ...other.squares],
      count: group.count + other.count,
      sum: add(group.sum, other.sum),
      area: union(group.area, other.area),
    };
    // Only the joined group may meet others now, so it is compared with all again.
    index = into;
  }
  return groups.map(({ squares, count, sum, area }) => ({
    pins: squares.flatMap((square) => square.pins),
    point: { x: sum.x / count, y: sum.y / count },
    area,
  }));
}
