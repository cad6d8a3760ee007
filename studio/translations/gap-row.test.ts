import { expect, test } from 'vitest';
import { paragraph } from 'schemas/publication/example.test-data.ts';
import { excerpt } from './gap-row.tsx';

test('a text is shown on one line', () => {
  expect(excerpt('Thuis\n  begint met vertrouwen ')).toBe('Thuis begint met vertrouwen');
});

test('a formatted text is shown without its formatting', () => {
  expect(excerpt([...paragraph('Kom langs.'), ...paragraph('Of bel ons.')])).toBe('Kom langs. Of bel ons.');
});

test('a long text ends in a sign that it goes on', () => {
  const text = excerpt('huis '.repeat(50));
  expect(text).toMatch(/huis…$/);
  expect(text.length).toBeLessThanOrEqual(121);
});

test('nothing and a picture have no words', () => {
  expect(excerpt(undefined)).toBe('');
  expect(excerpt({ _type: 'image', asset: { _ref: 'image-a' } })).toBe('');
});
