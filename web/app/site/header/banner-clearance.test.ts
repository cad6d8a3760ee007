import { formatHex, interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { bannerClearance } from './banner-clearance.ts';
import { groundTokens, themeTokens, defaultTheme } from '../theme/theme.ts';

test('a header overlaps a banner only as far as its words are readable on any picture', () => {
  const clearance = bannerClearance(defaultTheme);
  for (const [name, tokens] of groundTokens(themeTokens(defaultTheme))) {
    const share = clearance[name] ?? -1;
    const worst = (percent: number) =>
      Math.min(
        ...['#000000', '#ffffff'].map((picture) => {
          const seen = formatHex(
            interpolate([tokens['--color-ground'] ?? '', picture], 'rgb')(percent / 100),
          );
          return wcagContrast(tokens['--color-ink'] ?? '', seen);
        }),
      );
    expect(worst(share), name).toBeGreaterThanOrEqual(4.5);
    expect(worst(share + 1), name).toBeLessThan(4.5);
  }
  expect(clearance['dark']).toBeGreaterThan(20);
  expect(clearance['dark']).toBeLessThan(60);
});
