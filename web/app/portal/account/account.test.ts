import { expect, test } from 'vitest';
import { openOwnerSession } from '../session/owner-sessions.server.ts';
import { ownerPasskeys, owners, ownerTokens } from '../owners/owner-tables.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { sendPortalFile } from '../files/send-portal-file.server.ts';
import { handlePortalPost } from '../handle-portal-post.server.ts';
import { sendOwnerLink } from '../links/send-owner-link.server.ts';
import { loadSectionContext } from '../load-section-context.server.ts';
import { requireOwner } from '../session/require-owner.server.ts';
import { contextOf, signedIn } from '../signed-in.test-data.ts';
import { loadAccount } from './load-account.server.ts';

const path = '/nl/eigenaars/account/';
const now = new Date('2026-03-02T09:00:00Z');

async function onTwoDevices() {
  const one = await signedIn();
  const { database } = one.platform;
  const phone = { ownerId: one.owner.id, device: 'Safari, iPhone' };
  const token = await openOwnerSession(database, phone, new Date('2026-03-02T08:30:00Z'));
  const onPhone = new Request('https://huisenhaard.example/nl/eigenaars/', {
    headers: { Cookie: `__Host-owner=${token}` },
  });
  const context = contextOf(one.platform, { path });
  const logOut = (button: string, session = one.token) => {
    const request = one.request(path, { method: 'POST', body: `logout=${button}` });
    request.headers.set('Content-Type', 'application/x-www-form-urlencoded');
    request.headers.set('Cookie', `__Host-owner=${session}`);
    return handlePortalPost(context, request);
  };
  return { ...one, context, onPhone, logOut };
}

test('the account names every device of the owner, and which of them this is', async () => {
  const { context, owner } = await onTwoDevices();
  const shown = await loadSectionContext(context, owner);
  const account = shown && (await loadAccount(shown));
  expect(account?.sessions.map(({ device, mark, seen }) => [device, mark, seen])).toEqual([
    ['Firefox, Linux', 'dit toestel', 'Laatst gebruikt op maandag 2 maart, 10:00'],
    ['Safari, iPhone', undefined, 'Laatst gebruikt op maandag 2 maart, 09:30'],
  ]);
});

test('logging out ends this session on the server, and deletes the cookie', async () => {
  const { context, request, onPhone, logOut } = await onTwoDevices();
  const response = await logOut('here');
  expect(response).toMatchObject({ status: 303 });
  const { headers } = response as Response;
  expect(headers.get('Location')).toBe('/nl/login/?notice=logged-out');
  expect(headers.get('Set-Cookie')).toMatch(/^__Host-owner=; .*Max-Age=0$/);
  await expect(requireOwner(request(path), context)).rejects.toMatchObject({ status: 303 });
  expect(await requireOwner(onPhone, context)).toMatchObject({ name: 'An Peeters' });
});

test('logging out everywhere ends the sessions of all devices', async () => {
  const { context, request, onPhone, logOut } = await onTwoDevices();
  await logOut('everywhere');
  for (const each of [request(path), onPhone])
    await expect(requireOwner(each, context)).rejects.toMatchObject({ status: 303 });
});

test('logging out everywhere ends mailed links too, and removes passkeys if the owner wants that', async () => {
  const { context, owner, logOut, platform } = await onTwoDevices();
  const { database } = platform;
  const shown = async () => {
    const section = await loadSectionContext(context, owner);
    return section && (await loadAccount(section)).logoutPasskeys;
  };
  expect(await shown()).toBeUndefined();
  const passkey = { id: 'key', ownerId: owner.id, name: '', publicKey: '', counter: 0, createdAt: now };
  await database.insert(ownerPasskeys).values([passkey, { ...passkey, id: 'other', ownerId: 'other' }]);
  expect(await shown()).toBe('Overal afmelden en alle passkeys verwijderen');
  await sendOwnerLink(context, owner.email, 'sign-in');
  await logOut('everywhere');
  expect(await database.$count(ownerTokens)).toBe(0);
  expect(await database.$count(ownerPasskeys)).toBe(2);
  const again = await openOwnerSession(database, { ownerId: owner.id, device: '' }, now);
  await logOut('everywhere-and-passkeys', again);
  expect((await database.select().from(ownerPasskeys)).map(({ id }) => id)).toEqual(['other']);
});

test('[2.45] the monthly mail is switched off and on again', async () => {
  const { context, owner, request } = await onTwoDevices();
  const shown = async () => {
    const section = await loadSectionContext(context, owner);
    return (section && (await loadAccount(section)))?.monthlyMail.button;
  };
  const press = (value: string) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return handlePortalPost(
      context,
      request(path, { method: 'POST', body: `monthly-mail=${value}` }, headers),
    );
  };
  expect(await shown()).toEqual({ value: 'off', label: 'Maandoverzicht stopzetten' });
  const response = await press('off');
  expect(response).toMatchObject({ status: 303 });
  expect((response as Response).headers.get('Location')).toBe(path);
  expect(await shown()).toEqual({ value: 'on', label: 'Maandoverzicht opnieuw ontvangen' });
  await press('on');
  expect(await shown()).toMatchObject({ value: 'off' });
});

test('an owner chooses the news they are mailed, and to read it once a day', async () => {
  const { context, owner, request } = await onTwoDevices();
  const shown = async () => {
    const section = await loadSectionContext(context, owner);
    const news = section && (await loadAccount(section)).news;
    const chosen = (choices: readonly { label: string; isChosen: boolean }[] = []) =>
      choices.flatMap(({ label, isChosen }) => (isChosen ? [label] : []));
    return [chosen(news?.kinds).length, ...chosen(news?.times)];
  };
  expect(await shown()).toEqual([6, 'Meteen']);
  const body = 'news=offer&news=unknown&daily=yes&save-news=yes';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const response = await handlePortalPost(context, request(path, { method: 'POST', body }, headers));
  expect(response).toMatchObject({ data: { message: 'Uw keuze is bewaard.' } });
  expect(await shown()).toEqual([1, 'Eén keer per dag, ’s avonds']);
});

test('an owner changes the password by a link to their own mailbox, three times an hour at most', async () => {
  const { context, request, platform } = await onTwoDevices();
  const press = async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const sent = request(path, { method: 'POST', body: 'password-link=yes' }, headers);
    const response = await handlePortalPost(context, sent);
    return 'init' in response ? [response.init?.status, response.data.message] : response.status;
  };
  const sent = [200, 'De link is onderweg naar an@example.com.'];
  expect([await press(), await press(), await press()]).toEqual([sent, sent, sent]);
  expect(await press()).toEqual([429, expect.stringContaining('over een uur')]);
  const mails = await platform.database.select().from(outbox);
  expect(mails.map(({ message }) => message.to)).toEqual(Array(3).fill(['an@example.com']));
  expect(mails[0]?.message.text).toMatch(/\/link\/[0-9a-f]{64}\//);
});

test('an owner saves what is stored about them', async () => {
  const { request, platform } = await onTwoDevices();
  const filePath = '/nl/eigenaars/files/account.json';
  const file = await sendPortalFile(contextOf(platform, { path: filePath }), request(filePath), undefined);
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"');
  const saved: unknown = await file.json();
  expect(saved).toMatchObject({
    name: 'An Peeters',
    properties: [{ propertyId: '2101' }, { propertyId: '2136' }],
  });
  expect(JSON.stringify(saved)).not.toMatch(/hash/i);
});

test('an owner who just logged in deletes the account, with every session, and both sides are told', async () => {
  const { context, request, onPhone, platform } = await onTwoDevices();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const press = (sent: Request) => handlePortalPost(context, sent);
  const old = new Request(request(path, { method: 'POST', body: 'deletion=yes' }, headers));
  old.headers.set('Cookie', onPhone.headers.get('Cookie') ?? '');
  const refused = (await press(old)) as Response;
  expect(refused.headers.get('Location')).toMatch(/notice=log-in-to-delete/);
  expect(await platform.database.$count(owners)).toBe(1);

  const gone = (await press(request(path, { method: 'POST', body: 'deletion=yes' }, headers))) as Response;
  expect(gone.headers.get('Location')).toBe('/nl/login/?notice=account-deleted');
  expect(gone.headers.get('Set-Cookie')).toMatch(/Max-Age=0$/);
  expect(await platform.database.$count(owners)).toBe(0);
  await expect(requireOwner(onPhone, context)).rejects.toMatchObject({ status: 303 });
  const mails = await platform.database.select().from(outbox);
  expect(mails.map(({ message }) => [message.to, message.subject])).toEqual([
    [['info@huisenhaard.example'], 'An Peeters verwijderde het eigen account'],
    [['an@example.com'], 'Uw account bij Huis & Haard is verwijderd'],
  ]);
});
