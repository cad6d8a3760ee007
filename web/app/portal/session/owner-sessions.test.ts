import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { findOwnerSession, openOwnerSession, purgeOwnerAccess } from './owner-sessions.server.ts';
import { owners, ownerSessions, ownerTokens } from '../owners/owner-tables.server.ts';

const start = new Date('2026-03-02T09:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

async function opened() {
  const database = emptyDatabase();
  const owner = { id: 'a', email: 'an@example.com', name: 'An', language: 'nl', createdAt: start };
  await database.insert(owners).values(owner);
  const token = await openOwnerSession(database, { ownerId: 'a', device: '' }, start);
  return { database, token };
}

test('a session ends after an hour without a request', async () => {
  const { database, token } = await opened();
  expect(await findOwnerSession(database, token, later(59))).toMatchObject({ owner: { id: 'a' } });
  expect(await findOwnerSession(database, token, later(118))).toMatchObject({ owner: { id: 'a' } });
  expect(await findOwnerSession(database, token, later(178))).toBeUndefined();
});

test('a session ends after twelve hours, however much it is used', async () => {
  const { database, token } = await opened();
  for (let minutes = 30; minutes < 12 * 60; minutes += 30)
    expect(await findOwnerSession(database, token, later(minutes))).toBeDefined();
  expect(await findOwnerSession(database, token, later(12 * 60))).toBeUndefined();
});

test('the database holds no token, and another token opens nothing', async () => {
  const { database, token } = await opened();
  expect(JSON.stringify(await database.select().from(ownerSessions))).not.toContain(token);
  expect(await findOwnerSession(database, `${token}0`, start)).toBeUndefined();
});

test('a session ends with its owner', async () => {
  const { database, token } = await opened();
  await database.delete(owners);
  expect(await findOwnerSession(database, token, start)).toBeUndefined();
});

test('ended sessions and expired links are purged, live ones are not', async () => {
  const { database, token } = await opened();
  const link = { ownerId: 'a', purpose: 'sign-in' as const };
  await database.insert(ownerTokens).values([
    { ...link, tokenHash: 'old', expiresAt: later(20) },
    { ...link, tokenHash: 'new', expiresAt: later(50) },
  ]);
  await purgeOwnerAccess(database, later(30));
  expect((await database.select().from(ownerTokens)).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
  expect(await findOwnerSession(database, token, later(30))).toBeDefined();
  await purgeOwnerAccess(database, later(91));
  expect(await database.select().from(ownerSessions)).toEqual([]);
});
