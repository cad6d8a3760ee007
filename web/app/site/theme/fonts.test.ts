import { expect, test } from 'vitest';
import { fontFiles, typefacesOfPair, type FontPair, fontStyle, letterScale } from './fonts.ts';

const pairs = Object.entries(typefacesOfPair).map(
  ([pair, typefaces]) => [pair as FontPair, typefaces] as const,
);

test.each(pairs)('%s has two files, and its styles name no other', (pair, typefaces) => {
  const files = fontFiles(pair);
  expect(files).toEqual(typefaces.map((id) => expect.stringContaining(`${id}.woff2`) as string));
  const sources = [...fontStyle(pair).matchAll(/url\(([^)]+)\)/g)].map(([, source]) => source);
  expect(sources).toEqual(files);
});

test.each(pairs)('what stands in for the fonts of %s takes as much room', (pair) => {
  const standIns = fontStyle(pair)
    .split('@font-face')
    .filter((face) => face.includes('local('));
  // One for headings, and two for text: regular and bold.
  expect(standIns).toHaveLength(3);
  for (const face of standIns)
    expect(face).toMatch(/size-adjust:\d+%;ascent-override:\d+%;descent-override:\d+%/);
});

test('no choice means the usual pair, whose letters count as they are', () => {
  const [usual] = pairs;
  expect(fontStyle(null)).toBe(fontStyle(usual?.[0] ?? null));
  expect(letterScale(null)).toEqual({ display: 1, text: 1 });
});

test('no pair is much wider than the usual one, so that pages stay in their lines', () => {
  for (const [pair] of pairs) {
    const { display, text } = letterScale(pair);
    expect(display, pair).toBeLessThan(1.12);
    expect(text, pair).toBeLessThan(1.05);
  }
});
