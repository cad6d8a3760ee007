import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { readableOn, themeStyle, themeTokens } from './theme.ts';

const pairs = [
  ['--color-ink', '--color-ground'],
  ['--color-ink', '--color-surface'],
  ['--color-ink', '--color-raised'],
  ['--color-muted', '--color-ground'],
  ['--color-muted', '--color-surface'],
  ['--color-accent', '--color-ground'],
  ['--color-accent', '--color-surface'],
  ['--color-on-accent', '--color-accent'],
  ['--color-on-accent', '--color-accent-strong'],
] as const;

/** Every colour of a coarse cube: what an editor could pick at worst. */
const steps = ['00', '80', 'ff'];
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

test('whatever colours an editor picks, text is readable on every ground', () => {
  const unreadable: string[] = [];
  for (const ground of cube) {
    for (const accent of cube) {
      for (const ink of ['#000000', '#ffffff', '#808080']) {
        const tokens = themeTokens({ ground, ink, accent, corners: null });
        for (const [words, below] of pairs) {
          const contrast = wcagContrast(tokens[words] ?? '', tokens[below] ?? '');
          if (contrast < 4.5)
            unreadable.push(`${words} on ${below}: ${ground} ${ink} ${accent} ${contrast.toFixed(2)}`);
        }
      }
    }
  }
  expect(unreadable).toEqual([]);
});

test('a colour that can be read already stays as it is', () => {
  expect(readableOn('#8c3d25', ['#faf7f1'])).toBe('#8c3d25');
  expect(
    themeTokens({ ground: '#faf7f1', ink: '#211f1b', accent: '#8c3d25', corners: 'soft' }),
  ).toMatchObject({
    '--color-ground': '#faf7f1',
    '--color-ink': '#211f1b',
    '--color-accent': '#8c3d25',
    '--radius-md': '4px',
  });
});

test('a colour that cannot be read keeps its hue and changes its lightness', () => {
  const corrected = readableOn('#f2c200', ['#ffffff']);
  expect(wcagContrast(corrected, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(corrected).toMatch(/^#[5-9a-f][0-9a-f][3-7][0-9a-f]0/);
});

test('a malformed colour counts as none, so that no content reaches the style sheet', () => {
  const style = themeStyle({
    ground: 'red;}</style><script>',
    ink: 'url(x)',
    accent: '#12345',
    corners: null,
  });
  expect(style).toBe(themeStyle({ ground: null, ink: null, accent: null, corners: null }));
  expect(style).toMatch(/^:root\{(--[\w-]+:[#\w]+;?)+\}(\.ground-[a-z]+\{(--[\w-]+:[#\w]+;?)+\})+$/);
});
