import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gzipFiles } from './gzip-files.ts';
import { createStaticServer } from './static-server.ts';

const parent = mkdtempSync(join(tmpdir(), 'studio-'));
const folder = join(parent, 'built');
let server: Server;
let address: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'static'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<title>Studio</title>');
  writeFileSync(join(folder, 'static', 'app-1a2b.js'), 'export {}');
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  gzipFiles(folder);
  server = createStaticServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(parent, { recursive: true });
});

test('every address of the studio returns its one page, uncached', async () => {
  for (const path of ['/', '/structure/page;page-home', '/structure/site-settings?x=1']) {
    const response = await fetch(address + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('<title>Studio</title>');
  }
});

test('a built script is typed and may be stored for good', async () => {
  const response = await fetch(`${address}/static/app-1a2b.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe('export {}');
});

test('the page and its scripts come compressed to browsers that ask for it, and plain to others', async () => {
  for (const [path, body] of [
    ['/structure', '<title>Studio</title>'],
    ['/static/app-1a2b.js', 'export {}'],
  ]) {
    const response = await fetch(`${address}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(body);
    const plain = await fetch(`${address}${path}`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(body);
  }
});

test('a script of an older build is missing instead of answering with the page', async () => {
  expect((await fetch(`${address}/static/app-0000.js`)).status).toBe(404);
});

test('HEAD has no body and other methods are refused', async () => {
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

/** Sends a path as it is, which `fetch` would tidy. */
async function statusOf(path: string): Promise<[number | undefined, string]> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ host: '127.0.0.1', port, path }), 'response')) as [IncomingMessage];
  return [response.statusCode, await text(response)];
}

test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])(
  'the address %s leads to the page, and to no file beside it',
  async (target) => {
    expect(await statusOf(target)).toEqual([200, '<title>Studio</title>']);
    expect((await fetch(address)).status).toBe(200);
  },
);

test.each(['/%00', '/%E0%A4%A', '//[', '/static/%00'])(
  'the malformed address %s is refused, and the next one answered',
  async (target) => {
    expect(await statusOf(target)).toEqual([400, 'Bad request']);
    expect((await fetch(address)).status).toBe(200);
  },
);

test.each(['/static/../../secret.txt', '/static/..%2findex.html'])(
  'the address %s through the scripts leads nowhere',
  async (target) => {
    expect(await statusOf(target)).toEqual([404, 'Not found']);
  },
);

test('every answer may only be framed by the studio, and an unchanged page is not sent again', async () => {
  const page = await fetch(address);
  const etag = page.headers.get('etag') ?? '';
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  for (const { headers } of [page, again, await fetch(`${address}/static/app-1a2b.js`)]) {
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
});
