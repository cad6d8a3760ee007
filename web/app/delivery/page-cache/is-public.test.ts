import { expect, test } from 'vitest';
import { ownerCookie } from '../../portal/session/owner-cookie.server.ts';
import { isAnonymousRead, isPublicPage } from './is-public.ts';

const isRead = (address: string, cookie: string, method = 'GET') =>
  isAnonymousRead(new Request(address, { method, headers: { Cookie: cookie } }));

test('owners who have logged in read what is rendered for them', () => {
  for (const address of ['https://site.example/nl/', 'http://localhost/nl/']) {
    const [cookie = ''] = ownerCookie(new Request(address), 'token').split(';');
    expect([isRead(address, cookie), isRead(address, `language=nl; ${cookie}`)]).toEqual([false, false]);
    expect(isRead(address, 'language=nl; _ga=1; homeowner=1')).toBe(true);
  }
});

test('only reads are served from the cache', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT'];
  expect(methods.map((method) => isRead('https://site.example/', '', method))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a page is public unless it fails, is no page, or has rules of its own', () => {
  const isPublic = (headers: Record<string, string> = {}, status = 200) =>
    isPublicPage(
      new Response('page', { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } }),
    );
  expect(isPublic()).toBe(true);
  for (const status of [201, 301, 404, 410, 422, 500, 503])
    expect(isPublic({}, status), `${status}`).toBe(false);
  expect(isPublic({ 'Content-Type': 'application/json' })).toBe(false);
  expect(isPublic({ 'Set-Cookie': 'a=b' })).toBe(false);
  for (const rule of ['no-store', 'private, max-age=300', 'max-age=300'])
    expect(isPublic({ 'Cache-Control': rule }), rule).toBe(false);
  const feed = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' };
  expect(isPublic(feed)).toBe(true);
  expect(isPublic({ ...feed, 'Set-Cookie': 'a=b' })).toBe(false);
  expect(isPublic(feed, 404)).toBe(false);
  expect(isPublic({ Vary: 'Cookie' })).toBe(false);
});
