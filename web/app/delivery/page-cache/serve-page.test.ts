import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, afterEach, beforeEach, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { encodeBody } from './render-page.server.ts';
import { pageResponse } from './serve-page.server.ts';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, plainPage } from '../../content/cms/site.test-data.ts';
import { raiseContentRevision } from '../../platform/database/revisions.server.ts';
import { endAtChanges, isFreshUntil } from '../../platform/page-lifetime.server.ts';
import type { Platform, Render } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import type * as Serve from './serve-page.server.ts';

const html = '<h1>Éénmalig</h1>'.repeat(100);
const page = {
  tag: 'abc',
  headers: [['Content-Type', 'text/html']] as const,
  body: encodeBody(new TextEncoder().encode(html)),
  freshUntil: 1,
  endsAt: 1,
};

function respond(headers: Record<string, string>, method = 'GET') {
  const request = new Request('https://site.example/nl/', { method, headers });
  return pageResponse(request, page, { requestId: 'r', state: 'hit' });
}

test('each coding has the same page and a tag of its own', async () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes };
  const tags = new Set<string | null>();
  for (const [coding, decode] of Object.entries(decoders)) {
    const response = respond({ 'Accept-Encoding': coding });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(bytes.byteLength));
    expect(new TextDecoder().decode(decode(bytes))).toBe(html);
    tags.add(response.headers.get('ETag'));
  }
  expect(tags).toEqual(new Set(['W/"abc-br"', 'W/"abc-gzip"', 'W/"abc"']));
});

test('a browser that has the page is told so, without a body', async () => {
  for (const known of ['"abc"', 'W/"abc"', '"x", "abc"', '*']) {
    const response = respond({ 'If-None-Match': known });
    expect([response.status, await response.text()], known).toEqual([304, '']);
    expect(response.headers.get('ETag')).toBe('W/"abc"');
    expect(response.headers.get('Content-Length')).toBeNull();
  }
  expect(respond({ 'If-None-Match': '"abc-br", abc' }).status).toBe(200);
});

test('a HEAD has the headers of the page alone', async () => {
  const response = respond({ 'Accept-Encoding': 'gzip' }, 'HEAD');
  expect(await response.text()).toBe('');
  expect(response.headers.get('ETag')).toBe('W/"abc-gzip"');
  expect([response.headers.get('X-Request-Id'), response.headers.get('X-Cache')]).toEqual(['r', 'hit']);
});

vi.mock('../../content/cms/site.server.ts', async (original) => ({
  ...(await original<object>()),
  loadSite: () => Promise.resolve(site),
}));

const home = {
  ...plainPage,
  _id: 'home',
  kind: 'home' as const,
  path: [{ language: 'nl', value: '/' }],
  title: [{ language: 'nl', value: 'Home' }],
};
const site = prepareSite({ ...emptyContent, pages: [home] });
const origin = 'https://site.example';

let serve: typeof Serve;
let given: ReturnType<typeof testPlatform>;
let rendered: Request[];
let headers: Record<string, string>;
let status: number;
let onRender: (platform: Platform) => void;

function render(request: Request, platform: Platform): Promise<Response> {
  rendered.push(request);
  onRender(platform);
  const html = `<style nonce="${platform.nonce}">a{}</style>${request.url} ${request.headers.get('Cookie') ?? ''}`;
  return Promise.resolve(
    new Response(html, { status, headers: { 'Content-Type': 'text/html', ...headers } }),
  );
}

async function get(
  path = '/nl/',
  { platform = given.platform, ...init }: RequestInit & { platform?: Platform } = {},
) {
  const request = new Request(origin + path, init);
  const response = await serve.servePage(request, platform, render);
  return { state: response.headers.get('X-Cache'), text: await response.text(), status: response.status };
}

const states = async (...paths: string[]) => {
  const found: (string | null)[] = [];
  for (const path of paths) found.push((await get(path)).state);
  return found;
};

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z'), toFake: ['Date'] });
  vi.stubEnv('DEV', false);
  vi.resetModules();
  serve = await import('./serve-page.server.ts');
  given = testPlatform({ nonce: 'secret-nonce' });
  [rendered, headers, status, onRender] = [[], {}, 200, () => undefined];
});

afterEach(() => {
  vi.useRealTimers();
});

test('the second visitor gets the page of the first, whatever either sent', async () => {
  const sent = {
    headers: { Cookie: 'language=fr; _ga=1', 'Accept-Language': 'fr', 'X-Forwarded-Host': 'evil' },
  };
  const first = await get('/nl/?utm_source=poison', sent);
  expect(first).toEqual({ state: 'miss', text: `<style>a{}</style>${origin}/nl/ `, status: 200 });
  expect([...(rendered[0]?.headers.keys() ?? [])]).toEqual([]);
  expect(await get('/nl/')).toEqual({ ...first, state: 'hit' });
  expect(await get('/nl/?fbclid=2')).toEqual({ ...first, state: 'hit' });
  expect(rendered).toHaveLength(1);
});

test('a popular page is compressed better, once for all visitors, and keeps its tag', async () => {
  // Every quality makes the same bytes of a text without variety.
  const text = readFileSync(path.join(import.meta.dirname, 'serve-page.server.ts'), 'utf8');
  const renderList: Render = async (request, platform) => {
    const response = await render(request, platform);
    return new Response(text, response);
  };
  const ask = async () => {
    const request = new Request(`${origin}/nl/`, { headers: { 'Accept-Encoding': 'br' } });
    const response = await serve.servePage(request, given.platform, renderList);
    const body = new Uint8Array(await response.arrayBuffer());
    await given.settled();
    expect(String(brotliDecompressSync(body))).toBe(text);
    return { size: body.byteLength, tag: response.headers.get('ETag') };
  };
  const asked = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];
  const [first] = asked;
  const sizes = asked.map(({ size }) => size);
  expect(sizes.slice(0, 4)).toEqual(Array<unknown>(4).fill(first?.size));
  expect(sizes[4]).toBeLessThan(first?.size ?? 0);
  expect(sizes[5]).toBe(sizes[4]);
  expect(new Set(asked.map(({ tag }) => tag)).size).toBe(1);
});

test('a HEAD fills the cache too, and gets no body', async () => {
  expect(await get('/nl/', { method: 'HEAD' })).toEqual({ state: 'miss', text: '', status: 200 });
  expect(rendered[0]?.method).toBe('GET');
  expect(await states('/nl/')).toEqual(['hit']);
});

test('previews, owners, forms and other pages are rendered for their visitor alone', async () => {
  await get();
  const visitors: Parameters<typeof get>[] = [
    ['/nl/', { platform: { ...given.platform, view: { kind: 'studio' } } }],
    ['/nl/', { headers: { Cookie: 'owner=a' } }],
    ['/nl/', { method: 'POST', body: 'a=b' }],
    ['/nl/somewhere/', {}],
  ];
  for (const [path, init] of visitors) {
    const { state, text } = await get(path, init);
    expect([state, text.includes('nonce="secret-nonce"')], path).toEqual([null, true]);
  }
  expect(rendered).toHaveLength(5);
  expect(await states('/nl/')).toEqual(['hit']);
});

test('a prefetch gets a public page, and nothing that is personal or that saves no data', async () => {
  const ahead = { 'Sec-Purpose': 'prefetch;prerender' };
  expect(await get('/nl/', { headers: ahead })).toMatchObject({ state: 'miss', status: 200 });
  const refused: Parameters<typeof get>[] = [
    ['/nl/', { headers: { ...ahead, 'Save-Data': 'on' } }],
    ['/nl/', { headers: { ...ahead, Cookie: 'owner=a' } }],
    ['/nl/', { headers: ahead, platform: { ...given.platform, view: { kind: 'studio' } } }],
    ['/nl/somewhere/', { headers: ahead }],
    ['/preview/disable', { headers: { Purpose: 'prefetch' } }],
  ];
  for (const [path, init] of refused) {
    const { state, status: answered } = await get(path, init);
    expect([state, answered], `${path} ${JSON.stringify(init)}`).toEqual([null, 503]);
  }
  expect(rendered).toHaveLength(1);
  expect((await get('/nl/', { headers: { 'Save-Data': 'on' } })).status).toBe(200);
});

test('failures, cookies and responses with rules of their own are sent as they are, and not stored', async () => {
  status = 503;
  expect(await get()).toMatchObject({ state: null, status: 503 });
  status = 200;
  for (const name of ['Set-Cookie', 'Cache-Control']) {
    headers = { [name]: 'a=b' };
    expect(await states('/nl/')).toEqual([null]);
  }
  headers = {};
  expect(await states('/nl/', '/nl/')).toEqual(['miss', 'hit']);
});

test('a feed is stored with its own rules, also one that has no language', async () => {
  headers = { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' };
  for (const path of ['/nl/feeds/sale.atom', '/sitemap.xml']) {
    expect(await states(path, path)).toEqual(['miss', 'hit']);
    const response = await serve.servePage(new Request(origin + path), given.platform, render);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  }
});

test('an address that redirects keeps the parameters that its page does not read', async () => {
  status = 301;
  expect((await get('/nl/?utm_source=a')).text).toContain(`${origin}/nl/?utm_source=a`);
});

test('a publication shows at once', async () => {
  expect(await states('/nl/', '/nl/')).toEqual(['miss', 'hit']);
  await raiseContentRevision(given.platform.database);
  expect(await states('/nl/')).toEqual(['hit']);
  vi.advanceTimersByTime(1000);
  expect(await states('/nl/', '/nl/')).toEqual(['miss', 'hit']);
});

test('a page that was rendered while something was published is not stored', async () => {
  const publishMeanwhile = async (request: Request, platform: Platform) => {
    const response = await render(request, platform);
    await raiseContentRevision(platform.database);
    vi.advanceTimersByTime(1000);
    await get('/nl/?another=visitor');
    return response;
  };
  await serve.servePage(new Request(`${origin}/nl/`), given.platform, publishMeanwhile);
  const stored = rendered.length;
  expect(await states('/nl/')).toEqual(['hit']);
  expect([stored, rendered.length]).toEqual([2, 2]);
});

test('stale content is shown but not stored', async () => {
  onRender = (platform) => isFreshUntil(platform, -Infinity);
  expect(await states('/nl/', '/nl/')).toEqual([null, null]);
});

test('what is no longer fresh is served once more while one renders it anew', async () => {
  onRender = (platform) => isFreshUntil(platform, Date.now() + 1000);
  expect(await states('/nl/')).toEqual(['miss']);
  vi.advanceTimersByTime(1000);
  expect(await states('/nl/', '/nl/')).toContain('stale');
  await given.settled();
  expect(rendered).toHaveLength(2);
  expect(await states('/nl/')).toEqual(['hit']);
});

test('a page ends with what changes on it, and with the quarter of an hour', async () => {
  const platform: Platform = { ...given.platform, clock: () => new Date() };
  const stateAfter = async (minutes: number) => {
    vi.advanceTimersByTime(minutes * 60_000);
    return (await get('/nl/', { platform })).state;
  };
  onRender = (own) => endAtChanges(own, ['2026-03-02T09:05:00Z']);
  expect([await stateAfter(0), await stateAfter(4), await stateAfter(1)]).toEqual(['miss', 'hit', 'miss']);
  expect([await stateAfter(9), await stateAfter(1)]).toEqual(['hit', 'miss']);
});

test('a new worker of a data centre gets what another has rendered of the same revision', async () => {
  const stored = new Map<string, Response>();
  const cache = {
    match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void stored.set(key, response)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubEnv('BUILD_ID', 'build');
  const settings = { ...given.platform.settings, SITE_URL: origin };
  const platform = { ...given.platform, settings };
  const restart = async () => {
    vi.resetModules();
    serve = await import('./serve-page.server.ts');
  };
  onRender = (own) => isFreshUntil(own, Date.now() + 60_000);
  await restart();
  const first = await get('/nl/', { platform });
  await given.settled();
  await restart();
  expect(await get('/nl/', { platform })).toEqual(first);
  expect(rendered).toHaveLength(1);
  await raiseContentRevision(platform.database);
  await restart();
  await get('/nl/', { platform });
  expect(rendered).toHaveLength(2);
});
