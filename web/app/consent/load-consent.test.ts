import { expect, test } from 'vitest';
import { listedCookies } from './load-consent.server.tsx';

const cookie = {
  _key: 'a',
  name: 'language',
  category: 'necessary' as const,
  provider: 'Huis & Haard',
  service: null,
  purpose: 'Onthoudt de taal.',
  duration: '1 jaar',
};
const cookies = [
  cookie,
  { ...cookie, _key: 'b', name: '_ga', service: 'google' as const },
  { ...cookie, _key: 'c', name: '_fbp', service: 'meta' as const },
];
const unused = { cookies, googleAnalyticsId: null, tagManagerId: null, metaPixelId: null };
const names = (stored: Parameters<typeof listedCookies>[0]) => listedCookies(stored).map(({ name }) => name);

test('cookies of a service are listed only while it is in use', () => {
  expect(names(unused)).toEqual(['language']);
  expect(names({ ...unused, googleAnalyticsId: 'G-TEST12345' })).toEqual(['language', '_ga']);
  expect(names({ ...unused, tagManagerId: 'GTM-TEST123' })).toEqual(['language', '_ga']);
  expect(names({ ...unused, metaPixelId: '123456789012345' })).toEqual(['language', '_fbp']);
});

test('a cookie without a name or a category is not listed', () => {
  const unfinished = [
    { ...cookie, name: null },
    { ...cookie, category: null },
  ];
  expect(names({ ...unused, cookies: unfinished })).toEqual([]);
});
