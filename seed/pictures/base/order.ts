import { depthOf } from './camera.ts';
import { on } from './sheet.ts';
import { centre, dot, sub } from './vec.ts';
import type { Camera } from './camera.ts';
import type { Sheet } from './sheet.ts';
import type { Vec2, Vec3 } from './vec.ts';

export type Piece = {
  readonly outline: readonly Vec3[];
  readonly seen: readonly Vec2[];
  readonly sheet: Sheet;
  readonly paint: () => void;
};

type Measured = Piece & { depth: number; box: readonly [number, number, number, number]; eyeSide: number };

const CLOSE = 0.012;

function apart(a: readonly Vec2[], b: readonly Vec2[]): boolean {
  const splits = (points: readonly Vec2[]): boolean =>
    points.some((from, index) => {
      const to = points[(index + 1) % points.length];
      if (!to) return false;
      const axis: Vec2 = [from[1] - to[1], to[0] - from[0]];
      const reach = (shape: readonly Vec2[]): [number, number] => {
        const values = shape.map(([x, y]) => x * axis[0] + y * axis[1]);
        return [Math.min(...values), Math.max(...values)];
      };
      const [lowA, highA] = reach(a);
      const [lowB, highB] = reach(b);
      const slack = 2 * Math.hypot(axis[0], axis[1]);
      return highA <= lowB + slack || highB <= lowA + slack;
    });
  return splits(a) || splits(b);
}

/** Does `a` have to be painted before `b`? Newell's tests: one lies wholly on one side of the other's plane. */
function beneath(a: Measured, b: Measured): boolean {
  const sideOf = (piece: Measured, plane: Measured): [number, number] => {
    const heights = piece.outline.map((point) => on(plane.sheet, point)[2] * plane.eyeSide);
    return [Math.min(...heights), Math.max(...heights)];
  };
  const [lowA, highA] = sideOf(a, b);
  const [lowB, highB] = sideOf(b, a);
  const aBehind = highA < CLOSE || lowB > -CLOSE;
  const bBehind = highB < CLOSE || lowA > -CLOSE;
  if (aBehind !== bBehind) return aBehind;
  if (aBehind && bBehind) return false;
  return a.depth > b.depth;
}

function measure(camera: Camera, piece: Piece): Measured {
  const [xs, ys] = [piece.seen.map(([x]) => x), piece.seen.map(([, y]) => y)];
  return {
    ...piece,
    depth: depthOf(camera, centre(piece.outline)),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    eyeSide: dot(sub(camera.eye, piece.sheet.origin), piece.sheet.n) < 0 ? -1 : 1,
  };
}

/** Pieces from back to front, so that each may simply be painted over the ones before it. */
export function backToFront(camera: Camera, pieces: readonly Piece[]): Piece[] {
  const all = pieces.map((piece) => measure(camera, piece)).sort((a, b) => b.depth - a.depth);
  const over: number[][] = all.map(() => []);
  const waiting = all.map(() => 0);
  const rule = (first: number, then: number): void => {
    over[first]?.push(then);
    waiting[then] = (waiting[then] ?? 0) + 1;
  };
  all.forEach((a, i) => {
    for (let j = i + 1; j < all.length; j += 1) {
      const b = all[j];
      if (!b || a.box[0] > b.box[2] || b.box[0] > a.box[2] || a.box[1] > b.box[3] || b.box[1] > a.box[3])
        continue;
      if (apart(a.seen, b.seen)) continue;
      if (beneath(a, b)) rule(i, j);
      else if (beneath(b, a)) rule(j, i);
    }
  });
  const left = new Set(all.keys());
  const sorted: Piece[] = [];
  while (left.size > 0) {
    let chosen = [...left].find((index) => waiting[index] === 0);
    chosen ??= [...left].reduce((best, index) =>
      (waiting[index] ?? 0) < (waiting[best] ?? 0) ? index : best,
    );
    left.delete(chosen);
    const piece = all[chosen];
    if (piece) sorted.push(piece);
    for (const later of over[chosen] ?? []) waiting[later] = (waiting[later] ?? 0) - 1;
  }
  return sorted;
}
