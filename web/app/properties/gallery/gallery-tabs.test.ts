import { expect, test } from 'vitest';
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { videoLink } from '../model/video-link.ts';
import { galleryData, type GallerySource } from './gallery-data.ts';
import { galleryTabs, openerOf, placeOf } from './gallery-tabs.ts';
import { manyPictures } from './pictures.test-data.ts';

function tabsOf(photographs: number, plans: number, media: Pick<GallerySource, 'video' | 'tour'> = {}) {
  const source = { title: '', pictures: manyPictures(photographs, plans), ...media };
  return galleryTabs(galleryData(source, seededTranslate('nl')));
}

test('only tabs that have something to show exist', () => {
  expect(tabsOf(2, 1)).toEqual([
    { id: 'photographs', title: 'Foto’s' },
    { id: 'plans', title: 'Plannen' },
  ]);
  expect(tabsOf(2, 0).map(({ id }) => id)).toEqual(['photographs']);
  expect(tabsOf(0, 1).map(({ id }) => id)).toEqual(['plans']);
  expect(tabsOf(0, 0)).toEqual([]);
  const video = videoLink('https://youtu.be/a1B2c3D4_-5');
  const tour = videoLink('https://my.matterport.com/show/?m=abc');
  expect(tabsOf(2, 1, { video, tour }).map(({ title }) => title)).toEqual([
    'Foto’s',
    'Plannen',
    'Video',
    '3D-tour',
  ]);
  expect(tabsOf(2, 0, { tour }).map(({ id }) => id)).toEqual(['photographs', 'tour']);
});

test('a link tells which picture it opens', () => {
  expect(openerOf({ tab: 'plans', index: 2 })).toEqual({ 'data-gallery': 'plans', 'data-index': 2 });
  expect(placeOf({ gallery: 'plans', index: '2' })).toEqual({ tab: 'plans', index: 2 });
  expect(placeOf({ gallery: 'maps', index: '2' })).toBeUndefined();
});
