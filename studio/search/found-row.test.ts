import { expect, test } from 'vitest';
import { excerptParts } from './found-row.tsx';

const shown = (text: string, from: number, to: number) =>
  excerptParts(text, [{ from, to }])
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

test('a short text is shown whole, with its find marked', () => {
  expect(shown('Een huis kopen', 4, 8)).toBe('Een [huis] kopen');
  expect(shown('huis', 0, 4)).toBe('[huis]');
});

test('a long text is cut around its find, between words', () => {
  const text = `${'voor '.repeat(40)}huis ${'na '.repeat(80)}`;
  const excerpt = shown(text, 200, 204);
  expect(excerpt).toMatch(/^… voor (voor )+\[huis\] na (na )*na …$/);
  expect(excerpt.length).toBeLessThan(220);
});

test('a find as long as a paragraph is shown to its end', () => {
  const text = 'woord '.repeat(60);
  expect(shown(text, 0, text.length)).toBe(`[${text}]`);
});
