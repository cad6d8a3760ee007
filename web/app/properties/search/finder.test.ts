import { expect, test } from 'vitest';
import { referencesIn, resultTitle, createFinders } from './finder.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { listedPropertyOf } from '../property/listed-property.ts';
import { typeUsesOf } from './search-targets.ts';

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

const bundle = exampleBundle([
  exampleRecord({ ID: 2800 }),
  exampleRecord({ ID: 502, WebID: 2, WebIDs: '2' }, { MainTypeName: 'Penthouse' }),
]);
const isReference = (word: string) => ['2800', '502'].includes(word);
const finderFor = createFinders({
  ...bundle,
  typeUses: typeUsesOf(bundle.Properties.map((record) => listedPropertyOf(record))),
  isReference,
  streets: [],
});
const { match } = finderFor();
const found = (text: string) => {
  const { references, cities, webIds, typos } = match(text);
  return { references: [...references], cities: [...cities], webIds: [...webIds], typos: [...typos] };
};

test('a number may be a reference and a postal code at once', () => {
  expect(found('2800')).toEqual({ references: ['2800'], cities: ['10/2800'], webIds: [], typos: [] });
  expect(found('280')).toEqual({ references: [], cities: ['10/2800'], webIds: [], typos: [] });
});

test('a type is found by its name and by the main types it holds', () => {
  expect(found('appartement').webIds).toEqual([2]);
  expect(found('penthouse').webIds).toEqual([2]);
});

test('one word may mean cities and types', () => {
  expect(found('l').cities).toEqual(['10/4000', '10/1840', '50/1840']);
  expect(found('m')).toMatchObject({ cities: ['10/2800'], webIds: [1] });
});

test('a correction is kept only when the text is nothing as typed', () => {
  expect(found('maisn')).toMatchObject({ webIds: [1], typos: ['1'] });
  expect(found('luxembourh')).toMatchObject({ cities: ['50/1840'], typos: ['50/1840'] });
  expect(found('luik')).toMatchObject({ cities: ['10/4000'], typos: [] });
});

test('each word may name a type or a city, and a property has to be all of it', () => {
  expect(found('Appartement Luik')).toMatchObject({ cities: ['10/4000'], webIds: [2] });
  expect(found('appartement à Liège')).toMatchObject({ cities: ['10/4000'], webIds: [2] });
  expect(found('2800, maison')).toMatchObject({ references: [], cities: ['10/2800'], webIds: [1] });
  expect(match('Appartement Luik').meanings).toHaveLength(2);
  expect(match('Luik').meanings).toHaveLength(1);
});

test('a word that means nothing makes nothing of the others', () => {
  expect(found('appartement atlantis')).toEqual({ references: [], cities: [], webIds: [], typos: [] });
  expect(found('in te')).toMatchObject({ cities: [], webIds: [] });
  expect(match(Array.from('abcdefghijkm', (letter) => `${letter}x`).join(' ')).meanings).toEqual([]);
});

test('in a text of several words only the misspelled one is corrected', () => {
  expect(found('appartement luxembourh')).toMatchObject({
    cities: ['50/1840'],
    webIds: [2],
    typos: ['50/1840'],
  });
});

test('a village without properties is found as its municipality, also by its postal code', () => {
  const liege = {
    names: ['Liège', 'Luik'],
    zip: '4000',
    villages: [
      { name: 'Angleur', zip: '4031' },
      { name: 'Mechelse wijk', zip: '2800' },
    ],
  };
  const finder = finderFor([liege]);
  expect([...finder.match('angleur').cities]).toEqual(['10/4000']);
  expect([...finder.match('4031').cities]).toEqual(['10/4000']);
  expect([...finder.match('403').cities]).toEqual([]);
  expect([...finder.match('mechelse wijk').cities]).toEqual(['10/2800']);
  expect(finder.read('appartement angleur')).toMatchObject({ cities: ['10/4000'], rest: '' });
  expect(found('angleur').cities).toEqual([]);
});
