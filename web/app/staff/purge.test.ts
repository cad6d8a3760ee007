import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { policyReports } from '../platform/operations/operation-tables.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { consentProof } from '../consent/consent-tables.server.ts';
import { followUps, leadNotes, staffSessions } from './staff-tables.server.ts';
import { idempotencyKeys, outbox, rateLimits, submissions } from '../platform/database/core-tables.server.ts';
import { previewSessions } from '../content/cms/content-tables.server.ts';
import { subscriptions } from '../forms/kinds/newsletter/subscription-tables.server.ts';
import { visits } from '../forms/kinds/visit/store/visit-tables.server.ts';
import { ownerHomes } from '../properties/owner-records/owner-record-tables.server.ts';
import { importRuns } from '../properties/sync/sync-tables.server.ts';
import { purgeNow } from './people-endpoints.server.ts';
import { purge, purgeOnSchedule } from './purge.server.ts';
import { staffRequest, siteNow, storeLead, tokenFor } from './staff-requests.test-data.ts';

const days = (count: number) => new Date(siteNow.getTime() - count * 24 * 60 * 60_000);
const twoYearsAgo = new Date('2024-11-21T10:00:00Z');
const older = new Date(twoYearsAgo.getTime() - 1);

const message = {
  from: { name: '', address: 'info@huisenhaard.example' },
  to: ['an@example.com'],
  subject: '',
  text: '',
  html: '',
  messageId: '',
};

const visit = { propertyId: '2101', brokerId: '1', startsAt: older, endsAt: older };

async function mail(database: Database, id: string, row: Partial<typeof outbox.$inferInsert>) {
  await database.insert(outbox).values({ id, submissionId: 'x', message, nextAttemptAt: older, ...row });
}

const idsIn = async (database: Database) => (await database.select().from(outbox)).map(({ id }) => id);

test('leads are purged with their mails, keys, visits, notes and follow-ups after their term', async () => {
  const database = emptyDatabase();
  await storeLead(database, { id: 'older', createdAt: older });
  await storeLead(database, { id: 'kept', createdAt: twoYearsAgo });
  for (const id of ['older', 'kept']) {
    await mail(database, `${id} waiting`, { submissionId: id });
    await database.insert(idempotencyKeys).values({ key: id, submissionId: id, createdAt: siteNow });
    await database.insert(visits).values({ ...visit, submissionId: id });
    const note = { author: 'Greet Maes', text: 'Belt', createdAt: siteNow };
    await database.insert(leadNotes).values({ ...note, id, submissionId: id });
    await database.insert(followUps).values({ submissionId: id, remindOn: '2026-12-01' });
  }
  expect(await purge(database, siteNow)).toBe(1);
  expect((await database.select().from(submissions)).map(({ id }) => id)).toEqual(['kept']);
  expect(await idsIn(database)).toEqual(['kept waiting']);
  for (const table of [visits, leadNotes, followUps])
    expect((await database.select().from(table)).map(({ submissionId }) => submissionId)).toEqual(['kept']);
  expect(await purge(database, new Date(siteNow.getTime() + 1))).toBe(1);
  expect(await database.$count(submissions)).toBe(0);
});

test('a home that left goes from the portal after its year', async () => {
  const database = emptyDatabase();
  const left = ['2025-11-20', '2025-11-21', '2025-11-22'];
  await database.insert(ownerHomes).values(left.map((leftOn) => ({ propertyId: leftOn, leftOn })));
  await purge(database, siteNow);
  expect((await database.select().from(ownerHomes)).map(({ leftOn }) => leftOn)).toEqual(['2025-11-22']);
});

test('what recognises the sender of a visit goes once it has begun', async () => {
  const database = emptyDatabase();
  const sender = { client: 'hash of a client', phone: 'hash of a number' };
  const begun = { ...visit, ...sender, submissionId: 'begun', startsAt: new Date(siteNow.getTime() - 1) };
  await database.insert(visits).values([begun, { ...begun, submissionId: 'ahead', startsAt: siteNow }]);
  await purge(database, siteNow);
  expect((await database.select().from(visits)).map(({ client, phone }) => ({ client, phone }))).toEqual([
    { client: null, phone: null },
    sender,
  ]);
});

test('each kind of lead goes after its own term', async () => {
  const terms = { 'contact-me': 24, 'demand-register': 12, 'rental-application': 3, 'sign-newsletter': 1 };
  for (const [form, months] of Object.entries(terms)) {
    const database = emptyDatabase();
    const createdAt = new Date(siteNow);
    createdAt.setUTCMonth(createdAt.getUTCMonth() - months);
    await storeLead(database, { form, createdAt });
    expect([form, await purge(database, siteNow)]).toEqual([form, 0]);
    expect([form, await purge(database, new Date(siteNow.getTime() + 1))]).toEqual([form, 1]);
  }
});

test('the schedule purges the only lead of a quiet site', async () => {
  const database = emptyDatabase();
  await storeLead(database, { createdAt: older });
  await purgeOnSchedule(database, siteNow);
  expect(await database.$count(submissions)).toBe(0);
});

test('mails that left, counters, keys, sessions and ended subscriptions go sooner, and mails that wait stay', async () => {
  const database = emptyDatabase();
  await mail(database, 'left long ago', { sentAt: days(31) });
  await mail(database, 'left', { sentAt: days(29) });
  await mail(database, 'waits', {});
  await mail(database, 'given up', { givenUpAt: days(31) });
  await mail(database, 'given up long ago', { givenUpAt: older });
  for (const [key, at] of [['old', days(2)] as const, ['new', siteNow] as const]) {
    await database.insert(idempotencyKeys).values({ key, submissionId: 'x', createdAt: at });
    await database.insert(rateLimits).values({ key, windowStart: at, count: 1 });
  }
  const sessionEnds = { old: new Date(Date.now() - 25 * 3_600_000), new: new Date() };
  for (const [secretId, expiresAt] of Object.entries(sessionEnds))
    await database.insert(staffSessions).values({ tokenHash: secretId, secretId, expiresAt });
  for (const [id, expiresAt] of [['ended', days(1)] as const, ['open', days(-1)] as const])
    await database.insert(previewSessions).values({ id, secretId: 'x', expiresAt });
  for (const [id, state, createdAt] of [
    ['confirmed', 'confirmed', older],
    ['pending', 'pending', days(29)],
    ['never confirmed', 'pending', days(31)],
  ] as const)
    await database.insert(subscriptions).values({ id, email: id, language: 'nl', state, createdAt });

  expect(await purge(database, siteNow)).toBe(0);
  expect(await idsIn(database)).toEqual(['left', 'waits', 'given up']);
  expect((await database.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['new']);
  expect((await database.select().from(rateLimits)).map(({ key }) => key)).toEqual(['new']);
  expect((await database.select().from(staffSessions)).map(({ secretId }) => secretId)).toEqual(['new']);
  expect((await database.select().from(previewSessions)).map(({ id }) => id)).toEqual(['open']);
  const kept = (await database.select().from(subscriptions)).map(({ id }) => id);
  expect(kept).toEqual(['confirmed', 'pending']);
});

test('reports of browsers go after thirty days', async () => {
  const database = emptyDatabase();
  const report = { directive: 'img-src', blocked: 'pixel.example', page: '/nl/', count: 1, source: '' };
  for (const day of ['2026-10-21', '2026-10-22'])
    await database.insert(policyReports).values({ ...report, day });
  await purge(database, siteNow);
  expect((await database.select().from(policyReports)).map(({ day }) => day)).toEqual(['2026-10-22']);
});

test('proofs of consent go five and a half years after they were given', async () => {
  const database = emptyDatabase();
  const proofValues = {
    version: '2026-11',
    language: 'nl',
    preferences: true,
    statistics: true,
    marketing: true,
  };
  for (const [proof, createdAt] of [
    ['older', new Date('2021-05-21T09:59:59Z')],
    ['stored', new Date('2021-05-21T10:00:00Z')],
  ] as const)
    await database.insert(consentProof).values({ ...proofValues, proof, createdAt });
  await purge(database, siteNow);
  expect((await database.select().from(consentProof)).map(({ proof }) => proof)).toEqual(['stored']);
});

test('staff may purge at once, and are told how many leads are gone', async () => {
  const database = emptyDatabase();
  await storeLead(database, { createdAt: older });
  await storeLead(database);
  expect((await purgeNow(staffRequest({ database }))).status).toBe(403);
  const response = await purgeNow(staffRequest({ database, token: await tokenFor(database), body: '' }));
  expect(await response.json()).toEqual({ submissions: 1 });
});

test('the schedule purges nothing when a clock far ahead makes most leads or proofs too old', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const withLeads = emptyDatabase();
  for (const id of ['first', 'second']) await storeLead(withLeads, { id });
  await mail(withLeads, 'left', { sentAt: siteNow });
  const withProofs = emptyDatabase();
  const proofValues = {
    version: '2026-11',
    language: 'nl',
    preferences: true,
    statistics: true,
    marketing: true,
  };
  await withProofs.insert(consentProof).values({ ...proofValues, proof: 'only', createdAt: siteNow });
  for (const database of [withLeads, withProofs])
    await purgeOnSchedule(database, new Date('2099-01-01T00:00:00Z'));
  expect(await withLeads.$count(submissions)).toBe(2);
  expect(await idsIn(withLeads)).toEqual(['left']);
  expect(await withProofs.$count(consentProof)).toBe(1);
  expect(log.mock.calls).toEqual([
    [expect.stringContaining('2 of 2 leads')],
    [expect.stringContaining('1 of 1 proofs')],
  ]);
});

test('the schedule purges up to half of the leads', async () => {
  const database = emptyDatabase();
  await storeLead(database, { id: 'older', createdAt: older });
  await storeLead(database, { id: 'kept' });
  await purgeOnSchedule(database, siteNow);
  expect((await database.select().from(submissions)).map(({ id }) => id)).toEqual(['kept']);
});

test('runs of imports go after a month, but for the last of each kind', async () => {
  const database = emptyDatabase();
  const counts = { added: 0, changed: 0, unchanged: 0, gone: 0, held: 0 };
  const run = { system: 'file', account: '', isWhole: true, counts };
  await database.insert(importRuns).values([
    { ...run, id: 'first', state: 'done', startedAt: days(90) },
    { ...run, id: 'good', state: 'done', startedAt: days(60) },
    { ...run, id: 'failed', state: 'failed', startedAt: days(40) },
    { ...run, id: 'check', state: 'done', startedAt: days(35), isCheck: true },
    { ...run, id: 'recent', state: 'failed', startedAt: days(1) },
  ]);
  await purge(database, siteNow);
  expect((await database.select().from(importRuns)).map(({ id }) => id)).toEqual(['good', 'recent']);
});
