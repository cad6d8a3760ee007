import { expect, test } from 'vitest';
import { seededTranslate } from '../../i18n/seeded-texts.test-data.tsx';
import { galleryData } from './gallery-data.ts';
import { galleryTabs, openerOf, placeOf } from './gallery-tabs.ts';
import { manyPictures } from './pictures.test-data.ts';

const tabsOf = (photographs: number, plans: number) =>
  galleryTabs(galleryData({ title: '', pictures: manyPictures(photographs, plans) }, seededTranslate('nl')));

test('only tabs that have something to show exist', () => {
  expect(tabsOf(2, 1)).toEqual([
    { id: 'photographs', title: 'Foto’s' },
    { id: 'plans', title: 'Plannen' },
  ]);
  expect(tabsOf(2, 0).map(({ id }) => id)).toEqual(['photographs']);
  expect(tabsOf(0, 1).map(({ id }) => id)).toEqual(['plans']);
  expect(tabsOf(0, 0)).toEqual([]);
});

test('a link tells which picture it opens', () => {
  expect(openerOf({ tab: 'plans', index: 2 })).toEqual({ 'data-gallery': 'plans', 'data-index': 2 });
  expect(placeOf({ gallery: 'plans', index: '2' })).toEqual({ tab: 'plans', index: 2 });
  expect(placeOf({ gallery: 'maps', index: '2' })).toBeUndefined();
});
