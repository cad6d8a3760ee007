import type { AssetSource } from 'sanity';
import { expect, test } from 'vitest';
import { namedSources, newestPictures, uploadWords } from './picture-sources.ts';

const source = (name: string): AssetSource => ({ name, component: () => null });

test('the list of newest pictures has a name of its own, and the media library keeps its', () => {
  const sources = namedSources([source('sanity-default'), source('media')]);
  expect(sources.map(({ i18nKey }) => i18nKey)).toEqual([newestPictures, undefined]);
  expect(uploadWords.resources).toHaveProperty([newestPictures]);
});
