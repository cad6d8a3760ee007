import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ownerCalendarPath } from '../../content/paths/portal-path.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { handlePortalPost } from '../handle-portal-post.server.ts';
import { findOwnerLink, useOwnerLink } from '../links/owner-tokens.server.ts';
import { owners, ownerTokens } from '../owners/owner-tables.server.ts';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { contextOf, signedIn } from '../signed-in.test-data.ts';
import { sendOwnerCalendar } from './send-owner-calendar.server.ts';

const path = '/nl/eigenaars/account/';

async function subscriber() {
  const Visits = [
    { ID: 1, Start: '2026-11-25T16:30' },
    { ID: 2, Start: '2026-11-26T10:00', Cancelled: true },
  ];
  const database = await databaseWith({ PropertyID: 2101, Visits }, { PropertyID: 2102 });
  const one = await signedIn({ database, propertyIds: ['2101'], now });
  const press = async (value: string) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const sent = one.request(path, { method: 'POST', body: `calendar=${value}` }, headers);
    const response = await handlePortalPost(contextOf(one.platform, { path }), sent);
    return 'init' in response ? (response.data.calendar ?? '') : '';
  };
  return {
    ...one,
    database,
    press,
    tokenOf: (address: string) => new URL(address).pathname.split('/')[4] ?? '',
    read: (token: string) =>
      sendOwnerCalendar(contextOf(one.platform, { path: ownerCalendarPath('nl', token) }), token),
  };
}

test('a calendar follows the visits of its owner by an address of their own, with those called off', async () => {
  const { press, read, tokenOf, database } = await subscriber();
  const token = tokenOf(await press('start'));
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const response = await read(token);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('Content-Type')).toContain('text/calendar');
  const events = (await response.text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  expect(events).toHaveLength(2);
  expect(events[0]).toContain('LOCATION:Kalkovenstraat 18\\, 28');
  expect(events[1]).toContain('STATUS:CANCELLED');
  const [stored] = await database.select().from(ownerTokens);
  expect(stored?.tokenHash).toBe(sha256(token));
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('a new address ends the one before, and so do stopping and a revoked access', async () => {
  const { press, read, tokenOf, database, owner } = await subscriber();
  const first = tokenOf(await press('start'));
  const second = tokenOf(await press('start'));
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await database.update(owners).set({ revokedAt: now }).where(eq(owners.id, owner.id));
  expect((await read(second)).status).toBe(404);
  await database.update(owners).set({ revokedAt: null }).where(eq(owners.id, owner.id));
  await press('stop');
  expect((await read(second)).status).toBe(404);
});

test('the address of a calendar opens no account', async () => {
  const { press, tokenOf, database } = await subscriber();
  const hash = sha256(tokenOf(await press('start')));
  expect(await findOwnerLink(database, hash, now)).toBeUndefined();
  expect(await useOwnerLink(database, hash, now)).toBe(false);
});
