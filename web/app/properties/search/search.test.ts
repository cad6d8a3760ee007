import { expect, test } from 'vitest';
import { referencesIn, resultTitle } from './search.ts';

test('[5.28] a reference matches exactly and every word has to be one', () => {
  const isReference = (word: string) => ['1012', '1013', '1120'].includes(word);
  expect(referencesIn('1012', isReference)).toEqual(['1012']);
  expect(referencesIn(' 1012, 1120 ', isReference)).toEqual(['1012', '1120']);
  expect(referencesIn('1012 1012', isReference)).toEqual(['1012']);
  for (const text of ['101', '10120', '1012 lier', '1012 1014', '', ' ']) {
    expect(referencesIn(text, isReference), text).toEqual([]);
  }
});

test('[9.37] the number of references found is not limited', () => {
  const ids = Array.from({ length: 500 }, (_, index) => String(index + 1000));
  expect(referencesIn(ids.join(' '), () => true)).toEqual(ids);
});

test('a title in the results is cut at 100 characters', () => {
  expect(resultTitle('Kort')).toBe('Kort');
  expect(resultTitle('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
});
