import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeTicks } from './whole-ticks.ts';

test('ticks go in steps of 1, 2 or 5 to what is counted, or just above it', () => {
  expect(wholeTicks(1, 4)).toEqual([0, 1]);
  expect(wholeTicks(1.4, 4)).toEqual([0, 1, 2]);
  expect(wholeTicks(5, 4)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(wholeTicks(7, 4)).toEqual([0, 2, 4, 6, 8]);
  expect(wholeTicks(13, 4)).toEqual([0, 5, 10, 15]);
  expect(wholeTicks(101, 4)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  expect(wholeTicks(708, 4)).toEqual([0, 200, 400, 600, 800]);
});

test('whatever is counted, the ticks reach it, and are as few as asked for or hardly more', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (most) => {
      const ticks = wholeTicks(most, 4);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.at(-2)).toBeLessThan(most);
      expect(ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});
