import { expect, test } from 'vitest';
import { addressProblems } from './addresses.ts';
import { localized } from './validation-context.test-data.ts';

const finding = ({ pages = [], redirects = [] }: { pages?: object[]; redirects?: string[] }) => ({
  fetch: (query: string) => Promise.resolve(query.includes('formerPaths') ? pages : redirects),
});

test('the rules of a path are those of its form', async () => {
  const holder = { _id: 'page-b', title: localized({ nl: 'De andere' }), path: localized({ nl: '/a/' }) };
  const page = { _id: 'drafts.own', _type: 'page', path: localized({ nl: '/a/', fr: '/Été/' }) };
  expect(await addressProblems(page, finding({ pages: [holder] }))).toEqual([
    'The Français path must start and end with / and contain only lower-case letters, digits and hyphens.',
    '“De andere” already uses /a/ in Nederlands.',
  ]);
});

test('a redirect starts at an address that no page and no other redirect has', async () => {
  const redirect = { _id: 'drafts.own', _type: 'redirect', from: '/nl/oud/' };
  expect(await addressProblems(redirect, finding({ redirects: ['other'] }))).toEqual([
    'There is already a redirect from this address.',
  ]);
});

test('what has no address has no problem with it', async () => {
  expect(await addressProblems({ _type: 'slider' }, finding({}))).toEqual([]);
});
