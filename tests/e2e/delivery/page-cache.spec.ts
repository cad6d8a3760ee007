import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { visit } from '../support/visitor.ts';

const list = '/nl/te-koop/';

const headersOf = (response: APIResponse) => response.headers();
const stateOf = (response: APIResponse) => headersOf(response)['x-cache'];
const policyOf = (response: APIResponse) => headersOf(response)['content-security-policy'] ?? '';

/** The page as the cache holds it, once no late webhook empties the cache any more. */
async function cached(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response = await request.get(path);
  await expect
    .poll(async () => {
      response = await request.get(path);
      return stateOf(response);
    })
    .toBe('hit');
  return response;
}

test('a public page is served from memory, with hashes instead of a nonce, and 304 to those who have it', async ({
  page,
  request,
}) => {
  const response = await cached(request, list);
  const html = await response.text();
  expect(html).not.toContain('nonce=');
  expect(policyOf(response)).not.toContain('nonce-');
  expect(policyOf(response)).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/);
  const { etag = '', vary, 'cache-control': caching, 'x-request-id': id } = headersOf(response);
  expect([vary, caching]).toEqual(['Accept-Encoding', 'no-cache']);
  expect(headersOf(await request.get(list))['x-request-id']).not.toBe(id);

  const known = await request.get(list, { headers: { 'If-None-Match': etag } });
  expect([known.status(), headersOf(known)['etag']]).toEqual([304, etag]);
  const head = await request.head(list);
  expect([stateOf(head), await head.text()]).toEqual(['hit', '']);
  for (const coding of ['identity', 'gzip', 'br']) {
    const coded = await request.get(list, { headers: { 'Accept-Encoding': coding } });
    expect([(await coded.text()) === html, stateOf(coded)], coding).toEqual([true, 'hit']);
  }

  await test.step('a browser applies its styles, and counts the view', async () => {
    await visit(page, list);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe('rgb(250, 247, 241)');
  });
});

test('addresses that mean the same share a page, and what visitors type or are shown is never stored', async ({
  request,
}) => {
  const plain = await cached(request, list);
  const html = await plain.text();
  for (const search of ['?utm_source=mail', '?x=<script>&fbclid=1', '?%00', '?own=90000'])
    expect(await (await request.get(`${list}${search}`)).text(), search).toBe(html);
  const sorted = await cached(request, `${list}?sort=price-down`);
  expect(headersOf(sorted)['etag']).not.toBe(headersOf(plain)['etag']);

  const home = html.match(/href="(\/nl\/te-koop\/[^"?]+\/\d+\/)"/)?.[1] ?? '';
  const fresh: [string, Record<string, string>][] = [
    [list, { Cookie: 'owner=someone' }],
    [`${list}?q=zwvxqk`, {}],
    [`${home}?own=90000`, {}],
    ['/nl/nergens/', {}],
    [`${home}bezoek/`, {}],
  ];
  for (const [address, headers] of fresh) {
    const response = await request.get(address, { headers });
    expect(headersOf(response)['etag'], address).toBeUndefined();
    expect(stateOf(response), address).toBeUndefined();
    expect(policyOf(response), address).toContain("'nonce-");
  }
  const refused = await request.post('/nl/contact/', { form: { name: 'Marked' } });
  expect([refused.ok(), headersOf(refused)['etag']]).toEqual([false, undefined]);
  expect(await (await request.get('/nl/contact/')).text()).not.toContain('Marked');
});

test('a published change empties the cache, and the page is stored anew', async ({ content, request }) => {
  const phone = '+32 15 11 22 33';
  const before = await cached(request, '/nl/contact/');
  expect(await before.text()).not.toContain(phone);
  await content.patch('site-settings').set({ phone }).commit();
  await expect.poll(async () => (await request.get('/nl/contact/')).text()).toContain(phone);
  const after = await cached(request, '/nl/contact/');
  expect(await after.text()).toContain(phone);
  expect(headersOf(after)['etag']).not.toBe(headersOf(before)['etag']);
});
