import { expect, test } from 'vitest';
import { isOneTypoApart, createNameIndex } from './name-index.ts';

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

const { named, search: cities } = createNameIndex([
  { key: 'mechelen', names: ['Mechelen', 'Malines', 'Mechelen'], otherNames: ['Oude Kaai'], zip: '2800' },
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

test('a name that is not the city’s own is found by its beginning, not by each of its words', () => {
  expect(keys('oude k')).toEqual(['mechelen']);
  expect(keys('kaai')).toEqual([]);
  expect(cities('oude kaei')).toEqual([{ key: 'mechelen', isTypo: true }]);
});

test('hyphens and spaces in a name are the same', () => {
  expect(keys('s gravenwezel')).toEqual(['gravenwezel']);
  expect(keys('braine l alleud')).toEqual(['alleud']);
});

test('a whole name is told from the beginning of one', () => {
  expect(named('liege')).toEqual(['liege']);
  expect(named('2500')).toEqual(['lier']);
  expect(named('gravenwezel')).toEqual(['gravenwezel']);
  for (const text of ['lie', '250', 'alleud', '']) expect(named(text), text).toEqual([]);
});

test('a postal code is not corrected, nor is a text far longer than any name', () => {
  expect(cities('2801')).toEqual([]);
  expect(cities('mechelen'.repeat(100))).toEqual([]);
});

test('another name is found by its beginning where no own name begins so, another postal code only whole', () => {
  const { search } = createNameIndex([
    { key: 'antwerpen', names: ['Antwerpen'], otherNames: ['Linkeroever'], otherZips: ['2100'] },
    { key: 'lier', names: ['Lier'], zip: '2500' },
  ]);
  const keys = (text: string) => search(text).map(({ key }) => key);
  expect(keys('li')).toEqual(['lier']);
  expect(keys('lin')).toEqual(['antwerpen']);
  expect(keys('linkerover')).toEqual(['antwerpen']);
  expect(keys('2100')).toEqual(['antwerpen']);
  expect(keys('210')).toEqual([]);
  expect(keys('250')).toEqual(['lier']);
});
