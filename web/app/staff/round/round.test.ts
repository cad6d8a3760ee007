import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { book, wednesdayAt } from '../../forms/kinds/visit/booking.test-data.ts';
import { visits } from '../../forms/kinds/visit/store/visit-tables.server.ts';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { staffRecords } from '../../properties/owner-records/owner-record-tables.server.ts';
import { staffRequest, tokenFor } from '../staff-requests.test-data.ts';
import { makeRoundLink, openRound, readRound, type Round, secondsLeft } from './round-session.server.ts';
import { storeReport, visitsOfRound } from './round-visits.server.ts';

const site = () => Promise.resolve(testSite);
const day = '2026-11-25';
const during = new Date(wednesdayAt('11:00'));

const platformOf = (database: Database, now = during) =>
  testPlatform({ database: database, clock: () => now }).platform;

async function linkIn(database: ReturnType<typeof emptyDatabase>, broker = ''): Promise<string> {
  const token = await tokenFor(database);
  const body = { broker, words: 'fr' };
  const response = await makeRoundLink(staffRequest({ database, token, body, path: 'rounds' }), site);
  const { href } = await response.json<{ href: string }>();
  expect(href).toContain('/fr/round/open/');
  return href.split('/').at(-2) ?? '';
}

const withCookie = (cookie: string) =>
  new Request('https://site.test/nl/round/', { headers: { Cookie: cookie.split(';')[0] ?? '' } });

test('a link of staff opens the visits of its day on one device, until the end of the next', async () => {
  const database = emptyDatabase();
  const today = new Date('2026-11-21T10:00:00Z');
  const token = await linkIn(database, 'Lotte');
  const platform = platformOf(database, today);
  const cookie = (await openRound(platform, withCookie(''), token)) ?? '';
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure; Max-Age=133200$/);
  expect(await openRound(platform, withCookie(''), token)).toBeUndefined();
  expect(await openRound(platform, withCookie(''), `${token}x`)).toBeUndefined();
  const seen = async (moment: string) =>
    (await readRound(platformOf(database, new Date(moment)), withCookie(cookie)))?.isToday;
  expect(await readRound(platform, withCookie(cookie))).toEqual({
    day: '2026-11-21',
    broker: 'Lotte',
    staffName: 'Greet Maes',
    isToday: true,
  });
  expect(await seen('2026-11-22T10:00:00Z')).toBe(false);
  expect(await seen('2026-11-23T10:00:00Z')).toBeUndefined();
  expect(await readRound(platform, withCookie(''))).toBeUndefined();
});

test('the day ends at midnight in Belgium, whatever the season', () => {
  expect(secondsLeft('2026-11-21', new Date('2026-11-21T22:59:00Z'))).toBe(60);
  expect(secondsLeft('2026-07-21', new Date('2026-07-21T21:59:00Z'))).toBe(60);
  expect(secondsLeft('2026-07-21', new Date('2026-07-22T08:00:00Z'))).toBe(0);
});

test('what a device reports of its visits is stored once, and nothing of the visits of others', async () => {
  const database = emptyDatabase();
  await book({}, { database });
  const platform = platformOf(database);
  const round: Round = { day, broker: '', staffName: 'Greet Maes' };
  const [visit] = await visitsOfRound(platform, round, { site: testSite, language: 'nl' });
  if (!visit) throw new Error('There is no visit that day.');
  expect(visit.name).toBe('An Peeters');
  const reaction = platform.importedCatalogue.termsOf('reaction', 'nl')[0]?.code ?? '';
  const report = {
    id: crypto.randomUUID(),
    visit: visit.id,
    state: 'came' as const,
    reaction,
    note: 'Wil terugkomen',
  };
  const other = { ...round, broker: 'Iemand anders' };
  expect(await visitsOfRound(platform, other, { site: testSite, language: 'nl' })).toEqual([]);
  expect(await storeReport(platform, other, report, site)).toBe('unknown');
  expect(await storeReport(platform, { ...round, day: '2026-11-24' }, report, site)).toBe('unknown');
  expect(await storeReport(platform, round, report, site)).toBe('stored');
  await database.update(visits).set({ note: 'Later in de Studio' }).where(eq(visits.submissionId, visit.id));
  expect(await storeReport(platform, round, report, site)).toBe('known');
  expect(await database.select().from(visits)).toMatchObject([{ state: 'came', note: 'Later in de Studio' }]);
  expect(await database.select().from(staffRecords)).toMatchObject([
    { propertyId: '2103', staffName: 'Greet Maes', content: { kind: 'reaction', reaction } },
  ]);
});
