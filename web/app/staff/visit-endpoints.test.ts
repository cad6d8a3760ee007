import type { VisitWeek } from 'schemas/visit.ts';
import { expect, test } from 'vitest';
import {
  book,
  eventIn,
  hold,
  mailsIn,
  requestVisit,
  tokenFor as linkFor,
} from '../forms/kinds/visit/booking.test-data.ts';
import { testSite } from '../forms/submit/posting.test-data.ts';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { visits } from '../forms/kinds/visit/store/visit-tables.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { staffRequest, tokenFor } from './staff-requests.test-data.ts';
import {
  callOffVisitsOfSender,
  changeVisitFor,
  listVisits,
  listVisitsOfSender,
} from './visit-endpoints.server.ts';

const site = () => Promise.resolve(testSite);
const email = 'els@example.com';

async function weekIn(database: Database, day?: string): Promise<VisitWeek> {
  const token = await tokenFor(database);
  const body = day === undefined ? {} : { day };
  const response = await listVisits(staffRequest({ database, token, body }), site);
  expect(response.status).toBe(200);
  return response.json();
}

async function change(database: Database, id: string, body: unknown): Promise<number> {
  const token = await tokenFor(database);
  const request = staffRequest({ database, token, body, method: 'PATCH', path: `visits/${id}` });
  return (await changeVisitFor(request, id, site)).status;
}

const idIn = async (database: Database) => (await database.select().from(visits))[0]?.submissionId ?? '';

/** Makes a stored visit one of the past. */
const begin = (database: Database) =>
  database
    .update(visits)
    .set({ startsAt: new Date('2026-11-20T09:00:00Z'), endsAt: new Date('2026-11-20T09:30:00Z') });

test('staff see the visits of a week from Monday to Sunday, in Belgian time', async () => {
  const database = emptyDatabase();
  await book({ message: 'Graag de kelder zien' }, { database });
  await book({ email, moment: '2026-11-24T09:00Z' }, { database });
  await book({ email, moment: '2026-12-01T09:00Z' }, { database });
  const { today, days, visits: found } = await weekIn(database, '2026-11-25');
  expect(today).toBe('2026-11-21');
  expect([days[0], days[6], days.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  expect(found.map(({ day, from }) => `${day} ${from}`)).toEqual(['2026-11-24 10:00', '2026-11-25 10:00']);
  expect(found[1]).toMatchObject({
    state: 'booked',
    to: '10:30',
    hasBegun: false,
    way: 'At the property',
    place: 'Kruidhofstraat 41, 3000 Leuven',
    propertyId: '2103',
    name: 'An Peeters',
    phone: '0470 00 00 00',
    message: 'Graag de kelder zien',
    note: '',
  });
  expect((await weekIn(database)).days[0]).toBe('2026-11-16');
});

test('the outcome of a visit is noted once it has begun, with a note', async () => {
  const database = emptyDatabase();
  await book({}, { database });
  const id = await idIn(database);
  expect(await change(database, id, { state: 'came' })).toBe(409);
  await begin(database);
  for (const state of ['came', 'missed', 'called-off', 'booked'] as const) {
    expect(await change(database, id, { state })).toBe(204);
    expect((await database.select().from(visits))[0]).toMatchObject({ state, note: '' });
  }
  expect(await change(database, id, { state: 'came', note: 'Wil een bod doen' })).toBe(204);
  expect((await weekIn(database, '2026-11-20')).visits[0]).toMatchObject({
    state: 'came',
    note: 'Wil een bod doen',
    hasBegun: true,
  });
  expect(await mailsIn(database)).toHaveLength(3);
});

test('a visit that staff call off is mailed once, leaves calendars and is free again', async () => {
  const database = emptyDatabase();
  await book({}, { database, language: 'fr' });
  const id = await idIn(database);
  const link = await linkFor(database);
  expect(await change(database, id, { state: 'called-off' })).toBe(204);
  expect(await change(database, id, { state: 'called-off' })).toBe(204);
  const mails = (await mailsIn(database)).slice(3);
  expect(mails.map(({ to }) => to[0])).toEqual(['an@example.com', 'info@huisenhaard.example']);
  expect(mails[0]?.subject).toBe('Votre visite n’aura pas lieu – Huis & Haard');
  expect(mails[0]?.text).toMatch(/Planifier une nouvelle visite\n.*\/2103\/visite\//);
  for (const { calendar: file } of mails) {
    const { calendar, event } = eventIn(file?.content);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect([event.uid, event.sequence]).toEqual([id, 1]);
  }
  const { page } = await requestVisit(database, link, { link: 'cancel', body: {} });
  expect(page).toMatchObject({ text: expect.stringContaining('Wij moesten dit bezoek helaas') as string });
  expect((await book({ email }, { database })).status).toBe(303);
});

test('a visit that its visitor cancelled stays so, and an unknown one is not found', async () => {
  const database = emptyDatabase();
  await book({}, { database });
  await requestVisit(database, await linkFor(database), { link: 'cancel', body: {} });
  const id = await idIn(database);
  await begin(database);
  expect(await change(database, id, { state: 'came' })).toBe(409);
  expect(await change(database, 'unknown', { note: 'x' })).toBe(404);
  for (const body of [{ state: 'cancelled' }, { state: 'sold' }, { note: 'x'.repeat(2001) }])
    expect(await change(database, id, body)).toBe(400);
});

test('a visit waits for confirmation, and staff can free its time without a mail', async () => {
  const database = emptyDatabase();
  await hold({}, { database });
  await hold({ email, moment: '2026-11-24T09:00Z' }, { database, now: new Date('2026-11-21T09:00:00Z') });
  const { visits: found } = await weekIn(database, '2026-11-25');
  expect(found.map(({ state }) => state)).toEqual(['lapsed', 'held']);
  const id = found[1]?.id ?? '';
  expect(await change(database, id, { state: 'held' })).toBe(400);
  expect(await change(database, id, { state: 'booked' })).toBe(409);
  const link = await linkFor(database);
  expect(await change(database, id, { state: 'called-off' })).toBe(204);
  expect(await mailsIn(database)).toHaveLength(2);
  const { page } = await requestVisit(database, link, { link: 'confirm', body: {} });
  expect(page?.text).toContain('Wij moesten dit bezoek helaas');
});

test('all visits to come of one sender are listed and called off, and those of others stay', async () => {
  const database = emptyDatabase();
  const client = 'same';
  await book({ email: 'jan1@example.com', phone: '0470 11 11 11' }, { database, client });
  await hold({ email: 'jan2@example.com', moment: '2026-11-24T09:00Z' }, { database, client });
  await book(
    { email: 'jan3@example.com', moment: '2026-12-01T09:00Z', phone: '+32470111111' },
    { database, client: 'other' },
  );
  await book({ email, moment: '2026-12-02T09:00Z' }, { database });
  const id = await idIn(database);
  const token = await tokenFor(database);
  const path = `visit-senders/${id}`;
  const listed = await listVisitsOfSender(staffRequest({ database, token, path }), id, site);
  const { visits: found }: Pick<VisitWeek, 'visits'> = await listed.json();
  expect(found.map((each) => [each.email, each.state])).toEqual([
    ['jan2@example.com', 'held'],
    ['jan1@example.com', 'booked'],
    ['jan3@example.com', 'booked'],
  ]);
  const before = (await mailsIn(database)).length;
  const callOff = async () => {
    const given = staffRequest({ database, token: await tokenFor(database), path, method: 'DELETE' });
    return (await callOffVisitsOfSender(given, id, site)).json();
  };
  expect(await callOff()).toEqual({ count: 3 });
  expect(await callOff()).toEqual({ count: 0 });
  const states = (await database.select().from(visits)).map(({ state }) => state);
  expect(states).toEqual(['called-off', 'called-off', 'called-off', 'booked']);
  const mails = (await mailsIn(database)).slice(before);
  expect(mails.map(({ to }) => to[0]).filter((to) => to?.startsWith('jan'))).toEqual([
    'jan1@example.com',
    'jan3@example.com',
  ]);
  const unknown = staffRequest({ database, token: await tokenFor(database), path: 'visit-senders/gone' });
  expect((await listVisitsOfSender(unknown, 'gone', site)).status).toBe(404);
});

test('without a session nothing is shown or changed', async () => {
  const database = emptyDatabase();
  expect((await listVisits(staffRequest({ database }), site)).status).toBe(403);
  const patch = staffRequest({ database, method: 'PATCH', body: { state: 'came' } });
  expect((await changeVisitFor(patch, 'a', site)).status).toBe(403);
  expect((await listVisitsOfSender(staffRequest({ database }), 'a', site)).status).toBe(403);
  const remove = staffRequest({ database, method: 'DELETE' });
  expect((await callOffVisitsOfSender(remove, 'a', site)).status).toBe(403);
});
