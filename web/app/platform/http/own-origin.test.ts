import { expect, test } from 'vitest';
import { isOwnOrigin } from './own-origin.server.ts';

const from = (headers: Record<string, string>) =>
  isOwnOrigin({ url: 'https://site.example/api/view', headers: new Headers(headers) } as Request);

test('only a page of the very same origin counts as our own', () => {
  expect(from({ Origin: 'https://site.example' })).toBe(true);
  expect(from({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  for (const origin of ['https://elsewhere.example', 'http://site.example', 'https://site.example:8443'])
    expect(from({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' }), origin).toBe(false);
  expect(from({ 'Sec-Fetch-Site': 'same-site' })).toBe(false);
  expect(from({})).toBe(false);
});

test('a page that passes on no referrer hides its origin, and is ours all the same', () => {
  expect(from({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(from({ Origin: 'null', 'Sec-Fetch-Site': site }), site).toBe(false);
  expect(from({ Origin: 'null' })).toBe(false);
});
