import { expect, test } from 'vitest';
import { pictureLink, pictureNames, withAssets } from './picture-links.ts';

const document = {
  _id: 'page',
  banner: { _type: 'picture', _sanityAsset: pictureLink('banner-home'), alt: 'Een straat' },
  modules: [
    { _key: 'a', picture: { _sanityAsset: pictureLink('story-1') } },
    { _key: 'b', backgroundImages: [{ _key: 'x', _sanityAsset: pictureLink('banner-home') }] },
  ],
};

test('a link is written the way Sanity’s import reads it', () => {
  expect(pictureLink('story-1')).toMatch(/^image@[a-z]+:\/\/\.\/pictures\/story-1$/);
});

test('every picture of a document is found once, however deep', () => {
  expect(pictureNames([document, document])).toEqual(['banner-home', 'story-1']);
  expect(pictureNames('image@file://./pictures/story-1')).toEqual([]);
});

test('links become references and everything else stays as it is', () => {
  const assets = new Map([
    ['banner-home', 'image-a-1x1-webp'],
    ['story-1', 'image-b-1x1-webp'],
  ]);
  expect(withAssets(document, assets)).toEqual({
    _id: 'page',
    banner: { _type: 'picture', alt: 'Een straat', asset: { _type: 'reference', _ref: 'image-a-1x1-webp' } },
    modules: [
      { _key: 'a', picture: { asset: { _type: 'reference', _ref: 'image-b-1x1-webp' } } },
      {
        _key: 'b',
        backgroundImages: [{ _key: 'x', asset: { _type: 'reference', _ref: 'image-a-1x1-webp' } }],
      },
    ],
  });
});

test('a picture without an asset is an error that names it', () => {
  expect(() => withAssets(document, new Map())).toThrow('banner-home was not uploaded');
});
