import { expect, test } from 'vitest';
import { toneOf } from '../../../ui/picture/tones.ts';
import { contentPicture } from './content-picture.server.ts';

const hash = '2f1c3e0000000000000000000000000000000000';
const assetOf = (size: string) => ({ _ref: `image-${hash}-${size}-jpg`, _type: 'reference' }) as const;
const picture = {
  asset: assetOf('1200x800'),
  hotspot: null,
  crop: null,
  colour: '#a7906f',
  alt: 'Ons kantoor',
};

test('an editor’s picture comes from our own origin, in the widths it is large enough for', () => {
  expect(contentPicture(picture)).toEqual({
    src: `/media/${hash}-1200x800-jpg`,
    widths: [100, 400, 640, 960],
    width: 1200,
    height: 800,
    alt: 'Ons kantoor',
    tone: toneOf('#a7906f'),
  });
});

test('nothing is painted behind a picture whose colour the store does not say', () => {
  expect(contentPicture({ ...picture, colour: null })?.tone).toBeUndefined();
});

test('a crop shrinks the picture to what the editor left of it', () => {
  const crop = { _type: 'sanity.imageCrop', left: 0.25, right: 0.25, top: 0, bottom: 0.5 } as const;
  expect(contentPicture({ ...picture, crop })).toMatchObject({
    src: `/media/${hash}-1200x800-jpg-300,0,600,400`,
    width: 600,
    height: 400,
  });
});

test('a picture smaller than every width has its one size', () => {
  expect(contentPicture({ ...picture, asset: assetOf('64x48') })).toMatchObject({
    src: `/media/${hash}-64x48-jpg-100.webp`,
    widths: [],
    width: 64,
  });
});

test('a picture without an asset, or with a reference to something else, is no picture', () => {
  expect(contentPicture(null)).toBeUndefined();
  expect(contentPicture({ ...picture, asset: null })).toBeUndefined();
  const other = { _ref: 'file-abc-pdf', _type: 'reference' } as const;
  expect(contentPicture({ ...picture, asset: other })).toBeUndefined();
});
