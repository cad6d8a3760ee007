import { expect, test } from 'vitest';
import { readCookie, readSignedValue, signValue } from './signed-value.server.ts';

const secret = 'a secret of at least thirty-two characters';
const value = { kind: 'studio', until: 1_790_000_000_000, name: 'Zoë' };

test('a signed value comes back as it was', async () => {
  const signed = await signValue(secret, 'preview', value);
  expect(signed).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(await readSignedValue(secret, 'preview', signed)).toEqual(value);
});

test('a value is worth nothing once changed, under another secret or for another purpose', async () => {
  const signed = await signValue(secret, 'preview', value);
  const [payload = '', signature = ''] = signed.split('.');
  const forged = btoa(JSON.stringify({ ...value, until: 9e12 })).replace(/=+$/, '');
  const unsigned = ['', '.', payload, `${payload}.`, `.${signature}`, `${forged}.${signature}`];
  const damaged = [`${signed}.x`, `${signed}A`, `${payload}.%`, `${payload}.${signature.slice(0, -2)}`];
  for (const attempt of [...unsigned, ...damaged]) {
    expect(await readSignedValue(secret, 'preview', attempt), attempt).toBeUndefined();
  }
  expect(await readSignedValue(`${secret}!`, 'preview', signed)).toBeUndefined();
  expect(await readSignedValue(secret, 'session', signed)).toBeUndefined();
});

test('a cookie is found by its whole name', () => {
  const headers = { Cookie: 'xpreview=no; preview=yes=; language=nl' };
  const request = new Request('https://site.example/', { headers });
  expect(readCookie(request, 'preview')).toBe('yes=');
  expect(readCookie(request, 'view')).toBeUndefined();
  expect(readCookie(new Request('https://site.example/'), 'preview')).toBeUndefined();
});
