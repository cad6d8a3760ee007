import { expect, test } from 'vitest';
import { withRange, serveStaticFile } from './static-files.server.ts';

const file = () =>
  new Response('0123456789', { headers: { 'Content-Type': 'video/mp4', 'Content-Length': '10' } });

async function read(range: string | undefined, whole = file()) {
  const request = new Request('https://site.test/videos/1.mp4', { headers: range ? { Range: range } : {} });
  const response = await withRange(request, whole);
  return [response.status, response.headers.get('Content-Range'), await response.text()];
}

test('a film is served by the range that a player requests', async () => {
  expect(await read('bytes=0-1')).toEqual([206, 'bytes 0-1/10', '01']);
  expect(await read('bytes=4-')).toEqual([206, 'bytes 4-9/10', '456789']);
  expect(await read('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await read('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await read('bytes=10-')).toEqual([416, 'bytes */10', '']);
});

test('without a range, or with one that is none, the whole film is served', async () => {
  for (const range of [undefined, 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2'])
    expect(await read(range), range).toEqual([200, null, '0123456789']);
  expect(await read('bytes=0-1', new Response('none', { status: 404 }))).toEqual([404, null, 'none']);
});

test('a HEAD request has no range', async () => {
  const request = new Request('https://site.test/videos/1.mp4', {
    method: 'HEAD',
    headers: { Range: 'bytes=0-1' },
  });
  const { status, headers } = await withRange(request, new Response(null, { headers: file().headers }));
  expect([status, headers.get('Accept-Ranges'), headers.get('Content-Length')]).toEqual([200, 'bytes', '10']);
});

test('a range keeps the type of the film', async () => {
  const request = new Request('https://site.test/videos/1.mp4', { headers: { Range: 'bytes=0-1' } });
  const { headers } = await withRange(request, file());
  expect(headers.get('Content-Type')).toBe('video/mp4');
  expect(headers.get('Content-Length')).toBeNull();
});

const files: Readonly<Record<string, string>> = {
  '/assets/root-a1.css': 'body{}',
  '/assets/root-a1.css.br': 'compressed',
  '/assets/play-a1.js': '1',
  '/pictures/p1-400.avif': 'picture',
};

const assets = {
  fetch: (request: Request) => {
    const body = files[new URL(request.url).pathname];
    return Promise.resolve(new Response(body ?? null, { status: body === undefined ? 404 : 200 }));
  },
} as Fetcher;

const get = (path: string, coding = 'gzip, br') =>
  serveStaticFile(
    new Request(`https://site.example${path}`, { headers: { 'Accept-Encoding': coding } }),
    assets,
  );

const sent = async (response?: Response) => ({
  body: await response?.text(),
  coding: response?.headers.get('Content-Encoding') ?? undefined,
});

test('a style sheet comes as the build compressed it, where a browser accepts that', async () => {
  const response = await get('/assets/root-a1.css');
  expect(response?.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  expect(response?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(response?.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await sent(response)).toEqual({ body: 'compressed', coding: 'br' });
  expect(await sent(await get('/assets/root-a1.css', 'gzip'))).toEqual({ body: 'body{}' });
});

test('what is no read goes to the files as it came', async () => {
  const post = new Request('https://site.example/assets/root-a1.css', {
    method: 'POST',
    headers: { 'Accept-Encoding': 'br' },
    body: 'x',
  });
  expect(await sent(await serveStaticFile(post, assets))).toEqual({ body: 'body{}' });
  expect(post.bodyUsed).toBe(false);
});

test('a file that the build left as it is comes so, and a page is no file', async () => {
  expect(await sent(await get('/assets/play-a1.js'))).toEqual({ body: '1' });
  expect(await sent(await get('/pictures/p1-400.avif'))).toEqual({ body: 'picture' });
  expect((await get('/assets/gone-a1.js'))?.status).toBe(404);
  expect(await get('/nl/')).toBeUndefined();
});
