import type { APIRequestContext, APIResponse } from '@playwright/test';
import { readRoutes, type Routes } from '../support/client-build.ts';
import { expect, test } from '../support/fixtures.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { portalPaths, signInAsOwner } from '../support/owner.ts';
import { test as withOwnStack } from '../support/own-stack.ts';

const values: Readonly<Record<string, string>> = {
  language: 'nl',
  id: '2101',
  list: 'te-koop',
  city: 'mechelen',
};

/** One address for each route of the build; unknown tokens and names are addresses too. */
function addressesOf(routes: Routes): string[] {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${fullPath(route.parentId)}/${route.path ?? ''}` : '';
  };
  const filled = Object.keys(routes).map((id) =>
    fullPath(id)
      .replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? 'x')
      .replace('*', 'nl/nergens/')
      .replace(/\/{2,}/g, '/'),
  );
  return [...new Set(filled)];
}

const files = [
  '/assets/none.js',
  '/favicon.svg',
  '/favicon.ico',
  '/icons/icon-48.png',
  '/videos/2101.mp4',
  '/videos/none.mp4',
  '/pictures/none.webp',
  '/media/none.webp',
];
const redirects = ['/', '/nl', '/nl/contact', '/property/2101', '/nl/property/2101', '/te-koop'];
const malformed = ['/%ff', '/nl/%zz', '/api/none', '/nl/te-koop/?page=99', '/nl/te-koop.data'];

async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const maps = await Promise.all(
    ['nl', 'fr', 'en'].map(async (language) => (await request.get(`/${language}/sitemap.xml`)).text()),
  );
  return maps.flatMap((map) =>
    [...map.matchAll(/<loc>([^<]*)</g)].map(([, url = '']) => new URL(url).pathname),
  );
}

/** Asks for all that an A+ of the MDN HTTP Observatory takes, and for some more. */
async function expectGoodHeaders(response: APIResponse, address: string): Promise<void> {
  const headers = response.headers();
  const name = `${String(response.status())} ${address}`;
  const policy = headers['content-security-policy'];
  expect.soft(policy, name).toMatch(/^(default|script)-src 'none'/);
  expect.soft(policy, name).toMatch(/frame-ancestors '(none|self)'/);
  expect
    .soft(policy, name)
    .not.toMatch(/'unsafe-| (http:|ftp:|https:(?!\/)|\*(?!\.))|(script|style)-src[^;]* data:/);
  expect.soft(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin');
  expect.soft(headers['strict-transport-security'], name).toMatch(/^max-age=63072000;/);
  expect.soft(headers['x-content-type-options'], name).toBe('nosniff');
  expect.soft(headers['access-control-allow-credentials'], name).toBeUndefined();
  expect.soft(headers['cross-origin-resource-policy'], name).toMatch(/^(same|cross)-origin$/);
  expect.soft(headers['cache-control'], name).toBeTruthy();
  const cookies = response.headersArray().filter((header) => header.name.toLowerCase() === 'set-cookie');
  for (const { value } of cookies)
    expect.soft(value, name).toMatch(/(?=.*; HttpOnly)(?=.*; Secure).*; SameSite=/);
  if (response.status() === 405) expect.soft(headers['allow'], name).toBeTruthy();
  if (response.status() >= 500) expect.soft(headers['cache-control'], name).toBe('no-store');
  if (headers['content-type']?.startsWith('text/html') !== true) return;
  expect.soft(headers['cross-origin-opener-policy'], name).toBe('same-origin');
  expect.soft(headers['permissions-policy'], name).toContain('camera=()');
  expect.soft(policy, name).toMatch(/^default-src 'none'/);
  expect.soft(policy, name).toContain("require-trusted-types-for 'script'");
  expect.soft(await response.text(), name).not.toMatch(/<script\b[^>]*\ssrc="(https?:)?\/\//);
}

test('every kind of response has all its headers and a rule for caches', async ({ request }) => {
  test.slow();
  const html = await (await request.get('/nl/')).text();
  const inPage = [/\/assets\/[^"]+\.js/, /\/assets\/[^"]+\.css/, /\/pictures\/[^" ]+\.avif/].map(
    (pattern) => pattern.exec(html)?.[0] ?? '',
  );
  const pages = await pagesOf(request);
  expect(pages.length).toBeGreaterThan(60);
  const some = isWhole ? pages : pages.filter((_, index) => index % 4 === 0);
  const addresses = [...some, ...addressesOf(readRoutes()), ...files, ...inPage, ...redirects, ...malformed];
  let responses = 0;
  const statuses: Record<string, number> = {};
  const look = async (address: string, method: string) => {
    const response = await request.fetch(address, { method, maxRedirects: 0 });
    await expectGoodHeaders(response, `${method} ${address}`);
    responses += 1;
    statuses[response.status()] = (statuses[response.status()] ?? 0) + 1;
  };
  for (const address of new Set(addresses)) await look(address, 'GET');
  const others = ['/nl/', ...addressesOf(readRoutes()), ...files];
  for (const method of ['POST', 'DELETE', 'OPTIONS'])
    for (const address of new Set(others)) await look(address, method);
  recordFigure('17 security headers', {
    responses,
    faults: test.info().errors.length,
    ...Object.fromEntries(Object.entries(statuses).map(([status, count]) => [`status ${status}`, count])),
  });
  for (const status of [200, 301, 302, 400, 401, 403, 404, 405])
    expect(statuses, String(status)).toHaveProperty(String(status));
});

test('the pages of an owner who is signed in have them too, and are stored nowhere', async ({ page }) => {
  await signInAsOwner(page);
  for (const part of ['', 'documenten/', 'account/']) {
    const response = await page.request.get(`${portalPaths.nl}${part}`, { maxRedirects: 0 });
    expect([part, response.status()]).toEqual([part, 200]);
    await expectGoodHeaders(response, part);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
});

withOwnStack('a page without any content has them too', async ({ own, request }) => {
  await own.startSite();
  const response = await request.get(`${own.site}/nl/`);
  expect(response.status()).toBe(503);
  await expectGoodHeaders(response, '/nl/');
});
