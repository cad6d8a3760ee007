import { expect, test } from 'vitest';
import { getTableName } from 'drizzle-orm';
import { foldAsSql } from './fold.server.ts';
import { namesAddress } from './address-data.server.ts';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import type { Mail } from '../platform/mail/mail.server.ts';
import { recordFigure } from '../platform/record-figure.test-data.ts';
import { storeSubmission } from '../forms/store/submissions.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { allTables } from '../delivery/health/serve-health.server.ts';
import { alertSent, alerts } from '../forms/kinds/search-alert/alert-tables.server.ts';
import { subscriptions } from '../forms/kinds/newsletter/subscription-tables.server.ts';
import { visits } from '../forms/kinds/visit/store/visit-tables.server.ts';
import { idempotencyKeys, outbox, submissions } from '../platform/database/core-tables.server.ts';
import { followUps, leadNotes } from './staff-tables.server.ts';
import { erasePerson, exportPerson, exportSubscribers } from './people-endpoints.server.ts';
import { staffRequest, siteNow, tokenFor } from './staff-requests.test-data.ts';

const address = 'an@example.com';

test('an address is found however it is written', () => {
  const texts = [
    'an@example.com',
    ' An@Example.COM ',
    'Schrijf naar <an@example.com>.',
    'mailto:an@example.com',
    "'an@example.com'",
    'an@example.com, bart@example.com',
    'Mijn adres is an@example.com.',
    'liever...an@example.com',
    'één\nan@example.com\ntwee',
  ];
  for (const text of texts) expect(namesAddress(text, address), text).toBe(true);
});

test('a longer address belongs to another person', () => {
  const texts = [
    'jan@example.com',
    'els.an@example.com',
    'els-an@example.com',
    'els+an@example.com',
    'éan@example.com',
    'an@example.com.be',
    'an@example.company',
    'an@example.com-shop.be',
    'an@exampleXcom',
    'an @example.com',
    '',
  ];
  for (const text of texts) expect(namesAddress(text, address), text).toBe(false);
  expect(namesAddress('a.b+c@example.com', 'A.B+C@example.com')).toBe(true);
});

test('capitals and accents make no difference when staff search', () => {
  expect(foldAsSql('HÉLÈNE Müller-Çağlar ñ')).toBe('helene muller-cağlar n');
  expect(foldAsSql('He\u0301le\u0300ne')).toBe('helene');
});

/** Every row of every table, as one text. */
async function dump(database: Database): Promise<string> {
  const rows = allTables.map(async (table) => [getTableName(table), await database.select().from(table)]);
  return JSON.stringify(await Promise.all(rows));
}

const mailTo = (to: string, words: string): Mail => ({
  from: { name: 'Huis & Haard', address: 'info@huisenhaard.example' },
  to: [to],
  replyTo: { name: 'An', address: 'info@huisenhaard.example' },
  subject: 'Bericht',
  text: words,
  html: `<p>${words}</p>`,
  messageId: '<1@huisenhaard.example>',
});

/** Stores what somebody sent as the pipeline does, with a mail to the agency and one to them. */
async function send(database: Database, email: string, message: string) {
  const id = crypto.randomUUID();
  const mails = ['info@huisenhaard.example', email].map((to, index) => ({
    id: `${id}-${String(index)}`,
    submissionId: id,
    message: mailTo(to, `${email}: ${message}`),
  }));
  await storeSubmission(
    database,
    {
      id,
      form: 'site-contact',
      language: 'nl',
      values: { firstName: 'An', email, message },
      context: { page: '/nl/contact/' },
      contentHash: id,
    },
    { key: crypto.randomUUID(), mails, now: siteNow },
  );
  return id;
}

async function note(database: Database, submissionId: string, text: string) {
  const id = crypto.randomUUID();
  await database
    .insert(leadNotes)
    .values({ id, submissionId, author: 'Greet Maes', text, createdAt: siteNow });
}

async function subscribe(database: Database, email: string) {
  const id = `subscription of ${crypto.randomUUID()}`;
  await database
    .insert(subscriptions)
    .values({ id, email, language: 'nl', state: 'confirmed', createdAt: siteNow, confirmedAt: siteNow });
  const welcome = { id: `${id} welcome`, submissionId: id, message: mailTo(email, 'Welkom') };
  await database.insert(outbox).values({ ...welcome, nextAttemptAt: siteNow });
}

const visit = { propertyId: '2101', brokerId: '1', startsAt: siteNow, endsAt: siteNow };

/** Stores a search alert that reported a property by a mail. */
async function follow(database: Database, email: string) {
  const id = `alert of ${crypto.randomUUID()}`;
  const times = { createdAt: siteNow, nextMailAt: siteNow, expiresAt: siteNow };
  const search = { goal: 'sale', search: '?type=1', frequency: 'daily' } as const;
  await database
    .insert(alerts)
    .values({ id, email, language: 'nl', state: 'confirmed', revision: 1, ...search, ...times });
  await database.insert(alertSent).values({ alertId: id, propertyId: '2101', price: 0 });
  const report = { id: `${id}-1-alert`, submissionId: id, message: mailTo(email, 'Nieuw voor u') };
  await database.insert(outbox).values({ ...report, nextAttemptAt: siteNow });
}

/** A database in which An has left her address in every way there is, beside others. */
async function filledDatabase(): Promise<Database> {
  const database = emptyDatabase();
  await send(database, 'An@Example.com', 'Dag');
  await send(database, 'an@example.com', 'Nog eens');
  await send(database, 'bart@example.org', 'Mail ook mijn vrouw: AN@example.com.');
  await send(database, 'bart@example.org', 'Dag');
  const ofDean = await send(database, 'dean@example.com', 'Dag');
  await subscribe(database, 'an@example.com');
  await subscribe(database, 'bart@example.org');
  await follow(database, 'an@example.com');
  await follow(database, 'bart@example.org');
  const stray = { id: 'stray', submissionId: 'gone', message: mailTo('an@example.com', 'an@example.com') };
  await database.insert(outbox).values({ ...stray, nextAttemptAt: siteNow });
  for (const { id } of await database.select().from(submissions)) {
    await database.insert(visits).values({ ...visit, submissionId: id });
    await note(database, id, 'Belt morgen');
    await database.insert(followUps).values({ submissionId: id, assigneeId: 'team-greet-maes' });
  }
  await note(database, ofDean, 'Koopt samen met An@example.com.');
  return database;
}

test('erasing an address leaves no trace of it, and keeps what belongs to others', async () => {
  const database = await filledDatabase();
  const others = /(?<!de)an@example\.com/i;
  expect(await dump(database)).toMatch(others);
  const token = await tokenFor(database);
  const response = await erasePerson(staffRequest({ database, token, body: { email: ' AN@example.com' } }));
  const erased: Record<string, number> = await response.json();
  const left = await dump(database);
  recordFigure('19 erased by address', {
    'records erased': Object.values(erased).reduce((sum, count) => sum + count),
    'places left': left.match(new RegExp(others, 'gi'))?.length ?? 0,
  });
  expect(erased).toEqual({
    submissions: 3,
    mails: 9,
    notes: 4,
    subscriptions: 1,
    alerts: 1,
    owners: 0,
  });
  expect(left).not.toMatch(others);
  expect(await database.$count(submissions)).toBe(2);
  expect(await database.$count(outbox)).toBe(6);
  expect(await database.$count(alertSent)).toBe(1);
  expect(await database.$count(idempotencyKeys)).toBe(4);
  expect(await database.$count(visits)).toBe(2);
  expect(await database.$count(leadNotes)).toBe(2);
  expect(await database.$count(followUps)).toBe(2);
  expect(left).toContain('dean@example.com');
  expect(left).toContain('bart@example.org');
  const again = await erasePerson(staffRequest({ database, token, body: { email: 'an@example.com' } }));
  expect(await again.json()).toEqual({
    submissions: 0,
    mails: 0,
    notes: 0,
    subscriptions: 0,
    alerts: 0,
    owners: 0,
  });
});

test('erasing the agency’s own address keeps its mails about others', async () => {
  const database = await filledDatabase();
  await send(database, 'info@huisenhaard.example', 'Een proef');
  const token = await tokenFor(database);
  const response = await erasePerson(
    staffRequest({ database, token, body: { email: 'info@huisenhaard.example' } }),
  );
  expect(await response.json()).toEqual({
    submissions: 1,
    mails: 2,
    notes: 0,
    subscriptions: 0,
    alerts: 0,
    owners: 0,
  });
  expect(await database.$count(submissions)).toBe(5);
});

test('an export holds everything about an address, and nothing about others', async () => {
  const database = await filledDatabase();
  const token = await tokenFor(database);
  const response = await exportPerson(staffRequest({ database, token, body: { email: 'an@EXAMPLE.com' } }));
  const kept = await response.json<Record<string, unknown[]>>();
  expect(kept).toMatchObject({
    address: 'an@example.com',
    submissions: [
      { values: { message: 'Dag' } },
      { values: { message: 'Nog eens' } },
      { values: { email: 'bart@example.org' } },
    ],
    subscriptions: [{ email: 'an@example.com' }],
    alerts: [{ email: 'an@example.com', search: '?type=1' }],
    visits: [{ propertyId: '2101' }, {}, {}],
    followUps: [{ assigneeId: 'team-greet-maes' }, {}, {}],
  });
  expect(kept['submissions']).toHaveLength(3);
  expect(kept['mails']).toHaveLength(9);
  expect(kept['notes']?.map((each) => (each as { text: string }).text).toSorted()).toEqual([
    'Belt morgen',
    'Belt morgen',
    'Belt morgen',
    'Koopt samen met An@example.com.',
  ]);
  expect(JSON.stringify(kept)).not.toContain('dean@example.com');
});

test('hundreds of submissions of one address are erased together', async () => {
  const database = emptyDatabase();
  for (let count = 0; count < 120; count++) await send(database, 'an@example.com', String(count));
  const token = await tokenFor(database);
  const response = await erasePerson(staffRequest({ database, token, body: { email: 'an@example.com' } }));
  expect(await response.json()).toEqual({
    submissions: 120,
    mails: 240,
    notes: 0,
    subscriptions: 0,
    alerts: 0,
    owners: 0,
  });
});

test('export and erase require an e-mail address and a session', async () => {
  const database = await filledDatabase();
  const token = await tokenFor(database);
  for (const email of ['', 'example.com', 'an@', '@', 'an @example.com', 5]) {
    expect(
      (await erasePerson(staffRequest({ database, token, body: { email } }))).status,
      String(email),
    ).toBe(400);
    expect((await exportPerson(staffRequest({ database, token, body: { email } }))).status).toBe(400);
  }
  const body = { email: 'an@example.com' };
  expect((await erasePerson(staffRequest({ database, body }))).status).toBe(403);
  expect((await exportPerson(staffRequest({ database, body, token: 'forged' }))).status).toBe(403);
  expect(await database.$count(submissions)).toBe(5);
});

test('the subscribers of the newsletter come as a spreadsheet', async () => {
  const database = await filledDatabase();
  const token = await tokenFor(database);
  const response = await exportSubscribers(staffRequest({ database, token }));
  const [head, ...rows] = (await response.text()).trim().split('\r\n');
  expect(head).toBe('"E-mail";"Language";"Confirmed"');
  expect(rows).toEqual(['"an@example.com";"nl";"2026-11-21"', '"bart@example.org";"nl";"2026-11-21"']);
});
