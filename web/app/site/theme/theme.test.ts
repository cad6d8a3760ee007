import { blend, formatHex, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { paintedTones } from '../../ui/picture/tones.ts';
import { fontStyle } from './fonts.ts';
import { darkTokens, defaultTheme, groundTokens, readableOn, themeTokens } from './theme.ts';
import { darkStyle, themeStyle } from './theme-style.ts';

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
  ['--color-muted', '--color-raised'],
  ['--color-accent', '--color-raised'],
  ['--color-success', '--color-ground'],
  ['--color-success', '--color-surface'],
  ['--color-danger', '--color-ground'],
  ['--color-danger', '--color-surface'],
  ['--color-danger', '--color-raised'],
] as const;

/** Every colour of a coarse cube: what an editor could pick at worst. */
const steps = ['00', '80', 'ff'];
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

function unreadablePairs(tokens: Record<string, string>): string[] {
  return pairs.flatMap(([words, below]) => {
    const contrast = wcagContrast(tokens[words] ?? '', tokens[below] ?? '');
    return contrast < 4.5 ? [`${words} on ${below}: ${contrast.toFixed(2)}`] : [];
  });
}

const choices = cube.flatMap((ground) =>
  cube.flatMap((accent) =>
    ['#000000', '#ffffff', '#808080'].map((ink) => ({
      ground,
      accent,
      ink,
      corners: null,
      fonts: null,
      hasDarkScheme: true,
    })),
  ),
);

test('whatever colours an editor picks, text is readable on every ground', () => {
  const unreadable = choices.flatMap((choice) =>
    unreadablePairs(themeTokens(choice)).map((pair) => `${JSON.stringify(choice)} ${pair}`),
  );
  expect(unreadable).toEqual([]);
});

test('whatever colours an editor picks, text is readable after dark too, and on a ground that is dark', () => {
  // The ink after dark comes from the ground, so one of the editor's is enough.
  const unreadable = choices
    .filter(({ ink }) => ink === '#000000')
    .flatMap((choice) => {
      const dark = darkTokens(choice);
      if (!dark) return [];
      const grounds = [dark.page, ...dark.grounds.map(([, tokens]) => tokens)];
      const bright = grounds.filter((tokens) => wcagContrast(tokens['--color-ground'] ?? '', '#ffffff') < 12);
      const found = [...grounds.flatMap(unreadablePairs), ...bright.map(() => 'a bright ground')];
      return found.map((pair) => `${JSON.stringify(choice)} ${pair}`);
    });
  expect(unreadable).toEqual([]);
});

test('words that stand in for a picture are readable on its tone, after dark too', () => {
  const theme = { ...defaultTheme, hasDarkScheme: true };
  for (const tokens of [themeTokens(theme), darkTokens(theme)?.page ?? {}])
    for (const tone of paintedTones) {
      const shown = formatHex(blend([tokens['--color-surface'] ?? '', tone]));
      expect(wcagContrast(tokens['--color-ink'] ?? '', shown), shown).toBeGreaterThanOrEqual(4.5);
    }
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
    ...defaultTheme,
    ground: 'red;}</style><script>',
    ink: 'url(x)',
    accent: '#12345',
  });
  expect(style).toBe(themeStyle(defaultTheme));
  expect(style.replace(fontStyle(null), '')).toMatch(
    /^:root\{(--[\w-]+:[#\w]+;?)+\}(\.ground-[a-z]+\{(--[\w-]+:[#\w]+;?)+\})+$/,
  );
});

test('dark colours are for a light theme whose editors want them', () => {
  const wanted = { ...defaultTheme, hasDarkScheme: true };
  expect(darkStyle(wanted, { hasDarkLogo: false })).toMatch(
    /^@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/,
  );
  expect(darkTokens({ ...wanted, ground: '#101418', ink: '#f0f0f0' })).toBeUndefined();
  for (const hasDarkScheme of [false, null])
    expect(darkStyle({ ...wanted, hasDarkScheme }, { hasDarkLogo: true })).toBe('');
});

test('sections in the accent and in the dark colour look the same after dark', () => {
  const wanted = { ...defaultTheme, hasDarkScheme: true };
  const { page, grounds } = darkTokens(wanted) ?? { page: {}, grounds: [] };
  expect(grounds.map(([name]) => name)).toEqual(['soft', 'calm']);
  const dark = groundTokens(themeTokens(wanted)).find(([name]) => name === 'dark')?.[1]['--color-ground'];
  expect(dark).not.toBe(page['--color-ground']);
});

test('a logo for dark grounds replaces the usual one after dark', () => {
  const wanted = { ...defaultTheme, hasDarkScheme: true };
  expect(darkStyle(wanted, { hasDarkLogo: true })).toContain('.logo-on-dark{display:block}');
  expect(darkStyle(wanted, { hasDarkLogo: false })).not.toContain('logo');
});
