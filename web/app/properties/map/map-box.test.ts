import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, boxAround, boxOf, moved, withinOutlines, withRatio, zoomed, zoomedAt } from './map-box.ts';

const points = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 4000 }), y: fc.integer({ min: 0, max: 3200 }) }),
  { minLength: 1, maxLength: 20 },
);

test('the box around points has the wanted ratio and leaves room around each', () => {
  fc.assert(
    fc.property(points, fc.constantFrom(1, 4 / 3, 16 / 9), (given, ratio) => {
      const box = boxAround(given, ratio);
      if (!box) throw new Error('There are points.');
      expect(box.width / box.height).toBeCloseTo(ratio, 9);
      for (const { x, y } of given) {
        expect(x).toBeGreaterThan(box.x + box.width * 0.05);
        expect(x).toBeLessThan(box.x + box.width * 0.95);
        expect(y).toBeGreaterThan(box.y + box.height * 0.05);
        expect(y).toBeLessThan(box.y + box.height * 0.95);
      }
    }),
  );
});

test('no points have no box', () => {
  expect(boxAround([], 1)).toBeUndefined();
});

test('a box is the box of its own area', () => {
  const box = { x: 1200, y: 900, width: 800, height: 600 };
  const back = boxOf(areaOf(box), 4 / 3);
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(back[side]).toBeCloseTo(box[side], 6);
});

test('zooming around a point keeps it where it is, down to the smallest width', () => {
  const box = { x: 100, y: 200, width: 400, height: 300 };
  expect(zoomedAt(box, 2, { x: 0.25, y: 1 })).toEqual({ x: 150, y: 350, width: 200, height: 150 });
  const close = zoomedAt(box, 1000, { x: 0.5, y: 0.5 });
  expect(zoomedAt(close, 2, { x: 0, y: 0 })).toEqual(close);
});

test('zooming keeps the centre, moving keeps the size', () => {
  const box = { x: 100, y: 200, width: 400, height: 300 };
  expect(zoomed(box, 2)).toEqual({ x: 200, y: 275, width: 200, height: 150 });
  expect(moved(box, 0.5, -1)).toEqual({ x: 300, y: -100, width: 400, height: 300 });
  expect(withRatio({ x: 0, y: 0, width: 1, height: 1 }, 1).width).toBeGreaterThan(80);
});

test('a box beyond the outlines comes back to them, as large as they are at most', () => {
  const inside = { x: 1200, y: 900, width: 800, height: 600 };
  expect(withinOutlines(inside)).toEqual(inside);
  expect(withinOutlines(moved(inside, -20, 20))).toEqual({ ...inside, x: -2700, y: 3800 });
  const huge = withinOutlines({ x: -50_000, y: -50_000, width: 80_000, height: 40_000 });
  expect(huge).toEqual({ x: -2700, y: -1100, width: 9900, height: 4950 });
});
