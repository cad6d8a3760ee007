import { expect, test } from 'vitest';
import { shareRect } from './content-crops.server.ts';
import { sharedContentPicture } from './shared-picture.server.ts';

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
