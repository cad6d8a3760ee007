import { expect, test, vi } from 'vitest';
import demoOwner from '../../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { outbox } from '../../platform/database/core-tables.server.ts';
import { contextOf, signedIn } from '../signed-in.test-data.ts';
import { requestReset } from '../mailed-links/reset-page.server.ts';
import { logIn } from './log-in.server.ts';

const { password, passwordHash } = demoOwner;

// Hashing takes a quarter of a second, and is not what is limited here.
vi.mock('../password/password-hash.server.ts', () => ({
  isPassword: (typed: string, hash: string | null | undefined) =>
    Promise.resolve(typed === demoOwner.password && hash === demoOwner.passwordHash),
}));

const site = 'https://huisenhaard.example';
const an = 'an@example.com';
const wrong = 'not that one';

type Sent = { from: string; email?: string; cookie?: string };

async function arrange() {
  const { platform, context } = await signedIn({ passwordHash, email: an });
  const posted = (path: string, { from, cookie = '' }: Sent, fields: Record<string, string>) =>
    new Request(`${site}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        Origin: site,
        'Content-Type': 'application/x-www-form-urlencoded',
        'CF-Connecting-IP': from,
        Cookie: cookie,
      },
    });
  const toLogin = async (sent: Sent, fields: Record<string, string>) =>
    described(
      await logIn(
        contextOf(platform, { language: 'en', path: '/en/login/' }),
        posted('/en/login/', sent, { email: sent.email ?? an, ...fields }),
      ),
    );
  return {
    mails: () => platform.database.$count(outbox),
    tryPassword: (typed: string, sent: Sent) => toLogin(sent, { password: typed }),
    requestLink: (sent: Sent) => toLogin(sent, { way: 'link' }),
    requestPassword: async (sent: Sent) => {
      const request = posted('/en/owners/password/', sent, { email: sent.email ?? an });
      return described(await requestReset({ platform, site: context.site, request }));
    },
  };
}

function described(response: Awaited<ReturnType<typeof logIn>> | Awaited<ReturnType<typeof requestReset>>) {
  if (!('init' in response)) {
    const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    return { status: response.status, message: undefined, cookie: cookie.join('; ') };
  }
  const { init, data } = response;
  const shown = 'lastResult' in data ? data : data.form?.shown;
  return { status: init?.status, message: shown?.lastResult.error?.['']?.[0] };
}

async function times<Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await act(index));
  return results;
}

test('a thousand attempts of one attacker, links and passwords in turn, cost a victim nothing', async () => {
  const { tryPassword, requestLink, requestPassword, mails } = await arrange();
  const ways = [
    () => tryPassword(wrong, { from: 'thief' }),
    () => requestLink({ from: 'thief' }),
    () => requestPassword({ from: 'thief' }),
    () => tryPassword(password, { from: 'thief', cookie: 'owner-browser=forged' }),
  ];
  await times(10, () => tryPassword(wrong, { from: 'thief' }));
  for (let round = 0; round < 990 / ways.length; round += 1) for (const way of ways) await way();
  expect(await mails()).toBe(5);
  expect((await tryPassword(wrong, { from: 'An' })).status).toBe(422);
  expect((await tryPassword(password, { from: 'An' })).status).toBe(303);
  expect((await requestLink({ from: 'An' })).status).toBe(303);
  expect((await requestPassword({ from: 'An' })).status).toBe(303);
  expect(await mails()).toBe(7);
});

test('a client that guesses on and on adds no more to an address than it may try', async () => {
  const { tryPassword } = await arrange();
  const guesses = await times(101, () => tryPassword(wrong, { from: 'thief' }));
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
  expect((await tryPassword(password, { from: 'An' })).status).toBe(303);
});

test('an address that many clients guess is closed to others, but not to a browser that has logged in before', async () => {
  const { tryPassword, requestLink } = await arrange();
  const { cookie = '' } = await tryPassword(password, { from: 'An' });
  await times(110, (index) => tryPassword(wrong, { from: `thief ${Math.floor(index / 10)}` }));
  await times(30, (index) => requestLink({ from: `thief ${index}` }));
  expect((await tryPassword(password, { from: 'An' })).status).toBe(429);
  expect((await requestLink({ from: 'An' })).status).toBe(429);
  const known = { from: 'An', cookie };
  expect((await tryPassword(password, known)).status).toBe(303);
  expect((await requestLink(known)).status).toBe(303);
  const forged = {
    from: 'An',
    cookie: cookie.replace(/\.(?=[^.]+$)./, (start) => (start === '.A' ? '.B' : '.A')),
  };
  expect((await tryPassword(password, forged)).status).toBe(429);
});

test('a browser that has logged in before guesses no more than any other, and is known for its owner only', async () => {
  const { tryPassword } = await arrange();
  const { cookie = '' } = await tryPassword(password, { from: 'An' });
  const guesses = await times(12, (index) => tryPassword(wrong, { from: `An ${index}`, cookie }));
  expect(guesses.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 422),
    ...[429, 429],
  ]);
  const email = 'bert@example.com';
  const others = await times(11, () => tryPassword(wrong, { from: 'An', email, cookie }));
  expect(others.at(-1)?.status).toBe(429);
});

test('one client cannot use up the links of a mailbox, and is told once it got all of its own', async () => {
  const { requestLink, requestPassword, mails } = await arrange();
  const asked = await times(5, () => requestLink({ from: 'thief' }));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([303]));
  const more = await requestPassword({ from: 'thief' });
  expect([more.status, more.message]).toEqual([
    429,
    'A link to this address was requested several times within the hour. If we know it, the e-mail is in its mailbox: please check the spam folder too. A new link can be requested in 60 minutes.',
  ]);
  expect(await mails()).toBe(5);
  expect((await requestLink({ from: 'An' })).status).toBe(303);
  expect(await mails()).toBe(6);
});

test('a client that requests links for one address after the other has to wait', async () => {
  const { requestLink } = await arrange();
  const asked = await times(21, (index) => requestLink({ from: 'thief', email: `${index}@example.com` }));
  expect(asked.slice(-2)).toMatchObject([
    { status: 303 },
    { status: 429, message: 'Too many attempts. Please try again in 60 minutes.' },
  ]);
});

test('a mailbox gets twenty links an hour at most, and one that nobody has is told the same', async () => {
  const { requestLink, mails } = await arrange();
  const answersFor = (email: string) =>
    times(30, (index) => requestLink({ from: `client ${index}`, email }).then(({ status }) => status));
  const known = await answersFor(an);
  expect(known).toEqual([...Array.from({ length: 20 }, () => 303), ...Array.from({ length: 10 }, () => 429)]);
  expect(await answersFor('nobody@example.com')).toEqual(known);
  expect(await mails()).toBe(20);
});
