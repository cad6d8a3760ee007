import { add, cross, dot, scale, sub, unit } from './vec.ts';
import type { Vec2, Vec3 } from './vec.ts';

/** A flat surface with its own metres: u to the right and v up as its viewer sees it, n towards that viewer. */
export type Sheet = { readonly origin: Vec3; readonly u: Vec3; readonly v: Vec3; readonly n: Vec3 };

export function sheetOf(origin: Vec3, u: Vec3, v: Vec3): Sheet {
  const right = unit(u);
  const normal = unit(cross(v, right));
  return { origin, u: right, v: cross(right, normal), n: normal };
}

export function at(sheet: Sheet, u: number, v: number, w = 0): Vec3 {
  return add(sheet.origin, add(scale(sheet.u, u), add(scale(sheet.v, v), scale(sheet.n, w))));
}

/** Coordinates of a point on the sheet: u, v and the height w above it. */
export function on(sheet: Sheet, point: Vec3): Vec3 {
  const offset = sub(point, sheet.origin);
  return [dot(offset, sheet.u), dot(offset, sheet.v), dot(offset, sheet.n)];
}

export const moved = (sheet: Sheet, u: number, v: number, w = 0): Sheet => ({
  ...sheet,
  origin: at(sheet, u, v, w),
});

export const spread = (sheet: Sheet, outline: readonly Vec2[], w = 0): Vec3[] =>
  outline.map(([u, v]) => at(sheet, u, v, w));

export const box2 = (u0: number, v0: number, u1: number, v1: number): Vec2[] => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
];
