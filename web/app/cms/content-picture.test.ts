import { expect, test } from 'vitest';
import { contentPicture } from './content-picture.server.ts';

const settings = {
  SANITY_PROJECT_ID: 'huisenhaard',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: 'http://localhost:3900',
  SANITY_API_TOKEN: '',
  SANITY_WEBHOOK_SECRET: '',
};

const asset = {
  _ref: 'image-2f1c3e0000000000000000000000000000000000-1200x800-jpg',
  _type: 'reference',
} as const;
const picture = { asset, hotspot: null, crop: null, alt: 'Ons kantoor' };

test('an editor’s picture comes from the lake at hand, in the widths it is large enough for', () => {
  expect(contentPicture(settings, picture)).toEqual({
    src: 'http://localhost:3900/images/huisenhaard/production/2f1c3e0000000000000000000000000000000000-1200x800.jpg?auto=format',
    widths: [100, 400, 600],
    width: 1200,
    height: 800,
    alt: 'Ons kantoor',
  });
  expect(contentPicture({ ...settings, SANITY_API_HOST: '' }, picture)?.src).toMatch(
    /^https:\/\/cdn\.sanity\.io\/images\/huisenhaard\/production\//,
  );
});

test('a crop shrinks the picture to what the editor left of it', () => {
  const crop = { _type: 'sanity.imageCrop', left: 0.25, right: 0.25, top: 0, bottom: 0.5 } as const;
  const cropped = contentPicture(settings, { ...picture, crop });
  expect(cropped).toMatchObject({ width: 600, height: 400 });
  expect(cropped?.src).toContain('rect=300,0,600,400');
});

test('a picture without an asset, or with a reference to something else, is no picture', () => {
  expect(contentPicture(settings, null)).toBeUndefined();
  expect(contentPicture(settings, { ...picture, asset: null })).toBeUndefined();
  const other = { _ref: 'file-abc-pdf', _type: 'reference' } as const;
  expect(contentPicture(settings, { ...picture, asset: other })).toBeUndefined();
});
