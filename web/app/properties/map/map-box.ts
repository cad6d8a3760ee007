import { homeBounds } from 'schemas/country.ts';
import { type Point, project, unproject } from './projection.ts';

export type Box = { x: number; y: number; width: number; height: number };

/** Degrees, as in an address. */
export type Area = { south: number; west: number; north: number; east: number };

/** About 10 kilometres: closer by, the drawing has nothing to show around a pin. */
const smallestWidth = 90;

/** The outlines include neighbours, so that a map of both countries ends nowhere in view. */
const outlined: Box = { x: -2700, y: -1100, width: 9900, height: 5500 };

/** A part of the width, around the outermost pins. */
const margin = 0.09;

function hull(points: readonly Point[]): Box | undefined {
  const [first] = points;
  if (!first) return undefined;
  let [left, right, top, bottom] = [first.x, first.x, first.y, first.y];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function withRatio({ x, y, width, height }: Box, ratio: number): Box {
  const wide = Math.max(width, height * ratio, smallestWidth);
  const high = wide / ratio;
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

export function boxAround(points: readonly Point[], ratio: number): Box | undefined {
  const tight = hull(points);
  if (!tight) return undefined;
  const { x, y, width, height } = withRatio(tight, ratio);
  const room = width * margin;
  return { x: x - room, y: y - room / ratio, width: width + 2 * room, height: height + (2 * room) / ratio };
}

export function exactBoxOf({ south, west, north, east }: Area): Box {
  const { x, y } = project({ latitude: north, longitude: west });
  const end = project({ latitude: south, longitude: east });
  return { x, y, width: end.x - x, height: end.y - y };
}

export const boxOf = (area: Area, ratio: number): Box => withRatio(exactBoxOf(area), ratio);

export function areaOf({ x, y, width, height }: Box): Area {
  const { latitude: north, longitude: west } = unproject({ x, y });
  const { latitude: south, longitude: east } = unproject({ x: x + width, y: y + height });
  return { south, west, north, east };
}

export function areaWithRoom({ south, west, north, east }: Area): Area {
  const [high, wide] = [(north - south) * margin, (east - west) * margin];
  return { south: south - high, west: west - wide, north: north + high, east: east + wide };
}

export function zoomed({ x, y, width, height }: Box, factor: number): Box {
  const [wide, high] = [width / factor, height / factor];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** `at` is in fractions of width and height, and stays in place. */
export function zoomedAt(box: Box, factor: number, at: Point): Box {
  const { x, y, width, height } = zoomed(box, Math.min(factor, Math.max(box.width / smallestWidth, 1)));
  const [right, down] = [(box.width - width) * (at.x - 0.5), (box.height - height) * (at.y - 0.5)];
  return { x: x + right, y: y + down, width, height };
}

export function moved(box: Box, right: number, down: number): Box {
  return { ...box, x: box.x + box.width * right, y: box.y + box.height * down };
}

export function withinOutlines({ x, y, width, height }: Box): Box {
  const part = Math.min(1, outlined.width / width, outlined.height / height);
  const [wide, high] = [width * part, height * part];
  const [left, top] = [x + (width - wide) / 2, y + (height - high) / 2];
  return {
    x: Math.max(outlined.x, Math.min(left, outlined.x + outlined.width - wide)),
    y: Math.max(outlined.y, Math.min(top, outlined.y + outlined.height - high)),
    width: wide,
    height: high,
  };
}

export function isIn({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

/** The visitor's area, else all points, else both countries; never cuts off a point. */
export function boxFor(points: readonly Point[], area: Area | undefined, ratio: number): Box {
  if (!area) return boxAround(points, ratio) ?? boxOf(homeBounds, ratio);
  const box = boxOf(area, ratio);
  const { x, y, width, height } = box;
  if (points.every((point) => isIn(box, point))) return box;
  return boxAround([...points, { x, y }, { x: x + width, y: y + height }], ratio) ?? box;
}
