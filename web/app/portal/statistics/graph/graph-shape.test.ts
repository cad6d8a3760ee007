import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeTicks, graphShape, plotHeight } from './graph-shape.ts';
import { daysUntil } from '../periods.ts';

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

const days = daysUntil('2026-03-31', 30);
const daysOf = (counts: readonly number[]) => days.map((day, index) => ({ day, count: counts[index] ?? 0 }));

test('[9.32] the graph has a bar for each of the last thirty days, as high as its views', () => {
  const counts = days.map((_, index) => index);
  const { bars, ticks } = graphShape(daysOf(counts), undefined);
  expect(bars.map(({ day }) => day)).toEqual(days);
  const pixels = (plotHeight - (ticks.at(-1)?.y ?? 0)) / (ticks.at(-1)?.value ?? 1);
  bars.forEach(({ height, y }, index) => {
    expect(height).toBeCloseTo((counts[index] ?? 0) * pixels, 1);
    expect(y + height).toBeCloseTo(plotHeight, 1);
  });
});

test('bars lie side by side within the room, whatever is counted', () => {
  const counts = fc.array(fc.nat(100_000), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(counts, (drawn) => {
      const { bars, ticks } = graphShape(daysOf(drawn), undefined);
      bars.forEach(({ x, width, y, height }, index) => {
        expect(x).toBeGreaterThanOrEqual(index === 0 ? 0 : (bars[index - 1]?.x ?? 0) + width);
        expect(x + width).toBeLessThanOrEqual(100.02);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(height).toBeGreaterThanOrEqual(0);
      });
      expect(ticks.every(({ value }) => Number.isInteger(value))).toBe(true);
      expect(ticks[0]).toEqual({ value: 0, y: plotHeight });
    }),
  );
});

test('the line of what is usual fits into the graph, and there is none without it', () => {
  const { line, bars } = graphShape(
    daysOf([1, 2]),
    days.map(() => 40),
  );
  expect(line).toMatch(/^M[\d.]+,[\d.]+C/);
  const heights = [...(line ?? '').matchAll(/,(\d+(?:\.\d+)?)/g)].map(([, height]) => Number(height));
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(Math.max(...bars.map(({ height }) => height))).toBeLessThan(plotHeight / 10);
  expect(graphShape(daysOf([1, 2]), undefined).line).toBeUndefined();
});

test('days are named once a week, back from today', () => {
  expect(graphShape(daysOf([]), undefined).labels.map(({ day }) => day)).toEqual([
    '2026-03-03',
    '2026-03-10',
    '2026-03-17',
    '2026-03-24',
    '2026-03-31',
  ]);
});
