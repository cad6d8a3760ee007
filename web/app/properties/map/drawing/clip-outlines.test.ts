import fc from 'fast-check';
import { expect, test } from 'vitest';
import outlines from '../outlines/outlines.json' with { type: 'json' };
import { type Box, isIn } from '../map-box.ts';
import { outlinesIn } from './clip-outlines.ts';

const boxes: fc.Arbitrary<Box> = fc.record({
  x: fc.integer({ min: 0, max: 3500 }),
  y: fc.integer({ min: 0, max: 2900 }),
  width: fc.integer({ min: 60, max: 1500 }),
  height: fc.integer({ min: 60, max: 1500 }),
});

/** Corners of the lines of a path, and whether a point lies within its areas. */
function read(path: string) {
  const lines = path.split('M').slice(1);
  const rings = lines.map((line) => {
    let [x, y] = [0, 0];
    return [...line.matchAll(/(-?\d+)[, ]?(-?\d+)/g)].map(([, dx, dy]) => {
      [x, y] = [x + Number(dx), y + Number(dy)];
      return { x, y };
    });
  });
  const covers = (point: { x: number; y: number }) =>
    rings.filter((ring) =>
      ring.reduce((isWithin, to, index) => {
        const from = ring.at(index - 1) ?? to;
        if (to.y > point.y === from.y > point.y) return isWithin;
        const crossing = from.x + ((to.x - from.x) * (point.y - from.y)) / (to.y - from.y);
        return point.x < crossing ? !isWithin : isWithin;
      }, false),
    ).length %
      2 ===
    1;
  return { corners: rings.flat(), covers };
}

test('a part of the outlines has all their corners within its box, and little around it', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const part = outlinesIn(box);
      for (const name of ['land', 'home', 'provinces', 'borders'] as const) {
        const { corners } = read(part[name]);
        const kept = new Set(corners.map(({ x, y }) => `${String(x)} ${String(y)}`));
        for (const corner of read(outlines[name]).corners.filter((one) => isIn(box, one)))
          expect(kept).toContain(`${String(corner.x)} ${String(corner.y)}`);
        const around = {
          x: box.x - box.width * 0.05 - 1,
          y: box.y - box.height * 0.05 - 1,
          width: box.width * 1.1 + 2,
          height: box.height * 1.1 + 2,
        };
        expect(corners.filter((corner) => !isIn(around, corner))).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

test('it covers what the outlines cover', () => {
  const whole = { land: read(outlines.land), home: read(outlines.home) };
  fc.assert(
    fc.property(boxes, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (box, at) => {
      const part = outlinesIn(box);
      // Between whole numbers, where no corner lies.
      const point = {
        x: Math.floor(box.x + box.width * at) + 0.37,
        y: Math.floor(box.y + box.height * at) + 0.41,
      };
      for (const name of ['land', 'home'] as const)
        expect(read(part[name]).covers(point)).toBe(whole[name].covers(point));
    }),
    { numRuns: 100 },
  );
});

test('a map of some fifty kilometres needs a small part of the outlines', () => {
  const part = Object.values(outlinesIn({ x: 1827, y: 1057, width: 442, height: 249 })).join('');
  expect(part.length).toBeGreaterThan(0);
  expect(part.length).toBeLessThan(1500);
});
