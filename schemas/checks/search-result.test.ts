import { expect, test } from 'vitest';
import { localized } from '../publication/example.test-data.ts';
import { exampleSite, storedPage } from './example-site.test-data.ts';
import { searchResult } from './search-result.ts';

const site = exampleSite();
const words = {
  title: localized({ nl: 'Verkopen', fr: 'Vendre' }),
  description: localized({ nl: 'Zo gaat het.', fr: 'Voici.' }),
};
const long = 'Een huis verkopen in Mechelen en omgeving met een makelaar die het grondig kent';

test('words that fit are fine', () => {
  expect(searchResult(storedPage('a', '/a/', words), site)).toEqual([]);
});

test('a title that search results cut off is found in its language', () => {
  const title = localized({ nl: long, fr: 'Vendre' });
  expect(searchResult(storedPage('a', '/a/', { ...words, title }), site)).toMatchObject([
    { level: 'advice', language: 'nl', field: ['title'], path: ['title', { _key: 'key-nl' }, 'value'] },
  ]);
  const metadata = { pageTitle: localized({ nl: 'Huis verkopen', fr: long }) };
  expect(searchResult(storedPage('a', '/a/', { ...words, title, metadata }), site)).toMatchObject([
    { language: 'fr', field: ['metadata', 'pageTitle'] },
  ]);
});

test('a description that is missing or cut off is found', () => {
  const description = localized({ nl: `${long}, ${long} en ${long}.` });
  expect(searchResult(storedPage('a', '/a/', { ...words, description }), site)).toMatchObject([
    { language: 'nl', field: ['description'] },
    { language: 'fr', field: ['description'], path: ['description'] },
  ]);
  expect(searchResult(storedPage('a', '/a/', { ...words, description: [] }), site)).toMatchObject([
    { language: 'nl', field: ['description'] },
    { language: 'fr', field: ['description'] },
  ]);
  const summary = localized({ nl: 'Kort.', fr: 'Court.' });
  const article = { ...storedPage('a', '/a/', { ...words, description: [], summary }), _type: 'article' };
  expect(searchResult(article, site)).toEqual([]);
});

test('what search engines do not show is left alone', () => {
  expect(searchResult(storedPage('a', '/a/', { isActiveSEO: false }), site)).toEqual([]);
  expect(searchResult(storedPage('a', '/a/', { redirect: true }), site)).toEqual([]);
  expect(searchResult({ ...storedPage('a', '/a/'), path: [] }, site)).toEqual([]);
});
