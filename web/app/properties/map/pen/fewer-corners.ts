import type { Point } from '../projection.ts';

const areaOf = (a: Point, b: Point, c: Point) =>
  Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;

/**
 * Takes away the corners that change a closed line least (Visvalingam and Whyatt): all within the tolerance, which is a
 * surface, and more as long as there are too many.
 */
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
