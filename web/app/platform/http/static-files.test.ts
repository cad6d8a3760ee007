import { expect, test } from 'vitest';
import { serveStaticFile } from './static-files.server.ts';

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
