import { expect, test } from 'vitest';
import { isOwnOrigin } from './own-origin.server.ts';

const from = (headers: Record<string, string>) =>
  isOwnOrigin({ url: 'https://site.example/api/view', headers: new Headers(headers) } as Request);

test('only a page of the very same origin counts as our own', () => {
  expect(from({ Origin: 'https://site.example' })).toBe(true);
  expect(from({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  for (const origin of [
    'https://elsewhere.example',
    'http://site.example',
    'https://site.example:8443',
    'null',
  ])
    expect(from({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' }), origin).toBe(false);
  expect(from({ 'Sec-Fetch-Site': 'same-site' })).toBe(false);
  expect(from({})).toBe(false);
});
