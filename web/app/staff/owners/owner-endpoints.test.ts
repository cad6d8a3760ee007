import { and, eq } from 'drizzle-orm';
import type { OwnerPage, StaffOwner } from 'schemas/staff-owner.ts';
import { expect, test } from 'vitest';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { findOwnerSession, openOwnerSession } from '../../portal/session/owner-sessions.server.ts';
import { ownersToMail } from '../../portal/monthly-mail/monthly-mails.server.ts';
import { findPasskey } from '../../portal/passkeys/owner-passkeys.server.ts';
import { ownerPasskeys, owners, ownerTokens } from '../../portal/owners/owner-tables.server.ts';
import { findOwnerLink } from '../../portal/links/owner-tokens.server.ts';
import { findOwnerByEmail, propertiesOfOwner } from '../../portal/owners/owners.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { siteNow, staffRequest, tokenFor } from '../staff-requests.test-data.ts';
import { editOwner, inviteOwner, listOwners, sendLinkAgain } from './owner-endpoints.server.ts';

const site = () => Promise.resolve(testSite);
const an = { name: 'An Peeters', email: 'an@example.com', language: 'nl', properties: ['2101'] };

async function invite(database: Database, person: object = {}): Promise<number> {
  const body = { ...an, ...person };
  const given = staffRequest({ database, token: await tokenFor(database), body, path: 'invitations' });
  return (await inviteOwner(given, site)).status;
}

async function list(database: Database, body: object = {}): Promise<OwnerPage> {
  const given = staffRequest({ database, token: await tokenFor(database), body, path: 'owners' });
  return (await listOwners(given)).json();
}

async function only(database: Database): Promise<StaffOwner> {
  const [owner] = (await list(database)).owners;
  if (!owner) throw new Error('There is no owner.');
  return owner;
}

async function edit(database: Database, body: object, staffName = 'Koen Aerts'): Promise<number> {
  const { id } = await only(database);
  const token = await tokenFor(database, staffName);
  const given = staffRequest({ database, token, body, method: 'PATCH', path: `owners/${id}` });
  return (await editOwner(given, id, site)).status;
}

async function sendAgain(database: Database, id: string): Promise<number> {
  const given = staffRequest({ database, token: await tokenFor(database), path: `invitations/${id}` });
  return (await sendLinkAgain(given, id, site)).status;
}

async function mailsIn(database: Database) {
  const messages = (await database.select().from(outbox)).map(({ message }) => message);
  return messages.map(({ to, subject, text }) => ({
    to,
    subject,
    text,
    path: /\/(nl|fr|en)\/\S*\/link\/[0-9a-f]{64}\//.exec(text)?.[0] ?? '',
  }));
}

const tokenIn = (path = '') => sha256(path.split('/').at(-2) ?? '');

async function withSession(database: Database): Promise<string> {
  const { id } = await only(database);
  return openOwnerSession(database, { ownerId: id, device: 'Firefox, Linux' }, siteNow);
}

const isOpen = async (database: Database, token: string) =>
  (await findOwnerSession(database, token, siteNow)) !== undefined;

test('an invited owner gets a link in their language and is listed with what staff gave them', async () => {
  const database = emptyDatabase();
  const properties = ['2136', '2101', '2136'];
  expect(await invite(database, { email: ' An@Example.com ', language: 'fr', properties })).toBe(204);
  const [mail] = await mailsIn(database);
  expect(mail).toMatchObject({ to: ['an@example.com'], path: expect.stringMatching(/^\/fr\//) as string });
  const link = await findOwnerLink(database, tokenIn(mail?.path), siteNow);
  expect(link).toMatchObject({ purpose: 'invitation', owner: { email: 'an@example.com' } });
  const owner = await only(database);
  expect(owner).toMatchObject({
    name: 'An Peeters',
    email: 'an@example.com',
    language: 'fr',
    state: 'invited',
    hasPassword: false,
    properties: ['2101', '2136'],
    documents: [],
  });
  expect(owner.changes.map(({ kind, staffName, reference }) => [kind, staffName, reference])).toEqual([
    ['property-added', 'Greet Maes', '2101'],
    ['property-added', 'Greet Maes', '2136'],
    ['invited', 'Greet Maes', undefined],
  ]);
});

test('nobody is invited twice, without a property, or in a language that the site does not have', async () => {
  const database = emptyDatabase();
  expect(await invite(database)).toBe(204);
  expect(await invite(database, { name: 'Another', email: 'AN@example.com' })).toBe(409);
  for (const wrong of [
    { email: 'an@' },
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { language: 'de' },
    { language: 'xx' },
    { properties: [] },
    { properties: ['9999'] },
  ])
    expect(await invite(database, { email: 'other@example.com', ...wrong }), JSON.stringify(wrong)).toBe(400);
  expect((await list(database)).total).toBe(1);
  expect(await mailsIn(database)).toHaveLength(1);
});

test('owners are found by name, address, property and state, in the order of their names', async () => {
  const database = emptyDatabase();
  await invite(database, { name: 'Zoë Claes', email: 'zoe@example.com', properties: ['2136'] });
  await invite(database);
  await invite(database, { name: 'bart Wouters', email: 'bart@example.org' });
  const found = async (body: object) => (await list(database, body)).owners.map(({ name }) => name);
  expect(await found({})).toEqual(['An Peeters', 'bart Wouters', 'Zoë Claes']);
  expect(await found({ search: 'ZOE' })).toEqual(['Zoë Claes']);
  expect(await found({ search: 'example.org' })).toEqual(['bart Wouters']);
  expect(await found({ search: '2101 peeters' })).toEqual(['An Peeters']);
  expect(await found({ search: '%' })).toEqual([]);
  await withSession(database);
  expect(await found({ state: 'active' })).toEqual(['An Peeters']);
  expect(await found({ state: 'invited' })).toEqual(['bart Wouters', 'Zoë Claes']);
  await edit(database, { isRevoked: true });
  expect(await found({ state: 'revoked' })).toEqual(['An Peeters']);
  expect(await found({ state: 'active' })).toEqual([]);
});

test('a removed property is gone at once, and an added one is there', async () => {
  const database = emptyDatabase();
  await invite(database);
  const { id } = await only(database);
  expect(await edit(database, { addProperty: '2136' })).toBe(200);
  expect(await edit(database, { addProperty: '2136' })).toBe(200);
  expect(await edit(database, { removeProperty: '2101' })).toBe(200);
  expect(await edit(database, { addProperty: '9999' })).toBe(400);
  expect(await propertiesOfOwner(database, id)).toEqual(['2136']);
  const { changes } = await only(database);
  expect(changes.slice(0, 2)).toMatchObject([
    { kind: 'property-removed', reference: '2101', staffName: 'Koen Aerts' },
    { kind: 'property-added', reference: '2136' },
  ]);
  expect(changes).toHaveLength(4);
});

test('[6.04] revoking ends every session and closes the login, the links and the mails until access is restored', async () => {
  const database = emptyDatabase();
  await invite(database);
  const token = await withSession(database);
  const [mail] = await mailsIn(database);
  expect(await isOpen(database, token)).toBe(true);
  expect(await edit(database, { isRevoked: true })).toBe(200);
  expect(await isOpen(database, token)).toBe(false);
  expect(await isOpen(database, await withSession(database))).toBe(false);
  expect(await findOwnerByEmail(database, an.email)).toBeUndefined();
  const link = tokenIn(mail?.path);
  expect(await findOwnerLink(database, link, siteNow)).toMatchObject({ owner: undefined });
  const { id, state } = await only(database);
  expect(state).toBe('revoked');
  expect(await sendAgain(database, id)).toBe(409);
  expect(await mailsIn(database)).toHaveLength(1);
  expect(await edit(database, { isRevoked: false })).toBe(200);
  expect(await isOpen(database, token)).toBe(false);
  expect(await findOwnerLink(database, link, siteNow)).toBeUndefined();
  expect(await findOwnerByEmail(database, an.email)).toMatchObject({ id });
  expect((await only(database)).changes.map(({ kind }) => kind).slice(0, 2)).toEqual(['restored', 'revoked']);
});

test('a new address ends sessions, links, passkeys and the password; a new name or language ends nothing', async () => {
  const database = emptyDatabase();
  await invite(database);
  const token = await withSession(database);
  const { id } = await only(database);
  const passkey = { id: 'key', ownerId: id, name: 'Telefoon', publicKey: '', counter: 0, createdAt: siteNow };
  await database.insert(ownerPasskeys).values(passkey);
  await database.update(owners).set({ passwordHash: 'x' });
  expect(await edit(database, { name: 'An Claes', language: 'en', email: an.email })).toBe(200);
  expect(await isOpen(database, token)).toBe(true);
  expect(await findPasskey(database, 'key')).toMatchObject({ owner: { id, passwordHash: 'x' } });
  expect(await edit(database, { email: 'New@example.com' })).toBe(200);
  expect(await isOpen(database, token)).toBe(false);
  expect(await database.select().from(ownerTokens)).toEqual([]);
  expect(await database.select().from(ownerPasskeys)).toEqual([]);
  const owner = await only(database);
  expect(owner).toMatchObject({
    name: 'An Claes',
    language: 'en',
    email: 'new@example.com',
    hasPassword: false,
  });
  expect(owner.changes.map(({ kind }) => kind)).toEqual([
    'email',
    'language',
    'name',
    'property-added',
    'invited',
  ]);
  await invite(database, { name: 'Zoë', email: 'taken@example.com' });
  expect(await edit(database, { email: 'TAKEN@example.com' })).toBe(409);
  expect(await edit(database, { language: 'de' })).toBe(400);
});

test('a new address is told to both mailboxes, and gets no monthly mail before a link to it was used', async () => {
  const database = emptyDatabase();
  await invite(database, { language: 'fr' });
  await withSession(database);
  await database.delete(outbox);
  const month = { month: '2026-11', end: new Date('2026-12-01T00:00:00Z'), limit: 1 };
  expect(await ownersToMail(database, month)).toHaveLength(1);
  expect(await edit(database, { email: 'anna@example.com' })).toBe(200);
  const mails = await mailsIn(database);
  expect(mails.map(({ to }) => to)).toEqual([['an@example.com'], ['anna@example.com']]);
  for (const { text } of mails) {
    expect(text).toContain('Vous ne l’avez pas demandé');
    expect(text).toContain('+32 15 00 00 00');
    expect(text).not.toContain('An Peeters');
  }
  expect(await ownersToMail(database, month)).toEqual([]);
  expect((await only(database)).state).toBe('invited');
  await withSession(database);
  expect(await ownersToMail(database, month)).toHaveLength(1);
});

test('a link is sent again: an invitation until there is a password, then one for a new password', async () => {
  const database = emptyDatabase();
  await invite(database);
  const { id } = await only(database);
  expect(await sendAgain(database, id)).toBe(200);
  await database.update(owners).set({ passwordHash: 'x' });
  expect(await sendAgain(database, id)).toBe(200);
  const purposes = (await database.select().from(ownerTokens)).map(({ purpose }) => purpose);
  expect(purposes.toSorted()).toEqual(['invitation', 'invitation', 'new-password']);
  expect((await only(database)).changes[0]).toMatchObject({ kind: 'link-sent', staffName: 'Greet Maes' });
  expect(await sendAgain(database, 'unknown')).toBe(404);
});

test('without a session nobody is listed, invited or changed', async () => {
  const database = emptyDatabase();
  await invite(database);
  const { id } = await only(database);
  expect((await listOwners(staffRequest({ database }))).status).toBe(403);
  expect((await inviteOwner(staffRequest({ database, body: an }), site)).status).toBe(403);
  expect((await sendLinkAgain(staffRequest({ database, token: 'forged' }), id, site)).status).toBe(403);
  const patch = staffRequest({ database, method: 'PATCH', body: { isRevoked: true } });
  expect((await editOwner(patch, id, site)).status).toBe(403);
  const isSame = and(eq(owners.id, id), eq(owners.name, an.name));
  expect(await database.$count(owners, isSame)).toBe(1);
});
