import { expect, test } from 'vitest';
import { ownerPasskeys, passkeyChallenges } from '../owners/owner-tables.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { handlePortalPost } from '../handle-portal-post.server.ts';
import { loadSectionContext } from '../load-section-context.server.ts';
import { requireOwner } from '../session/require-owner.server.ts';
import { contextOf, signedIn } from '../signed-in.test-data.ts';
import { handlePasskey } from './handle-passkey.server.ts';
import { loadPasskeys } from './owner-passkeys.server.ts';
import { softwareAuthenticator } from './software-authenticator.test-data.ts';

const site = 'https://huisenhaard.example';
const path = '/nl/eigenaars/passkey';

type Sender = Awaited<ReturnType<typeof arrange>>;

async function arrange(given: Parameters<typeof signedIn>[0] = { email: 'an@example.com' }) {
  const signed = await signedIn(given);
  const { platform, token } = signed;
  let now = platform.clock();
  const context = contextOf({ ...platform, clock: () => now }, { path });
  const send = (message: object, headers: Record<string, string> = {}) =>
    handlePasskey(
      context,
      new Request(`${site}${path}`, {
        method: 'POST',
        body: JSON.stringify(message),
        headers: { Origin: site, 'Content-Type': 'application/json', ...headers },
      }),
    );
  const sendSignedIn = (message: object) => send(message, { Cookie: `__Host-owner=${token}` });
  const wait = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  return { ...signed, context, send, sendSignedIn, wait };
}

async function challengeFor(sent: Promise<Response>): Promise<string> {
  const response = await sent;
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const { challenge } = await response.json<{ challenge: string }>();
  return challenge;
}

const addChallenge = ({ sendSignedIn }: Sender) => challengeFor(sendSignedIn({ step: 'add-options' }));
const loginChallenge = ({ send }: Sender) => challengeFor(send({ step: 'login-options' }));

/** An owner with a passkey of this name. */
async function withPasskey(name = 'Telefoon') {
  const owner = await arrange();
  const device = softwareAuthenticator();
  const credential = device.register({ challenge: await addChallenge(owner) });
  const added = await owner.sendSignedIn({ step: 'add', name, credential });
  expect([added.status, await added.json()]).toEqual([200, { next: '/nl/eigenaars/account/' }]);
  const logIn = async (given: Partial<Parameters<typeof device.sign>[0]> = {}, next?: string) => {
    const challenge = given.challenge ?? (await loginChallenge(owner));
    return owner.send({ step: 'login', next, credential: device.sign({ counter: 0, ...given, challenge }) });
  };
  return { ...owner, device, logIn };
}

test('an owner adds a passkey and logs in with it, into a session like any other', async () => {
  const { logIn, context } = await withPasskey();
  const response = await logIn({}, '/nl/eigenaars/?property=2136');
  expect([response.status, await response.json()]).toEqual([200, { next: '/nl/eigenaars/?property=2136' }]);
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Host-owner=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=43200$/,
  );
  const next = new Request(`${site}/nl/eigenaars/`, { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  expect(await requireOwner(next, context)).toMatchObject({ email: 'an@example.com' });
  expect(await (await logIn({}, 'https://evil.example/')).json()).toEqual({ next: '/nl/eigenaars/' });
});

test('a new passkey is told to its owner, with what to do if it is not theirs, and a refused one is not', async () => {
  const { device, sendSignedIn, platform, ...owner } = await withPasskey();
  const again = device.register({ challenge: await addChallenge({ ...owner, sendSignedIn, platform }) });
  expect((await sendSignedIn({ step: 'add', name: '', credential: again })).status).toBe(422);
  const mails = (await platform.database.select().from(outbox)).map(({ message }) => message);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [['an@example.com'], 'Nieuwe passkey voor uw portaal van Huis & Haard'],
  ]);
  expect(mails[0]?.text).toContain(
    'Was u dit niet? Vraag op de aanmeldpagina meteen een nieuw wachtwoord aan',
  );
  expect(mails[0]?.text).toContain('+32 15 00 00 00');
});

test('a passkey is added within ten minutes of a login, else the owner logs in again and returns', async () => {
  const owner = await arrange();
  owner.wait(10);
  await addChallenge(owner);
  owner.wait(1);
  const response = await owner.sendSignedIn({ step: 'add-options' });
  expect([response.status, await response.json()]).toEqual([
    200,
    { next: '/nl/login/?notice=log-in-again&next=%2Fnl%2Feigenaars%2Faccount%2F' },
  ]);
});

test('a challenge works once, for five minutes, and for its own purpose', async () => {
  const owner = await withPasskey();
  const challenge = await loginChallenge(owner);
  expect((await owner.logIn({ challenge })).status).toBe(200);
  expect((await owner.logIn({ challenge })).status).toBe(422);
  const late = await loginChallenge(owner);
  owner.wait(6);
  expect((await owner.logIn({ challenge: late })).status).toBe(422);
  expect((await owner.logIn({ challenge: await addChallenge(owner) })).status).toBe(422);
  expect((await owner.logIn({ challenge: 'bm90IG91cnM' })).status).toBe(422);
});

test('what was signed for another site or host, or by another key, proves nobody', async () => {
  const { logIn, device, send, ...owner } = await withPasskey();
  expect((await logIn({ origin: 'https://huisenhaard.evil.example' })).status).toBe(422);
  expect((await logIn({ rpID: 'evil.example' })).status).toBe(422);
  const challenge = await loginChallenge({ ...owner, send });
  const stranger = softwareAuthenticator().sign({ challenge, counter: 0 });
  for (const id of [stranger.id, device.id]) {
    const credential = { ...stranger, id, rawId: id };
    expect((await send({ step: 'login', credential })).status).toBe(422);
  }
});

test('a counter that does not rise betrays a copy of the device', async () => {
  const { logIn } = await withPasskey();
  expect((await logIn({ counter: 5 })).status).toBe(200);
  for (const counter of [5, 4, 0]) expect((await logIn({ counter })).status).toBe(422);
  expect((await logIn({ counter: 6 })).status).toBe(200);
});

test('a passkey is added by its owner in a session only, and to one owner only', async () => {
  const first = await withPasskey();
  const other = await arrange({ database: first.platform.database, email: 'bert@example.com' });
  const { device } = first;
  const known = device.register({ challenge: await addChallenge(other) });
  expect((await other.sendSignedIn({ step: 'add', name: '', credential: known })).status).toBe(422);
  const forFirst = softwareAuthenticator().register({ challenge: await addChallenge(first) });
  expect((await other.sendSignedIn({ step: 'add', name: '', credential: forFirst })).status).toBe(422);
  for (const step of ['add-options', 'add'])
    await expect(first.send({ step, name: '', credential: known })).rejects.toMatchObject({ status: 303 });
  expect((await first.platform.database.select().from(ownerPasskeys)).length).toBe(1);
});

test('the account names passkeys and their last use, and removes them', async () => {
  const { logIn, owner, context, request, platform, device } = await withPasskey('Telefoon van An');
  const shown = async () => {
    const section = await loadSectionContext(context, owner);
    const { passkeys } = section ? await loadPasskeys(section, '') : { passkeys: [] };
    return passkeys.map(({ name, used, remove }) => [name, used, remove]);
  };
  const remove = 'Telefoon van An verwijderen';
  expect(await shown()).toEqual([['Telefoon van An', 'Toegevoegd op maandag 2 maart, 10:00', remove]]);
  await logIn();
  expect(await shown()).toEqual([['Telefoon van An', 'Laatst gebruikt op maandag 2 maart, 10:00', remove]]);
  const removal = async (sender: typeof request) => {
    const account = '/nl/eigenaars/account/';
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body: new URLSearchParams({ passkey: device.id }).toString() };
    return handlePortalPost(contextOf(platform, { path: account }), sender(account, init, headers));
  };
  const other = await signedIn({ database: platform.database, email: 'bert@example.com' });
  await removal(other.request);
  expect((await shown()).length).toBe(1);
  await removal(request);
  expect(await shown()).toEqual([]);
  expect((await logIn()).status).toBe(422);
});

test('what no script of ours sends is refused, and a client that asks again and again has to wait', async () => {
  const { send, platform } = await arrange();
  expect((await send({ step: 'login-options' }, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send({ step: 'else' })).status).toBe(400);
  expect((await send({ step: 'add', name: 'x'.repeat(30_000) })).status).toBe(413);
  for (let time = 0; time < 60; time += 1) await send({ step: 'login-options' });
  const response = await send({ step: 'login-options' });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '900']);
  expect((await platform.database.select().from(passkeyChallenges)).length).toBe(60);
});
