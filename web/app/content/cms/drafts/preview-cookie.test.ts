import { expect, test } from 'vitest';
import { testSettings } from '../../../platform/settings.test-data.ts';
import { signValue } from '../../../platform/signing/signed-value.server.ts';
import { previewCookie, readPreviewCookie } from './preview-cookie.server.ts';

const secret = 'a secret of at least thirty-two characters';
const now = Date.parse('2026-03-02T09:00:00Z');
const hour = 60 * 60 * 1000;
const id = '3f6c1c1e-8d0a-4b6f-9a51-0d5a8f0f7a11';

const settings = { ...testSettings, SITE_SECRET: secret };

const at = (time: number) => ({ settings, clock: () => new Date(time) });

const request = (site: string, cookie = '') =>
  new Request(`${site}/nl/`, { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } });

test.each([
  ['https://site.example', '__Host-preview'],
  ['http://localhost:3000', 'preview'],
])('a pass for %s is named %s, and lasts until its time', async (site, name) => {
  const pass = { kind: 'link', id, until: now + hour } as const;
  const cookie = await previewCookie(at(now), request(site), pass);
  expect(cookie.startsWith(`${name}=`)).toBe(true);
  expect(cookie).toMatch(
    /^[\w-]+=[\w-]+\.[\w-]+; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned; Max-Age=3600$/,
  );
  expect(await readPreviewCookie(at(now), request(site, cookie))).toEqual(pass);
  expect(await readPreviewCookie(at(now + hour - 1), request(site, cookie))).toEqual(pass);
  expect(await readPreviewCookie(at(now + hour), request(site, cookie))).toBeUndefined();
});

test('a pass without the prefix is refused on https', async () => {
  const site = 'https://site.example';
  const cookie = await previewCookie(at(now), request(site), { kind: 'studio', id, until: now + hour });
  const unprefixed = cookie.replace('__Host-preview', 'preview');
  expect(await readPreviewCookie(at(now), request(site, unprefixed))).toBeUndefined();
});

test('what the site signed is no pass unless it says what it opens', async () => {
  for (const value of [
    { kind: 'studio' },
    { kind: 'studio', until: now + hour },
    { kind: 'link', until: now + hour },
    { kind: 'all', until: 9e15 },
    'studio',
  ]) {
    const signed = await signValue(secret, 'preview cookie', value);
    expect(
      await readPreviewCookie(at(now), request('http://localhost', `preview=${signed}`)),
      JSON.stringify(value),
    ).toBeUndefined();
  }
  const elsewhere = await signValue(secret, 'session cookie', { kind: 'studio', id, until: now + hour });
  expect(
    await readPreviewCookie(at(now), request('http://localhost', `preview=${elsewhere}`)),
  ).toBeUndefined();
  expect(await readPreviewCookie(at(now), request('http://localhost'))).toBeUndefined();
});
