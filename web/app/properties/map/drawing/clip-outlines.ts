import outlines from '../outlines/outlines.json' with { type: 'json' };
import type { Box } from '../map-box.ts';
import type { Point } from '../projection.ts';

/** Paths in units of the drawing. */
export type Outlines = Record<'land' | 'home' | 'rivers' | 'provinces' | 'borders', string>;

type Line = { points: readonly Point[]; isClosed: boolean };

/** A margin, as a part of the box, so that no cut is seen. */
const room = 0.05;

/** Paths begin with an absolute point and go on with relative ones. */
function readLines(path: string): Line[] {
  return path
    .split('M')
    .slice(1)
    .map((line) => {
      const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
      const points: Point[] = [];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        const [dx = 0, dy = 0] = numbers.slice(index, index + 2);
        const before = points.at(-1) ?? { x: 0, y: 0 };
        points.push({ x: before.x + dx, y: before.y + dy });
      }
      return { points, isClosed: line.endsWith('z') };
    });
}

function writeLine({ points, isClosed }: Line): string {
  let { x, y } = { x: 0, y: 0 };
  const shifts = points.flatMap((point) => {
    const [dx, dy] = [Math.round(point.x) - x, Math.round(point.y) - y];
    [x, y] = [x + dx, y + dy];
    return dx === 0 && dy === 0 ? [] : [`${String(dx)},${String(dy)}`];
  });
  const [start, ...rest] = shifts;
  if (rest.length === 0) return '';
  return `M${start ?? ''}l${rest.join(' ')}${isClosed ? 'z' : ''}`.replaceAll(/[ ,]-/g, '-');
}

type Edge = { isInside: (point: Point) => boolean; cross: (from: Point, to: Point) => Point };

function edgesOf({ x, y, width, height }: Box): Edge[] {
  const [left, right] = [x - width * room, x + width * (1 + room)];
  const [top, bottom] = [y - height * room, y + height * (1 + room)];
  const upright =
    (at: number) =>
    (from: Point, to: Point): Point => ({
      x: at,
      y: from.y + ((to.y - from.y) * (at - from.x)) / (to.x - from.x),
    });
  const level =
    (at: number) =>
    (from: Point, to: Point): Point => ({
      x: from.x + ((to.x - from.x) * (at - from.y)) / (to.y - from.y),
      y: at,
    });
  return [
    { isInside: (point) => point.x >= left, cross: upright(left) },
    { isInside: (point) => point.x <= right, cross: upright(right) },
    { isInside: (point) => point.y >= top, cross: level(top) },
    { isInside: (point) => point.y <= bottom, cross: level(bottom) },
  ];
}

/** Sutherland–Hodgman clipping at one edge. */
function cutArea(points: readonly Point[], { isInside, cross }: Edge): Point[] {
  const left: Point[] = [];
  let before = points.at(-1);
  let wasInside = before !== undefined && isInside(before);
  for (const point of points) {
    const isIn = isInside(point);
    if (before && isIn !== wasInside) left.push(cross(before, point));
    if (isIn) left.push(point);
    [before, wasInside] = [point, isIn];
  }
  return left;
}

function cutLine(points: readonly Point[], { isInside, cross }: Edge): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  let before: Point | undefined;
  let wasInside = false;
  for (const point of points) {
    const isIn = isInside(point);
    if (before && isIn !== wasInside) piece.push(cross(before, point));
    if (isIn) piece.push(point);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
    [before, wasInside] = [point, isIn];
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

function clip({ points, isClosed }: Line, edges: readonly Edge[]): Line[] {
  if (isClosed) return [{ points: edges.reduce(cutArea, points), isClosed }];
  let pieces = [points];
  for (const edge of edges) pieces = pieces.flatMap((piece) => cutLine(piece, edge));
  return pieces.map((piece) => ({ points: piece, isClosed }));
}

const lines = {
  land: readLines(outlines.land),
  home: readLines(outlines.home),
  rivers: readLines(outlines.rivers),
  provinces: readLines(outlines.provinces),
  borders: readLines(outlines.borders),
};

/** Some hundred bytes instead of ten thousand. */
export function outlinesIn(box: Box): Outlines {
  const edges = edgesOf(box);
  const pathOf = (all: readonly Line[]) =>
    all
      .flatMap((line) => clip(line, edges))
      .map(writeLine)
      .join('');
  return {
    land: pathOf(lines.land),
    home: pathOf(lines.home),
    rivers: pathOf(lines.rivers),
    provinces: pathOf(lines.provinces),
    borders: pathOf(lines.borders),
  };
}
