import { expect, test } from 'vitest';
import { brokenDatabase, emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { idempotencyKeys, outbox, submissions } from '../../platform/database/core-tables.server.ts';
import { contentHash, storeSubmission } from './submissions.server.ts';

const now = new Date('2026-11-21T10:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const mail = {
  from: { name: 'Huis & Haard', address: 'info@huisenhaard.example' },
  to: ['an@example.com'],
  subject: 'Bericht',
  text: 'Dag',
  html: '<p>Dag</p>',
  messageId: '<1@huisenhaard.example>',
};

async function store(database: Database, key: string, message: string, at = now) {
  const id = crypto.randomUUID();
  const values = { message };
  const hash = contentHash('site-contact', values, '');
  const submission = {
    id,
    form: 'site-contact',
    language: 'nl',
    values,
    context: { page: '/nl/contact/' },
    contentHash: hash,
  };
  const mails = [{ id: `${id}-1`, submissionId: id, message: mail }];
  return storeSubmission(database, submission, { key, mails, now: at });
}

test('a submission is stored with its mails, and reads back as it was sent', async () => {
  const database = emptyDatabase();
  expect(await store(database, 'a', 'Hallo\u0000 "é" \u{1F3E0}')).toBe('stored');
  const [row] = await database.select().from(submissions);
  expect(row).toMatchObject({
    form: 'site-contact',
    state: 'new',
    values: { message: 'Hallo\u0000 "é" \u{1F3E0}' },
    context: { page: '/nl/contact/' },
    createdAt: now,
    mailFailed: false,
  });
  const [waiting] = await database.select().from(outbox);
  expect(waiting).toMatchObject({ submissionId: row?.id, attempts: 0, message: mail, nextAttemptAt: now });
});

test('the same submission twenty times at once is stored once, with one mail', async () => {
  for (const keyOf of [() => 'same', (index: number) => `key-${String(index)}`]) {
    const database = emptyDatabase();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store(database, keyOf(index), 'Hallo')),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(19);
    expect(await database.select().from(submissions)).toHaveLength(1);
    expect(await database.select().from(outbox)).toHaveLength(1);
  }
});

test('the same words are a submission of their own ten minutes later, unless the form was not opened again', async () => {
  const database = emptyDatabase();
  await store(database, 'a', 'Hallo');
  expect(await store(database, 'b', 'Hallo', minutesLater(9))).toBe('repeated');
  expect(await store(database, 'c', 'Hallo', minutesLater(11))).toBe('stored');
  expect(await store(database, 'a', 'Hallo', minutesLater(60))).toBe('repeated');
  expect(await database.select().from(submissions)).toHaveLength(2);
});

test('other words under a key that has stored something are neither stored nor taken for stored', async () => {
  const database = emptyDatabase();
  await store(database, 'a', 'Hallo');
  expect(await store(database, 'a', 'Iets anders')).toBe('spent');
  expect(await database.select().from(submissions)).toHaveLength(1);
  expect(await store(database, 'b', 'Iets anders')).toBe('stored');
});

test('nothing of a submission stays when a part of it cannot be stored', async () => {
  const database = emptyDatabase();
  await store(database, 'a', 'Hallo');
  const [waiting] = await database.select().from(outbox);
  const id = crypto.randomUUID();
  const twice = [1, 2].map(() => ({ id: waiting?.id ?? '', submissionId: id, message: mail }));
  const values = { message: 'Nog een' };
  const submission = {
    id,
    form: 'site-contact',
    language: 'nl',
    values,
    context: { page: '/nl/' },
    contentHash: contentHash('site-contact', values, ''),
  };
  await expect(storeSubmission(database, submission, { key: 'b', mails: twice, now })).rejects.toThrow();
  expect(await database.select().from(submissions)).toHaveLength(1);
  expect(await database.select().from(idempotencyKeys)).toHaveLength(2);
  await expect(store(brokenDatabase(), 'a', 'Hallo')).rejects.toThrow();
});

test('what a content is known by depends on every field, its form and what it is about', () => {
  const hashes = [
    contentHash('site-contact', { a: 'x', b: 'y' }, ''),
    contentHash('site-contact', { b: 'y', a: 'x' }, ''),
    contentHash('site-contact', { a: 'xy', b: '' }, ''),
    contentHash('contact-me', { a: 'x', b: 'y' }, ''),
    contentHash('contact-me', { a: 'x', b: 'y' }, '5020'),
  ];
  expect(hashes[0]).toBe(hashes[1]);
  expect(new Set(hashes).size).toBe(4);
});
