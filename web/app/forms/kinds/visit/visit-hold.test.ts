import { visitPath } from '../../../content/paths/mailed-links.ts';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { idempotencyKeys, rateLimits } from '../../../platform/database/core-tables.server.ts';
import { visits } from './store/visit-tables.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { an, encoded, filled, post, testNow } from '../../submit/posting.test-data.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import {
  book,
  eventIn,
  hold,
  mailsIn,
  requestVisit,
  tokenFor,
  wednesdayAt,
  wednesdayAtTen,
} from './booking.test-data.ts';
import { runReminders } from './run-reminders.server.ts';

const minute = 60_000;
const later = (minutes: number) => new Date(testNow.getTime() + minutes * minute);

const statesIn = async (database: Database) =>
  (await database.select().from(visits)).map(({ state }) => state);

async function held() {
  const database = emptyDatabase();
  await hold({}, { database });
  return { database, token: await tokenFor(database) };
}

test('a time is held for half an hour, and nobody but the visitor hears of it', async () => {
  const { database } = await held();
  const [mail, ...others] = await mailsIn(database);
  expect(others).toEqual([]);
  expect([mail?.to, mail?.subject]).toEqual([['an@example.com'], 'Bevestig uw bezoek – Huis & Haard']);
  expect(mail?.calendar).toBeUndefined();
  for (const told of [
    /Dag en uur: woensdag 25 november, 10:00\n/,
    /Plaats: /,
    /Tot 11:30 /,
    /\/nl\/bezoek\/bevestigen\//,
  ])
    expect(mail?.text).toMatch(told);
  const els = { email: 'els@example.com' };
  expect((await hold(els, { database, now: later(29) })).status).toBe(409);
  expect((await hold(els, { database, now: later(30) })).status).toBe(303);
  expect(
    await runReminders(testPlatform({ database, clock: () => new Date('2026-11-24T09:00:00Z') }).platform),
  ).toBe(0);
});

test('[4.07] opening the link changes nothing; its button confirms the visit, once', async () => {
  for (const [language, title, button, confirmed, subject] of [
    [
      'nl',
      'Bevestig uw bezoek',
      'Ja, bevestig mijn bezoek',
      'Uw afspraak is bevestigd.',
      'Uw bezoek is bevestigd',
    ],
    [
      'fr',
      'Confirmez votre visite',
      'Oui, je confirme ma visite',
      'Votre rendez-vous est confirmé.',
      'Votre visite est confirmée',
    ],
    [
      'en',
      'Confirm your viewing',
      'Yes, confirm my viewing',
      'Your appointment is confirmed.',
      'Your viewing is confirmed',
    ],
  ] as const) {
    const database = emptyDatabase();
    await hold({}, { database, language });
    const token = await tokenFor(database);
    for (const link of ['change', 'cancel', 'moved', 'confirmed'] as const)
      expect((await requestVisit(database, token, { link, language })).location).toBe(
        visitPath(language, 'confirm', token),
      );
    const asked = await requestVisit(database, token, { link: 'confirm', language });
    expect([asked.status, asked.page?.title, asked.page?.form?.button]).toEqual([200, title, button]);
    expect(asked.page?.text).toMatch(/11:30|11\u00a0h\u00a030/);
    expect([await statesIn(database), (await mailsIn(database)).length]).toEqual([['held'], 1]);

    const press = () =>
      requestVisit(database, token, { link: 'confirm', language, body: {}, now: later(29) });
    const pressed = [...(await Promise.all([press(), press()])), await press()];
    expect(pressed.map(({ location }) => location)).toEqual(
      Array.from({ length: 3 }, () => visitPath(language, 'confirmed', token)),
    );
    expect(await statesIn(database)).toEqual(['booked']);
    const mails = (await mailsIn(database)).slice(1);
    expect(mails.map(({ to }) => to)).toEqual([
      ['an@example.com'],
      ['info@huisenhaard.example', 'thomas@huisenhaard.example'],
    ]);
    expect(mails[0]?.subject).toContain(subject);
    expect(mails[1]?.subject).toBe('Bezoek aan een pand 2103: An Peeters');
    for (const { calendar } of mails)
      expect(eventIn(calendar?.content).event.startDate.toJSDate()).toEqual(new Date(wednesdayAtTen));
    const { page } = await requestVisit(database, token, { link: 'confirmed', language, now: later(60) });
    expect(page?.text).toBe(confirmed);
    expect(page?.notice).toBeDefined();
  }
});

test('a link that is opened too late says so and leads to a new booking, with the same words too', async () => {
  const { database, token } = await held();
  const now = later(30);
  for (const body of [undefined, {}])
    for (const link of ['confirm', 'change'] as const) {
      const { status, page } = await requestVisit(database, token, { link, now, ...(body && { body }) });
      expect([status, page?.title, page?.form?.button]).toEqual([410, 'Deze link is verlopen', undefined]);
      expect(page?.links?.[0]?.href).toMatch(/\/2103\/bezoek\/$/);
      expect(page?.lines).toBeUndefined();
    }
  expect(await statesIn(database)).toEqual(['held']);
  expect(await mailsIn(database)).toHaveLength(1);
  expect((await hold({}, { database, now })).status).toBe(303);
  const again = await requestVisit(database, await tokenFor(database), { link: 'confirm', body: {}, now });
  expect(again.status).toBe(303);
  expect(await statesIn(database)).toEqual(['held', 'booked']);
});

test('mails about a visit take none of the three confirmations of other forms', async () => {
  const database = emptyDatabase();
  await book({}, { database });
  for (const message of ['Is er een kelder?', 'Is er een lift?', 'Is er een tuin?'])
    expect((await post(encoded(await filled({ ...an, message })), { database })).status).toBe(303);
  const toVisitor = (await mailsIn(database)).filter(({ to }) => to[0] === an.email);
  expect(toVisitor).toHaveLength(2 + 3);
});

test('a forged link and another site confirm nothing', async () => {
  const { database, token } = await held();
  const press = { link: 'confirm', body: {} } as const;
  expect((await requestVisit(database, `${token}x`, press)).status).toBe(400);
  expect((await requestVisit(database, token, { ...press, origin: 'https://evil.example' })).status).toBe(
    403,
  );
  expect(await statesIn(database)).toEqual(['held']);
});

const wishes = [
  ['2103', wednesdayAt('09:00')],
  ['2103', wednesdayAt('10:30')],
  ['2101', wednesdayAt('09:00')],
  ['2101', wednesdayAt('10:30')],
] as const;

async function bookFor(
  of: (index: number) => { client?: string; phone?: string },
  database = emptyDatabase(),
) {
  const statuses: number[] = [];
  for (const [index, [propertyId, moment]] of wishes.entries()) {
    const { client, phone } = of(index);
    const values = { email: `jan${String(index)}@example.com`, moment, ...(phone && { phone }) };
    const { status } = await book(values, { database, propertyId, ...(client && { client }) });
    statuses.push(status);
  }
  return { statuses, database };
}

test('one client has three visits to come, and so has one telephone, whatever mailboxes are typed', async () => {
  const client = '203.0.113.7';
  const phones = ['0470 12 34 56', '+32 470 12.34.56', '0032470123456', '+32 (0)470/12 34 56'];
  const byClient = await bookFor(() => ({ client }));
  const byPhone = await bookFor((index) => ({ phone: phones[index] ?? '' }));
  for (const { statuses } of [byClient, byPhone]) expect(statuses).toEqual([303, 303, 303, 409]);
  expect((await bookFor(() => ({}))).statuses).toEqual([303, 303, 303, 303]);
  const { database } = byClient;
  const stored = await Promise.all(
    [visits, rateLimits, idempotencyKeys].map((table) => database.select().from(table)),
  );
  expect(JSON.stringify(stored)).not.toContain(client);
});

test('visits that nobody confirmed count for a day, so that no time can be held for ever', async () => {
  const database = emptyDatabase();
  const at = async (minutes: number) => (await hold({}, { database, now: later(minutes) })).status;
  const statuses = [];
  for (const minutes of [0, 31, 62, 93, 24 * 60 + 31]) statuses.push(await at(minutes));
  expect(statuses).toEqual([303, 303, 303, 409, 303]);
});
