import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewerCorners } from './pen-corners.ts';

const points = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 400 }) });

test('a line keeps some of its own corners, in order, and no more than there is room for', () => {
  fc.assert(
    fc.property(fc.array(points, { minLength: 3, maxLength: 80 }), fc.nat(100), (line, tolerance) => {
      const left = fewerCorners(line, 24, tolerance);
      expect(left.length).toBeGreaterThanOrEqual(3);
      expect(left.length).toBeLessThanOrEqual(24);
      const places = left.map((corner) => line.indexOf(corner));
      expect(places).toEqual(left.map((corner, index) => line.indexOf(corner, places[index - 1] ?? 0)));
    }),
  );
});

test('a square that was drawn by hand has its four corners', () => {
  const along = Array.from({ length: 20 }, (_, index) => index * 10);
  const wobble = (index: number) => (index === 0 ? 0 : (index % 3) / 4);
  const line = [
    ...along.map((at, index) => ({ x: at, y: wobble(index) })),
    ...along.map((at, index) => ({ x: 200 - wobble(index), y: at })),
    ...along.map((at, index) => ({ x: 200 - at, y: 200 - wobble(index) })),
    ...along.map((at, index) => ({ x: wobble(index), y: 200 - at })),
  ];
  expect(fewerCorners(line, 24, 100)).toEqual([
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 200 },
    { x: 0, y: 200 },
  ]);
});

test('a circle is left as a polygon of nearly its surface', () => {
  const circle = Array.from({ length: 360 }, (_, degree) => ({
    x: 100 + 100 * Math.cos((degree * Math.PI) / 180),
    y: 100 + 100 * Math.sin((degree * Math.PI) / 180),
  }));
  const left = fewerCorners(circle, 24, 12);
  const surface = left.reduce((sum, { x, y }, index) => {
    const before = left.at(index - 1) ?? { x, y };
    return sum + (before.x * y - x * before.y) / 2;
  }, 0);
  expect(surface / (Math.PI * 100 * 100)).toBeGreaterThan(0.97);
});
