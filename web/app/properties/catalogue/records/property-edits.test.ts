import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../../model/example.test-data.ts';
import { createCatalogue } from '../create-catalogue.ts';
import type { PropertyEdit } from './property-edits.ts';
import { editOf } from './property-edits.test-data.ts';

const records = [
  exampleRecord({ ID: 501, PublicationDate: '2026-01-03' }),
  exampleRecord({ ID: 502, PublicationDate: '2026-01-02' }),
  exampleRecord({ ID: 503, PublicationDate: '2026-01-01' }),
  exampleRecord({ ID: 504, PublicationDate: '2025-01-01', Marquee: 2 }),
];
const bundle = exampleBundle(records);
const idsOf = (edits: readonly PropertyEdit[]) => createCatalogue(bundle, edits).ids({});

test('an edit of what the import lacks changes nothing', () => {
  expect(idsOf([editOf('999', { isHidden: true })])).toEqual(['501', '502', '503', '504']);
});

test('featured properties come first in their order, while they are available', () => {
  const featured = { isFeatured: true };
  expect(
    idsOf([editOf('502', { ...featured, order: 20 }), editOf('503', { ...featured, order: 10 })]),
  ).toEqual(['503', '502', '501', '504']);
  expect(idsOf([editOf('503', featured), editOf('502', { ...featured, order: 10 })])[0]).toBe('502');
  expect(idsOf([editOf('504', featured)])).toEqual(['501', '502', '503', '504']);
});

test('only featured ones can be listed', () => {
  const edited = createCatalogue(bundle, [editOf('502', { isFeatured: true })]);
  expect(edited.ids({ isFeatured: true })).toEqual(['502']);
});

test('a hidden property is in no list, no count and on no page', async () => {
  const hidden = createCatalogue(bundle, [editOf('501', { isHidden: true })]);
  expect(hidden.ids({})).toEqual(['502', '503', '504']);
  expect(await hidden.find('501', 'nl')).toBeUndefined();
  expect(hidden.state('501')).toBe('unknown');
  expect(hidden.count({ goal: 'sale', isAvailable: true })).toBe(2);
});

test('own words replace the title and come before the description, language by language', async () => {
  const edited = createCatalogue(bundle, [
    editOf('501', { titles: { nl: 'Droomhuis' }, teasers: { nl: 'Ruim & <b>licht</b>.' } }),
  ]);
  const found = await edited.find('501', 'nl');
  expect(found?.title).toBe('Droomhuis');
  expect(found?.titleSlug).toBe('droomhuis');
  expect(found?.description[0]).toBe('Ruim & <b>licht</b>.');
  expect(found?.excerpt.startsWith('Ruim &')).toBe(true);
  const plain = createCatalogue(bundle, []);
  expect(await edited.find('501', 'fr')).toEqual(await plain.find('501', 'fr'));
  expect(await edited.find('502', 'nl')).toEqual(await plain.find('502', 'nl'));
});
