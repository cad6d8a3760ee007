import { expect, test } from 'vitest';
import { tagIds, tagSources } from './tag-ids.ts';

const none = { googleAnalyticsId: null, tagManagerId: null, metaPixelId: null };

test('[7.04] a service is used only under a well-formed number', () => {
  expect(
    tagIds({ googleAnalyticsId: 'G-AB12CD34EF', tagManagerId: 'GTM-AB12CD3', metaPixelId: '1234567890' }),
  ).toEqual({
    googleAnalytics: 'G-AB12CD34EF',
    tagManager: 'GTM-AB12CD3',
    metaPixel: '1234567890',
  });
  const malformed = {
    googleAnalyticsId: 'G-x"><script>',
    tagManagerId: 'gtm-abcd',
    metaPixelId: '12;alert(1)',
  };
  expect(tagIds(malformed)).toBeUndefined();
  expect(tagIds({ ...malformed, metaPixelId: '1234567890' })).toEqual({ metaPixel: '1234567890' });
  expect(tagIds(none)).toBeUndefined();
  expect(tagIds(null)).toBeUndefined();
});

test('[7.04] a page may reach the hosts of the services it uses, and no others', () => {
  expect(tagSources({}).script).toEqual([]);
  expect(tagSources({ googleAnalytics: 'G-AB12' }).script).toEqual(['https://www.googletagmanager.com']);
  const meta = tagSources({ metaPixel: '1234567890' });
  expect(meta.script).toEqual(['https://connect.facebook.net']);
  expect([...meta.connect, ...meta.image].filter((host) => host.includes('google'))).toEqual([]);
});
