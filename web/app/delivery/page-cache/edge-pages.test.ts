import { expect, test, vi } from 'vitest';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { edgePages } from './edge-pages.server.ts';
import { encodeBody } from './render-page.server.ts';
import type { StoredPage } from './page-store.ts';

const address = 'https://site.example/nl/te-koop/?city=Gent%7C9000&page=2';
const present = { build: 'build', revision: '7-0' };

const pageOf = (changes: Partial<StoredPage> = {}): StoredPage => ({
  tag: 'abc',
  headers: [['Content-Type', 'text/html']],
  body: encodeBody(new TextEncoder().encode('<p>één\n</p>')),
  freshUntil: Date.now() + 60_000,
  endsAt: Date.now() + 90_000,
  ...changes,
});

function stubCaches(put?: () => Promise<void>) {
  const stored = new Map<string, Response>();
  const cache = {
    match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
    put: put ?? ((key: string, response: Response) => Promise.resolve(void stored.set(key, response))),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  return stored;
}

const open = (siteUrl = 'https://site.example', version = present) => {
  const settings = { ...testSettings, SITE_URL: siteUrl };
  return edgePages(testPlatform({ settings }).platform, version);
};

test('a page comes back as it was, for the same address, build and revision', async () => {
  const stored = stubCaches();
  const page = pageOf();
  await (await open())?.put(address, page);
  expect(await (await open())?.get(address)).toEqual(page);
  expect(await (await open())?.get(`${address}&x=1`)).toBeUndefined();
  expect(await (await open(undefined, { ...present, revision: '8-0' }))?.get(address)).toBeUndefined();
  expect(await (await open(undefined, { ...present, build: 'next' }))?.get(address)).toBeUndefined();
  const [[key, response] = []] = stored;
  expect(key).toContain('https://site.example/.pages/build/7-0?');
  expect(response?.headers.get('Cache-Control')).toMatch(/^public, max-age=(59|60)$/);
});

test('what is no longer fresh, or has ended, is not found', async () => {
  stubCaches();
  const edge = await open();
  for (const changes of [{ freshUntil: Date.now() }, { endsAt: Date.now() }]) {
    await edge?.put(address, pageOf(changes));
    expect(await edge?.get(address)).toBeUndefined();
  }
});

test('on one’s own machine, and in tests, there is no such cache', async () => {
  expect(await open()).toBeUndefined();
  stubCaches();
  expect(await open('http://localhost:3000')).toBeUndefined();
  expect(await open(undefined, { ...present, build: '' })).toBeUndefined();
});

test('a cache that fails is as good as none', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubCaches(() => Promise.reject(new Error('full')));
  await (await open())?.put(address, pageOf());
  const damaged = stubCaches();
  const edge = await open();
  await edge?.put(address, pageOf());
  for (const key of damaged.keys()) damaged.set(key, new Response('damaged'));
  expect(await edge?.get(address)).toBeUndefined();
  expect(complain).toHaveBeenCalledTimes(2);
});
