import { expect, test } from 'vitest';
import { testSettings } from '../../services/settings.test-data.ts';
import { signValue } from '../../services/signing/signed-cookie.server.ts';
import { previewCookie, readPreviewCookie } from './preview-cookie.server.ts';

const secret = 'a secret of at least thirty-two characters';
const now = Date.parse('2026-03-02T09:00:00Z');
const hour = 60 * 60 * 1000;
const id = '3f6c1c1e-8d0a-4b6f-9a51-0d5a8f0f7a11';

const settings = { ...testSettings, SITE_SECRET: secret };

const at = (time: number) => ({ settings, clock: () => new Date(time) });

const carrying = (cookie: string) =>
  new Request('https://site.example/nl/', { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } });

test('a pass lasts until its time, for the browser and for the site', async () => {
  const pass = { kind: 'link', id, until: now + hour } as const;
  const cookie = await previewCookie(at(now), pass);
  expect(cookie).toMatch(
    /^preview=[\w-]+\.[\w-]+; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned; Max-Age=3600$/,
  );
  expect(await readPreviewCookie(at(now), carrying(cookie))).toEqual(pass);
  expect(await readPreviewCookie(at(now + hour - 1), carrying(cookie))).toEqual(pass);
  expect(await readPreviewCookie(at(now + hour), carrying(cookie))).toBeUndefined();
});

test('what the site signed is no pass unless it says what it opens', async () => {
  for (const value of [
    { kind: 'studio' },
    { kind: 'link', until: now + hour },
    { kind: 'all', until: 9e15 },
    'studio',
  ]) {
    const signed = await signValue(secret, 'preview cookie', value);
    expect(
      await readPreviewCookie(at(now), carrying(`preview=${signed}`)),
      JSON.stringify(value),
    ).toBeUndefined();
  }
  const elsewhere = await signValue(secret, 'session cookie', { kind: 'studio', until: now + hour });
  expect(await readPreviewCookie(at(now), carrying(`preview=${elsewhere}`))).toBeUndefined();
  expect(await readPreviewCookie(at(now), new Request('https://site.example/nl/'))).toBeUndefined();
});
