import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticServer, decodePath, resolveFile } from './static-server.ts';

const parent = mkdtempSync(join(tmpdir(), 'studio-'));
const folder = join(parent, 'built');
const server = createStaticServer(folder);
let address: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'static'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<title>Studio</title>');
  writeFileSync(join(folder, 'static', 'app-1a2b.js'), 'export {}');
  writeFileSync(join(parent, 'secret.txt'), 'secret');
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
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('<title>Studio</title>');
  }
});

test('a built script is typed and may be stored for good', async () => {
  const response = await fetch(`${address}/static/app-1a2b.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe('export {}');
});

test('a script of an older build is missing instead of answering with the page', async () => {
  expect((await fetch(`${address}/static/app-0000.js`)).status).toBe(404);
});

test('HEAD has no body and other methods are refused', async () => {
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])(
  '%s does not leave the folder',
  (target) => {
    expect(resolveFile(folder, decodePath(target) ?? '')).toBe(join(folder, 'index.html'));
  },
);

test('the page is never immutable, also under an encoded path through the scripts', async () => {
  const response = await fetch(`${address}/static/..%2findex.html`);
  expect(await response.text()).toBe('<title>Studio</title>');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/%00', '/%E0%A4%A', '//['])(
  'the malformed address %s gets a 400 and the next one an answer',
  async (target) => {
    const { port } = server.address() as AddressInfo;
    const malformed = get({ host: '127.0.0.1', port, path: target });
    const [response] = (await once(malformed, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(400);
    expect((await fetch(address)).status).toBe(200);
  },
);
