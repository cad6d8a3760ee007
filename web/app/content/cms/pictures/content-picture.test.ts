import { expect, test } from 'vitest';
import { shareRect } from './content-crops.server.ts';
import { sharedContentPicture, contentPicture } from './content-picture.server.ts';
import { toneOf } from '../../../ui/picture/tones.ts';

const square = { width: 2000, height: 2000 };
const pictureOf = (letter: string, size = '2000x2000') => ({
  asset: { _ref: `image-${letter.repeat(40)}-${size}-jpg` },
  alt: letter,
});

test('the part that is shared lies around the hotspot, and inside the crop', () => {
  expect(shareRect(square, {})).toEqual({ left: 0, top: 475, width: 2000, height: 1050 });
  expect(shareRect(square, { hotspot: { x: 0.9, y: 0.3 } })).toMatchObject({ left: 0, top: 75 });
  expect(shareRect(square, { hotspot: { x: 0.5, y: 0.9 } })).toMatchObject({ top: 950 });
  const crop = { left: 0.25, right: 0.25, top: 0.4, bottom: 0 };
  expect(shareRect(square, { crop, hotspot: { x: 0.5, y: 0.1 } })).toEqual({
    left: 500,
    top: 800,
    width: 1000,
    height: 525,
  });
});

test('the first picture that is large enough is shared', () => {
  const shared = sharedContentPicture([null, pictureOf('a', '64x48'), pictureOf('b'), pictureOf('c')], '');
  expect(shared).toEqual({
    url: `/media/${'b'.repeat(40)}-2000x2000-jpg-0,475,2000,1050-share.jpg`,
    width: 1200,
    height: 630,
    alt: 'b',
  });
  expect(sharedContentPicture([pictureOf('a', '64x48')], '')).toBeUndefined();
});

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
