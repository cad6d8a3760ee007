import type { Vec2, Vec3 } from './vec.ts';

/** Keeps the part of a polygon where the signed distance is at least zero (Sutherland and Hodgman). */
function keep<P extends readonly number[]>(
  points: readonly P[],
  distance: (point: P) => number,
  between: (a: P, b: P, t: number) => P,
): P[] {
  const kept: P[] = [];
  points.forEach((point, index) => {
    const previous = points[(index + points.length - 1) % points.length];
    if (!previous) return;
    const here = distance(point);
    const before = distance(previous);
    if (here >= 0 !== before >= 0) kept.push(between(previous, point, before / (before - here)));
    if (here >= 0) kept.push(point);
  });
  return kept;
}

export const clip3 = (points: readonly Vec3[], distance: (point: Vec3) => number): Vec3[] =>
  keep<Vec3>(points, distance, (a, b, t) => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ]);

export const clip2 = (points: readonly Vec2[], distance: (point: Vec2) => number): Vec2[] =>
  keep<Vec2>(points, distance, (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);

export function area(points: readonly Vec2[]): number {
  let sum = 0;
  points.forEach(([x, y], index) => {
    const next = points[(index + 1) % points.length];
    if (next) sum += x * next[1] - next[0] * y;
  });
  return sum / 2;
}

/** The common part of a polygon and a convex window. */
export function within(points: readonly Vec2[], window: readonly Vec2[]): Vec2[] {
  const turn = Math.sign(area(window)) || 1;
  let rest: Vec2[] = [...points];
  window.forEach((from, index) => {
    const to = window[(index + 1) % window.length];
    if (!to || rest.length === 0) return;
    rest = clip2(
      rest,
      ([x, y]) => turn * ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])),
    );
  });
  return rest;
}

/** Convex hull, counter-clockwise (Andrew's monotone chain). */
export function hull(points: readonly Vec2[]): Vec2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (source: readonly Vec2[]): Vec2[] => {
    const chain: Vec2[] = [];
    for (const point of source) {
      for (;;) {
        const last = chain.at(-1);
        const before = chain.at(-2);
        if (!last || !before) break;
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
        if (turn > 1e-9) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Leaves out the convex shapes that lie wholly inside another one; all must turn the same way. */
export function outermost(shapes: readonly Vec2[][]): Vec2[][] {
  const holds = (outer: readonly Vec2[], [x, y]: Vec2): boolean =>
    outer.every((from, index) => {
      const to = outer[(index + 1) % outer.length] ?? from;
      return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) >= -1;
    });
  const bySize = [...shapes].sort((a, b) => area(b) - area(a));
  const kept: Vec2[][] = [];
  for (const shape of bySize)
    if (!kept.some((outer) => shape.every((point) => holds(outer, point)))) kept.push(shape);
  return kept;
}
