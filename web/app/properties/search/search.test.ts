import { expect, test } from 'vitest';
import { createSearch, isOneTypoApart, referencesIn, resultTitle } from './search.ts';

const cities = createSearch([
  { key: 'mechelen', names: ['Mechelen', 'Malines', 'Mechelen'], zip: '2800' },
  { key: 'liege', names: ['Luik', 'Liège', 'Liège', 'Lüttich'], zip: '4000' },
  { key: 'lier', names: ['Lier', 'Lierre'], zip: '2500' },
  { key: 'gravenwezel', names: ["'s-Gravenwezel"], zip: '2970' },
  { key: 'alleud', names: ['Eigenbrakel', "Braine-l'Alleud"], zip: '1420' },
]);
const keys = (text: string) => cities(text).map(({ key }) => key);

test('[5.29] a city is found by its name, the start of it, or its postal code', () => {
  expect(keys('Mechelen')).toEqual(['mechelen']);
  expect(keys('mech')).toEqual(['mechelen']);
  expect(keys('2500')).toEqual(['lier']);
  expect(keys('25')).toEqual(['lier']);
});

test('[5.29] a city is found without its accents, and with them', () => {
  expect(keys('liege')).toEqual(['liege']);
  expect(keys('LIÈGE')).toEqual(['liege']);
  expect(keys('luttich')).toEqual(['liege']);
});

test('a city is found by its name in any language', () => {
  expect(keys('malines')).toEqual(['mechelen']);
  expect(keys('luik')).toEqual(['liege']);
});

test('either apostrophe, and a word inside the name, find a city', () => {
  expect(keys("'s-grav")).toEqual(['gravenwezel']);
  expect(keys('’s-Gravenwezel')).toEqual(['gravenwezel']);
  expect(keys('gravenwezel')).toEqual(['gravenwezel']);
  expect(keys('braine-l’alleud')).toEqual(['alleud']);
  expect(keys('alleud')).toEqual(['alleud']);
});

test('[9.36] a match without typing error leaves no room for one with', () => {
  expect(cities('lier')).toEqual([{ key: 'lier', isTypo: false }]);
});

test('one typing error is forgiven and marked', () => {
  for (const text of ['mechlen', 'mechelem', 'mechellen', 'mecheeln']) {
    expect(cities(text), text).toEqual([{ key: 'mechelen', isTypo: true }]);
  }
  expect(cities('mehcleen')).toEqual([]);
});

test('short texts and empty ones are not corrected', () => {
  for (const text of ['xuk', '', '   ', "'"]) expect(keys(text).includes('liege'), text).toBe(false);
});

test('two texts are one typing error apart or not', () => {
  for (const [a, b] of [
    ['lier', 'lierr'],
    ['lier', 'ier'],
    ['lier', 'lieq'],
    ['lier', 'leir'],
    ['aab', 'ab'],
  ] as const) {
    expect(isOneTypoApart(a, b), `${a} ${b}`).toBe(true);
    expect(isOneTypoApart(b, a), `${b} ${a}`).toBe(true);
  }
  for (const [a, b] of [
    ['lier', 'lier'],
    ['lier', 'lierre'],
    ['lier', 'eril'],
    ['abcd', 'badc'],
    ['ab', 'cd'],
  ] as const) {
    expect(isOneTypoApart(a, b), `${a} ${b}`).toBe(false);
  }
});

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
