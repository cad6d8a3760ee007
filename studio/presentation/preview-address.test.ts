import { expect, test } from 'vitest';
import { localized } from 'schemas/publication/example.test-data.ts';
import { addressesOf, allowedOrigins, previewPath, readPreviewPath } from './preview-address.ts';

test.each([
  ['/nl/', { language: 'nl', path: '/' }],
  ['/nl', { language: 'nl', path: '/' }],
  ['/fr/a-vendre/', { language: 'fr', path: '/a-vendre/' }],
  ['/en/how/step-1', { language: 'en', path: '/how/step-1/' }],
  ['http://localhost:3000/fr/contact/?a=b#c', { language: 'fr', path: '/contact/' }],
])('%s is taken apart into its language and its path', (address, expected) =>
  expect(readPreviewPath(address)).toEqual(expected),
);

test.each(['/', '/sitemap.xml', '/preview/enable'])('%s belongs to no page', (address) => {
  expect(readPreviewPath(address)).toBeUndefined();
});

test('a document is looked at in every language it has a path in', () => {
  const path = localized({ fr: '/a-vendre/', nl: '/te-koop/', en: undefined });
  expect(addressesOf(path as never).map(previewPath)).toEqual(['/nl/te-koop/', '/fr/a-vendre/']);
  expect(addressesOf(null)).toEqual([]);
  expect(addressesOf({} as never)).toEqual([]);
});

test('on one’s own machine the site may go by either name, elsewhere by its own only', () => {
  expect(allowedOrigins('http://localhost:3000')).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
  expect(allowedOrigins('http://127.0.0.1:3000')).toEqual(['http://127.0.0.1:3000', 'http://localhost:3000']);
  expect(allowedOrigins('https://huisenhaard.example/nl/')).toEqual(['https://huisenhaard.example']);
});
