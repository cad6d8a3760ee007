import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, smoothPath } from './graph-shape.ts';

/** Four points for each curve: the two that it joins, and the two that bend it. */
function curvesOf(path: string): Point[][] {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const points = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? NaN,
    y: numbers[2 * index + 1] ?? NaN,
  }));
  return Array.from({ length: (points.length - 1) / 3 }, (_, index) =>
    points.slice(3 * index, 3 * index + 4),
  );
}

test('a path goes through its points, and is level where it turns', () => {
  const heights = [100, 40, 60, 60, 10];
  expect(smoothPath(heights.map((y, index) => ({ x: index * 10, y })))).toBe(
    'M0,100C3.33,70,6.67,40,10,40C13.33,40,16.67,60,20,60C23.33,60,26.67,60,30,60C33.33,60,36.67,35,40,10',
  );
});

test('one point has no curve, two have a straight one, and none have no path', () => {
  expect(smoothPath([])).toBe('');
  expect(smoothPath([{ x: 1, y: 2 }])).toBe('M1,2');
  expect(
    smoothPath([
      { x: 0, y: 0 },
      { x: 3, y: 6 },
    ]),
  ).toBe('M0,0C1,2,2,4,3,6');
});

test('a curve never leaves the height between the points that it joins, whatever their distance', () => {
  const steps = fc.array(fc.record({ width: fc.integer({ min: 1, max: 50 }), y: fc.nat(200) }), {
    minLength: 3,
  });
  fc.assert(
    fc.property(steps, (drawn) => {
      let x = 0;
      const points = drawn.map(({ width, y }) => ({ x: (x += width), y }));
      const curves = curvesOf(smoothPath(points));
      expect(curves).toHaveLength(points.length - 1);
      for (const [from, leaving, reaching, to] of curves)
        for (const { y } of [leaving, reaching].filter((each) => each !== undefined)) {
          expect(y).toBeGreaterThanOrEqual(Math.min(from?.y ?? NaN, to?.y ?? NaN) - 0.01);
          expect(y).toBeLessThanOrEqual(Math.max(from?.y ?? NaN, to?.y ?? NaN) + 0.01);
        }
    }),
  );
});
