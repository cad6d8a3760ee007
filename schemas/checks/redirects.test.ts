import { expect, test } from 'vitest';
import { exampleSite, storedPage } from './example-site.test-data.ts';
import { redirects } from './redirects.ts';

const redirect = (from: string, url: string) => ({
  _id: `redirect-${from}`,
  _type: 'redirect',
  status: 'published',
  from,
  to: { _type: 'link', url },
});

test('two redirects to each other are a circle', () => {
  const [there, back] = [redirect('/nl/a/', '/nl/b/'), redirect('/nl/b/', '/nl/a/')];
  expect(redirects(there, exampleSite([there, back]))).toMatchObject([
    { level: 'error', path: ['to', 'url'] },
  ]);
  expect(redirects(there, exampleSite([there, storedPage('b', '/b/')]))).toEqual([]);
});

test('a page must not lead to itself, not even by way of a former address', () => {
  const fields = { redirect: true, redirectUrl: '/nl/vroeger/' };
  const formerPaths = [{ language: 'nl', path: '/vroeger/' }];
  const page = storedPage('page-a', '/a/', { ...fields, formerPaths });
  expect(redirects(page, exampleSite([page]))).toMatchObject([{ path: ['redirectUrl'] }]);
  expect(redirects({ ...page, redirect: false }, exampleSite([page]))).toEqual([]);
  expect(redirects({ ...page, redirectUrl: 'https://www.biv.be/' }, exampleSite([page]))).toEqual([]);
});
