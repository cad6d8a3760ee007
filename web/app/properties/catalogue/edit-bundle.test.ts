import { afterEach, expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { applyPropertyEdits, catalogue, editedCatalogue } from './catalogue.ts';
import { editBundle, type PropertyEdit } from './edit-bundle.ts';

const edit = (reference: string, fields: Partial<PropertyEdit> = {}): PropertyEdit => ({
  reference,
  isHidden: false,
  isFeatured: false,
  order: undefined,
  titles: {},
  teasers: {},
  ...fields,
});

const records = [
  exampleRecord({ ID: 501, PublicationDate: '2026-01-03' }),
  exampleRecord({ ID: 502, PublicationDate: '2026-01-02' }),
  exampleRecord({ ID: 503, PublicationDate: '2026-01-01' }),
  exampleRecord({ ID: 504, PublicationDate: '2025-01-01', Marquee: 2 }),
];
const bundle = exampleBundle(records);
const idsOf = (edits: readonly PropertyEdit[]) =>
  editedCatalogue(bundle, edits)
    .list({ language: 'nl' })
    .map(({ id }) => id);

afterEach(() => {
  applyPropertyEdits([]);
});

test('without edits the bundle is the import itself', () => {
  expect(editBundle(bundle, [])).toBe(bundle);
  expect(idsOf([edit('999', { isHidden: true })])).toEqual(['501', '502', '503', '504']);
});

test('featured properties come first in their order, while they are available', () => {
  const featured = { isFeatured: true };
  expect(idsOf([edit('502', { ...featured, order: 20 }), edit('503', { ...featured, order: 10 })])).toEqual([
    '503',
    '502',
    '501',
    '504',
  ]);
  expect(idsOf([edit('503', featured), edit('502', { ...featured, order: 10 })])[0]).toBe('502');
  expect(idsOf([edit('504', featured)])).toEqual(['501', '502', '503', '504']);
});

test('only featured ones can be listed', () => {
  const edited = editedCatalogue(bundle, [edit('502', { isFeatured: true })]);
  expect(edited.list({ language: 'nl', isFeatured: true }).map(({ id }) => id)).toEqual(['502']);
});

test('a hidden property is in no list, no count and on no page', () => {
  const hidden = editedCatalogue(bundle, [edit('501', { isHidden: true })]);
  expect(hidden.list({ language: 'nl' }).map(({ id }) => id)).toEqual(['502', '503', '504']);
  expect(hidden.find('501', 'nl')).toBeUndefined();
  expect(hidden.state('501')).toBe('unknown');
  expect(hidden.count({ goal: 'sale', isAvailable: true })).toBe(2);
});

test('own words replace the title and come before the description, language by language', () => {
  const edited = editedCatalogue(bundle, [
    edit('501', { titles: { nl: 'Droomhuis' }, teasers: { nl: 'Ruim & <b>licht</b>.' } }),
  ]);
  const found = edited.find('501', 'nl');
  expect(found?.title).toBe('Droomhuis');
  expect(found?.titleSlug).toBe('droomhuis');
  expect(found?.description[0]).toBe('Ruim & <b>licht</b>.');
  expect(found?.excerpt.startsWith('Ruim &')).toBe(true);
  const plain = editedCatalogue(bundle, []);
  expect(edited.find('501', 'fr')).toEqual(plain.find('501', 'fr'));
  expect(edited.find('502', 'nl')).toEqual(plain.find('502', 'nl'));
});

test('the catalogue of the site follows the last edits, and is the same for the same edits', () => {
  const imported = catalogue;
  applyPropertyEdits([edit('2101', { titles: { nl: 'Anders' } })]);
  const edited = catalogue;
  expect(edited.find('2101', 'nl')?.title).toBe('Anders');
  applyPropertyEdits([edit('2101', { titles: { nl: 'Anders' } })]);
  expect(catalogue).toBe(edited);
  applyPropertyEdits([]);
  expect(catalogue.find('2101', 'nl')).toEqual(imported.find('2101', 'nl'));
});
