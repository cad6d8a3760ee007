import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../settings/ports.ts';
import { tryAddress } from './try-address.ts';

type Page = { status: number; location?: string; isSlow?: boolean; head?: number };

const pages: Record<string, Page> = {
  '/fine': { status: 200 },
  '/gone': { status: 410 },
  '/broken': { status: 500 },
  '/members': { status: 403 },
  '/no-head': { status: 200, head: 405 },
  '/moved': { status: 301, location: '/fine' },
  '/circle': { status: 302, location: '/circle' },
  '/nowhere': { status: 302 },
  '/file': { status: 302, location: 'file:///etc/passwd' },
  '/inside': { status: 302, location: 'http://169.254.169.254/' },
  '/slow': { status: 200, isSlow: true },
};

/** A server on this machine, which only these tests may reach. */
async function serve() {
  const port = await findFreePort();
  const requests: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    requests.push(`${method ?? ''} ${url}`);
    const { status, location, isSlow, head } = pages[url] ?? { status: 404 };
    if (isSlow === true) return;
    response.writeHead(
      method === 'HEAD' ? (head ?? status) : status,
      location === undefined ? {} : { location },
    );
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const isAllowed = (address: string) => address === '127.0.0.1';
  const visit = (path: string) =>
    tryAddress(`http://127.0.0.1:${port}${path}`, { isAllowed, timeout: path === '/slow' ? 100 : 10_000 });
  return { port, requests, visit };
}

test('an address is fine, dead, or one that only a person can tell', async () => {
  const { visit } = await serve();
  const states = Object.keys({ ...pages, '/missing': 404 }).map(
    async (path) => [path, await visit(path)] as const,
  );
  expect(Object.fromEntries(await Promise.all(states))).toEqual({
    '/fine': { state: 'fine', reason: '200' },
    '/gone': { state: 'dead', reason: '410' },
    '/broken': { state: 'dead', reason: '500' },
    '/members': { state: 'unsure', reason: '403' },
    '/no-head': { state: 'fine', reason: '200' },
    '/moved': { state: 'fine', reason: '200' },
    '/circle': { state: 'dead', reason: 'more than 5 redirects' },
    '/nowhere': { state: 'dead', reason: '302 without an address' },
    '/file': { state: 'dead', reason: 'leads to file:' },
    '/inside': { state: 'dead', reason: 'leads into a private network' },
    '/slow': { state: 'dead', reason: 'no response within 0.1 s' },
    '/missing': { state: 'dead', reason: '404' },
  });
});

test('only the head is requested, and the whole where a server refuses heads', async () => {
  const { requests, visit } = await serve();
  await visit('/fine');
  await visit('/no-head');
  expect(requests).toEqual(['HEAD /fine', 'HEAD /no-head', 'GET /no-head']);
});

test('addresses of this machine and its network are never reached', async () => {
  const { port, requests } = await serve();
  for (const host of ['127.0.0.1', 'localhost'])
    expect(await tryAddress(`http://${host}:${port}/fine`)).toEqual({
      state: 'dead',
      reason: 'leads into a private network',
    });
  expect(requests).toEqual([]);
});

test('a name that leads nowhere is dead', async () => {
  const { state, reason } = await tryAddress('https://nowhere.invalid/');
  expect(state).toBe('dead');
  expect(reason).toMatch(/^(?:ENOTFOUND|EAI_AGAIN)$/);
});
