import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { expect, test } from 'vitest';
import type { Revised } from '../content/versions.ts';
import { pictureUses, replacementPatches } from './picture-uses.ts';

const shows = (_ref: string) => ({
  _type: 'picture',
  asset: { _type: 'reference', _ref },
  alt: localized({ nl: 'Een huis', fr: 'Une maison' }),
  crop: { top: 0.5 },
  hotspot: { x: 0.5 },
});

const published: Revised = {
  ...examplePage({
    image: shows('old'),
    banner: { pictures: [{ _key: 'banner', ...shows('old') }] },
    modules: [
      { _type: 'articleModule', _key: 'a', picture: shows('old') },
      { _type: 'beforeAfterModule', _key: 'b', before: shows('other') },
    ],
  }),
  _rev: '1',
  _createdAt: '2026-03-01T09:00:00Z',
  _updatedAt: '2026-03-01T09:00:00Z',
};
const draft: Revised = {
  ...published,
  _id: `drafts.${published._id}`,
  _rev: '2',
  image: shows('other'),
  logo: shows('old'),
};

test('a picture is found in every field, in lists too, once for a draft and what is published', () => {
  expect(pictureUses([draft, published], 'old').map(({ path, isPublished }) => [path, isPublished])).toEqual([
    ['banner.pictures[_key=="banner"]', true],
    ['modules[_key=="a"].picture', true],
    ['logo', false],
    ['image', true],
  ]);
  expect(pictureUses([draft, published], 'unused')).toEqual([]);
});

test('a use is named by what its document says last', () => {
  const [first] = pictureUses([published, draft], 'old');
  expect(first?.id).toBe(published._id);
  expect(first?.document).toBe(draft);
});

test('each version is patched in the revision that was read: another picture, no crop, and words marked as outdated', () => {
  const patches = replacementPatches([published, draft], { from: 'old', to: 'new', keepsCrop: false });
  expect(patches.map(({ patch: { id, ifRevisionID } }) => [id, ifRevisionID])).toEqual([
    [published._id, '1'],
    [draft._id, '2'],
  ]);
  expect(patches[1]?.patch.set).toMatchObject({
    'banner.pictures[_key=="banner"].asset._ref': 'new',
    'modules[_key=="a"].picture.asset._ref': 'new',
    'logo.asset._ref': 'new',
    translationRecords: [
      { path: 'banner.pictures[_key=="banner"].alt', language: 'nl' },
      { path: 'modules[_key=="a"].picture.alt', language: 'nl' },
      { path: 'logo.alt', language: 'nl' },
    ],
  });
  expect(patches[0]?.patch.unset).toContain('modules[_key=="a"].picture.crop');
  expect(patches[0]?.patch.unset).toContain('image.hotspot');
});

test('a crop stays when the new picture has the shape of the old', () => {
  const [first] = replacementPatches([published], { from: 'old', to: 'new', keepsCrop: true });
  expect(first?.patch).not.toHaveProperty('unset');
  expect(replacementPatches([published], { from: 'unused', to: 'new', keepsCrop: true })).toEqual([]);
});
