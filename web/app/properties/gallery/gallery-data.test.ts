import { expect, test } from 'vitest';
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { galleryData } from './gallery-data.ts';
import { manyPictures } from './pictures.test-data.ts';

const t = seededTranslate('nl');

test('plans are apart from photographs, and both keep the order of the import', () => {
  const pictures = manyPictures(4, 2);
  const { photographs, plans } = galleryData({ title: 'Rijwoning', pictures: pictures.toReversed() }, t);
  expect(photographs.map(({ alt }) => alt)).toEqual(['Beeld 4', 'Beeld 3', 'Beeld 2', 'Beeld 1']);
  expect(plans.map(({ alt }) => alt)).toEqual(['Plan 2', 'Plan 1']);
});

test('words with a number leave it to the browser', () => {
  const { words } = galleryData({ title: 'Rijwoning', pictures: [] }, t);
  expect(words.title).toBe('Foto’s van Rijwoning');
  expect(words.all).toBe('{count} foto’s');
  expect(words.enlarge).toBe('Foto {number} van {total} vergroten');
});
