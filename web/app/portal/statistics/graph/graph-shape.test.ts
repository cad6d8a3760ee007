import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysUntil } from '../periods.ts';
import { graphShape, plotHeight } from './graph-shape.ts';

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
