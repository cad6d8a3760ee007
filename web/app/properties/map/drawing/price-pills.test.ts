import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap } from './free-room.ts';
import { pricesOf } from './price-pills.ts';

const box = { x: 0, y: 0, width: 400, height: 400 };
const close = { ...box, width: 120, height: 120 };
const pin = (left: number, top: number, price?: string) => ({ left, top, price });

test('a pin shows its price where it covers no other pin, and within the map', () => {
  const alone = pin(50, 50, '€ 389.000');
  const [left, right] = [pin(50, 80, '€ 100.000'), pin(58, 80, '€ 200.000')];
  const edge = pin(3, 20, '€ 300.000');
  const cluster = pin(50, 20);
  expect(pricesOf([alone, left, right, edge, cluster], box, 560)).toEqual(
    new Map([
      [alone, { at: 'pill', shift: 0 }],
      [edge, { at: 'pill', shift: 30 }],
    ]),
  );
});

test('a price needs room beside another price', () => {
  const [first, second] = [pin(40, 50, '€ 389.000'), pin(56, 50, '€ 412.000')];
  expect(pricesOf([first, second], box, 560)).toEqual(new Map([[first, { at: 'pill', shift: 0 }]]));
  expect(pricesOf([first, second], box, 1120).size).toBe(2);
});

test('close by, a price without room for a pill stands above or below its pin', () => {
  const [left, middle, right] = [
    pin(42, 50, '€ 100.000'),
    pin(50, 50, '€ 200.000'),
    pin(58, 50, '€ 300.000'),
  ];
  expect(pricesOf([left, middle, right], close, 560)).toEqual(
    new Map([
      [left, { at: 'above', shift: 0 }],
      [middle, { at: 'below', shift: 0 }],
      [right, { at: 'above', shift: 0 }],
    ]),
  );
});

test('of pins that do not overlap, no price covers another, however close they are', () => {
  const spot = fc.integer({ min: 10, max: 90 });
  const pins = fc.uniqueArray(fc.record({ left: spot, top: spot }), {
    selector: ({ left, top }) => `${String(Math.floor(left / 9))} ${String(Math.floor(top / 9))}`,
    maxLength: 12,
  });
  fc.assert(
    fc.property(pins, (spots) => {
      const marks = spots.map((at) => ({ ...at, price: '€ 389.000' }));
      const shown = [...pricesOf(marks, close, 800)];
      const lines = shown.map(([{ left, top }, { at, shift }]) => ({
        x: left * 8 + shift,
        y: top * 8 + { pill: 0, above: -26, below: 26 }[at],
      }));
      for (const [index, a] of lines.entries())
        for (const b of lines.slice(0, index))
          expect(Math.abs(a.x - b.x) >= 72 || Math.abs(a.y - b.y) >= 16).toBe(true);
    }),
  );
});

test('boxes that only touch, on whichever side, do not overlap', () => {
  const one = { left: 10, top: 10, right: 20, bottom: 20 };
  const moved = (x: number, y: number) => ({ left: 10 + x, top: 10 + y, right: 20 + x, bottom: 20 + y });
  for (const [x, y] of [
    [10, 0],
    [-10, 0],
    [0, 10],
    [0, -10],
  ] as const) {
    expect(overlap(one, moved(x, y))).toBe(false);
    expect(overlap(one, moved(x * 0.9, y * 0.9))).toBe(true);
  }
});
