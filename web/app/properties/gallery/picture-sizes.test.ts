import { expect, test } from 'vitest';
import { mosaicSizes } from './picture-sizes.ts';

/** The width in CSS pixels that `sizes` gives on a screen. */
function widthOn(screen: number, sizes: string): number {
  for (const part of sizes.split(', ')) {
    const [, from = '0', length = ''] = /^(?:\(width >= (\d+)px\) )?(.+)$/.exec(part) ?? [];
    if (screen >= Number(from)) return parseFloat(length) * (length.endsWith('vw') ? screen / 100 : 1);
  }
  return NaN;
}

test('on a phone every picture fills the screen', () => {
  for (const count of [1, 2, 3, 4, 5, 12])
    for (let index = 0; index < count; index += 1)
      expect(widthOn(360, mosaicSizes(index, count)), `${index} of ${count}`).toBe(360);
});

test('the first row of a mosaic is as wide as the page', () => {
  const firstRow = { 1: [0], 2: [0, 1], 3: [0, 1], 4: [0, 1], 5: [0, 1, 2], 12: [0, 1, 2] };
  for (const [count, row] of Object.entries(firstRow)) {
    const width = row.reduce((sum, index) => sum + widthOn(1280, mosaicSizes(index, Number(count))), 0);
    expect(width / 1280, count).toBeGreaterThan(0.91);
    expect(width / 1280, count).toBeLessThanOrEqual(1);
  }
});
