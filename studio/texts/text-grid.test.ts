import { textAreas } from 'schemas/text-keys.ts';
import { expect, test } from 'vitest';
import type { Revised } from '../content/versions.ts';
import { textPatches, textRows } from './text-grid.ts';

const [first, second] = textAreas;
const [key = '', other = ''] = Object.keys(first.texts);
const [elsewhere = ''] = Object.keys(second.texts);

const text = (id: string, name: string, words: Record<string, string>): Revised => ({
  _id: id,
  _type: 'interfaceText',
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  key: name,
  value: Object.entries(words).map(([language, value]) => ({
    _key: language,
    _type: 'internationalizedArrayTextValue',
    language,
    value,
  })),
});

const stored = [
  text('a', key, { nl: 'Terug', fr: 'Retour' }),
  text('b', other, { nl: 'Verder' }),
  text('drafts.c', elsewhere, { nl: 'Terug naar boven', fr: 'Haut' }),
];

const rows = (wanted: Partial<Parameters<typeof textRows>[2]>) =>
  textRows(stored, ['nl', 'fr'], { area: first.id, typed: '', onlyOpen: false, ...wanted });

test('an area shows its own texts, a search those of all areas', () => {
  expect(
    rows({})
      .map((row) => row.id)
      .toSorted(),
  ).toEqual(['a', 'b']);
  expect(
    rows({ typed: 'TERUG' })
      .map((row) => row.id)
      .toSorted(),
  ).toEqual(['a', 'c']);
  expect(rows({ typed: 'nothing like it' })).toEqual([]);
});

test('only texts with a gap or a draft are left to do', () => {
  expect(rows({ onlyOpen: true }).map(({ id, gaps }) => [id, gaps.map(({ kind }) => kind)])).toEqual([
    ['b', ['missing']],
  ]);
  expect(rows({ area: second.id, onlyOpen: true }).map(({ id, hasDraft }) => [id, hasDraft])).toEqual([
    ['c', true],
  ]);
});

test('a patch changes, adds or takes away one language, whatever has become of the others', () => {
  const value = [{ _key: 'dutch', language: 'nl', value: 'Terug' }];
  expect(textPatches(value, 'nl', 'Weg')).toEqual([{ set: { 'value[_key=="dutch"].value': 'Weg' } }]);
  expect(textPatches(value, 'nl', ' ')).toEqual([{ unset: ['value[_key=="dutch"]'] }]);
  const added = {
    _key: 'fr',
    _type: 'internationalizedArrayTextValue',
    language: 'fr',
    value: 'Retour',
  };
  expect(textPatches(value, 'fr', 'Retour')).toEqual([
    { setIfMissing: { value: [] } },
    { unset: ['value[_key=="fr"]'] },
    { insert: { after: 'value[-1]', items: [added] } },
  ]);
});
