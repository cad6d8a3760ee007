import { expect, test } from 'vitest';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { feedResponse } from './feed-response.server.ts';

const options = { type: 'application/xml', rule: 'hour' } as const;
const given = (headers: Record<string, string> = {}, view = testPlatform().platform.view) => ({
  request: new Request('https://site.test/sitemap.xml', { headers }),
  platform: testPlatform({ view }).platform,
});

test('a feed is sent once, and 304 until it changes', async () => {
  const first = feedResponse(given(), '<a/>', options);
  expect([first.status, await first.text()]).toEqual([200, '<a/>']);
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
  const etag = first.headers.get('ETag') ?? '';
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const again = feedResponse(given({ 'If-None-Match': known }), '<a/>', options);
    expect([again.status, await again.text(), again.headers.get('ETag')], known).toEqual([304, '', etag]);
  }
  const changed = feedResponse(given({ 'If-None-Match': etag }), '<b/>', options);
  expect([changed.status, await changed.text()]).toEqual([200, '<b/>']);
});

test('a feed ends with the first change in it that is to come', () => {
  const lifetime = { freshUntil: Infinity, endsAt: Infinity };
  const clock = () => new Date('2026-03-07T10:55:00Z');
  const { request, platform } = given();
  const changesAt = ['2026-03-07T10:00:00Z', '2026-03-07T12:00:00Z', '2026-03-07T11:00:00Z'];
  feedResponse({ request, platform: { ...platform, clock, lifetime } }, '', { ...options, changesAt });
  expect(Math.round((lifetime.endsAt - Date.now()) / 60_000)).toBe(5);
});

test('no cache stores what a preview shows', () => {
  const shown = feedResponse(given({}, { kind: 'studio' }), '<a/>', options);
  expect(shown.headers.get('Cache-Control')).toBe('no-store');
});
