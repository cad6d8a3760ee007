import { expect, test } from 'vitest';
import demoOwner from '../../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { readable } from '../../forms/submit/posting.test-data.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { contextOf, signedIn } from '../signed-in.test-data.ts';
import { requireOwner, skipLogin } from './require-owner.server.ts';
import { logIn } from './log-in.server.ts';

const { password, passwordHash } = demoOwner;
const site = 'https://huisenhaard.example';

async function post(fields: Record<string, string>, given: { origin?: string; email?: string } = {}) {
  const { platform } = await signedIn({ passwordHash, email: 'an@example.com' });
  const request = new Request(`${site}/en/login/`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      Origin: given.origin ?? site,
      'Content-Type': 'application/x-www-form-urlencoded',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  });
  const context = contextOf(platform, { language: 'en', path: '/en/login/' });
  const response = await logIn(context, request);
  if (!('init' in response)) return { context, response, status: response.status };
  return { context, result: readable(response.data), status: response.init?.status };
}

test('[8.13] a wrong password and an unknown address are told the same, in the words of the specification', async () => {
  const wrong = await post({ email: 'an@example.com', password: 'not that one at all' });
  const unknown = await post({ email: 'nobody@example.com', password });
  expect(wrong.status).toBe(422);
  expect(wrong.result?.messages).toEqual(['The username or password are not correct.']);
  expect([unknown.status, unknown.result?.messages]).toEqual([wrong.status, wrong.result?.messages]);
});

test('the right password opens a session, and the address may be in capitals', async () => {
  const { context, response } = await post({ email: ' AN@example.com ', password });
  expect(response?.status).toBe(303);
  expect(response?.headers.get('Location')).toBe('/en/owners/');
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  const [cookie = '', browser = ''] = response?.headers.getSetCookie() ?? [];
  expect(browser).toMatch(
    /^__Host-owner_browser=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=15724800$/,
  );
  expect(cookie).toMatch(
    /^__Host-owner=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=43200$/,
  );
  const next = new Request(`${site}/en/owners/`, { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  expect(await requireOwner(next, context)).toMatchObject({
    email: 'an@example.com',
    propertyIds: ['2101', '2136'],
  });
});

test.each([
  ['/en/owners/?property=2136', '/en/owners/?property=2136'],
  ['https://evil.example/en/owners/', '/en/owners/'],
  ['//evil.example/', '/en/owners/'],
  ['/en/contact/', '/en/owners/'],
])('after logging in, %s leads to %s', async (next, to) => {
  const { response } = await post({ email: 'an@example.com', password, next });
  expect(response?.headers.get('Location')).toBe(to);
});

test('[5.07] empty fields are named, and the typed address comes back', async () => {
  const { status, result } = await post({ email: 'an@example.com', password: '' });
  expect(status).toBe(422);
  expect(result?.errors).toEqual({ password: 'Password is a required field' });
  expect(result?.values).toEqual({ email: 'an@example.com' });
  expect((await post({ email: ' ', password: '' })).result?.errors).toEqual({
    email: 'E-mail address is a required field',
    password: 'Password is a required field',
  });
  expect((await post({ email: '', way: 'link' })).result?.errors).toEqual({
    email: 'E-mail address is a required field',
  });
  expect((await post({ email: 'an', password })).result?.errors).toEqual({
    email: 'E-mail address is not valid',
  });
});

test('a form of another site is refused', async () => {
  await expect(
    post({ email: 'an@example.com', password }, { origin: 'https://evil.example' }),
  ).rejects.toMatchObject({
    status: 403,
  });
});

test('an owner who has no password yet cannot log in with any', async () => {
  const { platform } = testPlatform();
  const { context } = await signedIn({ database: platform.database, email: 'an@example.com' });
  const request = new Request(`${site}/en/login/`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'an@example.com', password: 'null' }).toString(),
    headers: { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(await logIn(context, request)).toMatchObject({ init: { status: 422 } });
});

test('after ten wrong passwords within a quarter of an hour a client waits, and others do not', async () => {
  const { platform } = await signedIn({ passwordHash, email: 'an@example.com' });
  const from = async (client: string, typed: string) => {
    const request = new Request(`${site}/en/login/`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'an@example.com', password: typed }).toString(),
      headers: {
        Origin: site,
        'Content-Type': 'application/x-www-form-urlencoded',
        'CF-Connecting-IP': client,
      },
    });
    const response = await logIn(contextOf(platform, { language: 'en', path: '/en/login/' }), request);
    if (!('init' in response)) return { status: response.status };
    const retryAfter = new Headers(response.init?.headers).get('Retry-After');
    return { status: response.init?.status, retryAfter, messages: readable(response.data).messages };
  };
  const home = '2001:db8:1:2';
  expect((await from(`${home}::1`, password)).status).toBe(303);
  const guesses: unknown[] = [];
  while (guesses.length < 20 && guesses.at(-1) !== 429)
    guesses.push((await from(`${home}::${String(guesses.length)}`, 'not that one')).status);
  const others = [await from('2001:db8:1:3::1', password)].filter(({ status }) => status !== 303);
  recordFigure('14 wrong passwords', { 'before 429': guesses.length - 1, 'others refused': others.length });
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect(others).toEqual([]);
  expect(await from(`${home}::1`, password)).toEqual({
    status: 429,
    retryAfter: '900',
    messages: ['Too many attempts. Please try again in 15 minutes.'],
  });
});

test('the button for a link needs no password, and says the same for an unknown address', async () => {
  const known = await post({ email: 'an@example.com', way: 'link' });
  const unknown = await post({ email: 'nobody@example.com', way: 'link' });
  for (const { response } of [known, unknown])
    expect(response?.headers.get('Location')).toBe('/en/login/?notice=link-sent');
  const mailsOf = async ({ context }: typeof known) =>
    (await context.platform.database.select().from(outbox)).map(({ message }) => message.subject);
  expect(await mailsOf(known)).toEqual(['Uw aanmeldlink voor Huis & Haard']);
  expect(await mailsOf(unknown)).toEqual([]);
});

test('whoever is logged in goes on to the portal without logging in again', async () => {
  const { context, request } = await signedIn();
  const path = '/nl/login/?next=%2Fnl%2Feigenaars%2Fdocumenten%2F';
  const response = await skipLogin(request(path), { ...context, url: new URL(path, site) });
  expect([response?.status, response?.headers.get('Location')]).toEqual([303, '/nl/eigenaars/documenten/']);
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  expect(await skipLogin(new Request(`${site}${path}`), context)).toBeUndefined();
  const again = new URL('/nl/login/?notice=log-in-again', site);
  expect(await skipLogin(request(again.pathname), { ...context, url: again })).toBeUndefined();
});
