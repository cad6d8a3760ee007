import { afterEach, expect, test, vi } from 'vitest';
import type { Mail } from './mail.server.ts';
import { emptyDatabase } from '../database/node-database.test-data.ts';
import { drainOutbox, resend } from './outbox.server.ts';
import type { Database } from '../database/database.server.ts';
import { outbox, submissions } from '../database/core-tables.server.ts';

const start = new Date('2026-11-21T10:00:00Z');
const minute = 60_000;

const mail: Mail = {
  from: { name: 'Huis & Haard', address: 'info@huisenhaard.example' },
  to: ['an@example.com'],
  subject: 'Bericht',
  text: 'Dag An',
  html: '<p>Dag An</p>',
  messageId: '<1@huisenhaard.example>',
};

async function withMails(count = 1): Promise<Database> {
  const database = emptyDatabase();
  await database.insert(submissions).values({
    id: 's',
    form: 'site-contact',
    language: 'nl',
    values: {},
    context: { page: '/nl/' },
    contentHash: 'h',
    createdAt: start,
  });
  for (let number = 1; number <= count; number++) {
    const message = { ...mail, messageId: `<${String(number)}@huisenhaard.example>` };
    await database
      .insert(outbox)
      .values({ id: `m${String(number)}`, submissionId: 's', message, nextAttemptAt: start });
  }
  return database;
}

const refuse = () => Promise.reject(new Error('an@example.com was refused'));

function silence() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

afterEach(() => {
  vi.useRealTimers();
});

test('a mail that is due is sent once, as it was stored', async () => {
  const database = await withMails();
  const sent: Mail[] = [];
  const send = (message: Mail) => Promise.resolve(void sent.push(message));
  await drainOutbox(database, send, () => start);
  await drainOutbox(database, send, () => new Date(start.getTime() + 600 * minute));
  expect(sent).toEqual([mail]);
  const [row] = await database.select().from(outbox);
  expect(row).toMatchObject({ attempts: 1, sentAt: start });
});

test('one run sends all that is due, however much that is', async () => {
  const database = await withMails(45);
  const sent: string[] = [];
  await drainOutbox(
    database,
    ({ messageId }) => Promise.resolve(void sent.push(messageId)),
    () => start,
  );
  expect(new Set(sent).size).toBe(45);
  expect(sent).toHaveLength(45);
});

test('a run that takes long leaves the rest to the next, untouched', async () => {
  silence();
  vi.useFakeTimers({ toFake: ['Date'] });
  const database = await withMails(5);
  const hang = () => {
    vi.setSystemTime(Date.now() + 6000);
    return refuse();
  };
  await drainOutbox(database, hang, () => start);
  const attempted = async () => (await database.select().from(outbox)).map(({ attempts }) => attempts).sort();
  expect(await attempted()).toEqual([0, 0, 0, 1, 1]);
  await drainOutbox(database, hang, () => start, 'bySchedule');
  expect(await attempted()).toEqual([1, 1, 1, 1, 1]);
});

test('several that drain at once send each mail once', async () => {
  const database = await withMails(15);
  const sent: string[] = [];
  const send = (message: Mail) => Promise.resolve(void sent.push(message.messageId));
  await Promise.all(Array.from({ length: 4 }, () => drainOutbox(database, send, () => start)));
  expect(sent).toHaveLength(15);
  expect(new Set(sent).size).toBe(15);
});

test('a mail is tried after 1, 5, 15 and 60 minutes and 6 hours, then given up, which its lead shows', async () => {
  silence();
  const database = await withMails();
  const attempts: number[] = [];
  for (let minutes = 0; minutes < 700; minutes++) {
    const now = new Date(start.getTime() + minutes * minute);
    await drainOutbox(
      database,
      () => (attempts.push(minutes), refuse()),
      () => now,
    );
    const [lead] = await database.select().from(submissions);
    expect(lead?.mailFailed).toBe(attempts.length === 6);
  }
  expect(attempts).toEqual([0, 1, 6, 21, 81, 441]);
  const [row] = await database.select().from(outbox);
  expect(row?.givenUpAt).not.toBeNull();
  expect(row?.sentAt).toBeNull();
});

test('a mail that was given up begins anew when it is sent again, alone or with all others, under its Message-ID', async () => {
  silence();
  const database = await withMails(2);
  const later = (minutes: number) => () => new Date(start.getTime() + minutes * minute);
  for (let minutes = 0; minutes < 700; minutes += 60) await drainOutbox(database, refuse, later(minutes));
  expect(await resend(database, start, 'another lead')).toBe(0);
  expect((await database.select().from(submissions))[0]?.mailFailed).toBe(true);
  expect(await resend(database, later(800)(), 's')).toBe(2);
  expect((await database.select().from(submissions))[0]?.mailFailed).toBe(false);
  for (let minutes = 800; minutes < 1500; minutes += 60) await drainOutbox(database, refuse, later(minutes));
  expect((await database.select().from(submissions))[0]?.mailFailed).toBe(true);
  expect(await resend(database, later(1600)())).toBe(2);
  const ids: string[] = [];
  const send = ({ messageId }: Mail) => Promise.resolve(void ids.push(messageId));
  await drainOutbox(database, send, later(1600));
  expect(ids.sort()).toEqual(['<1@huisenhaard.example>', '<2@huisenhaard.example>']);
  expect(await resend(database, later(1700)())).toBe(0);
});

test('a mail goes under the same Message-ID at every attempt, and after one success no more', async () => {
  silence();
  const database = await withMails();
  const ids: string[] = [];
  const send = (message: Mail) => {
    ids.push(message.messageId);
    return ids.length < 3 ? refuse() : Promise.resolve();
  };
  for (let minutes = 0; minutes < 60; minutes++)
    await drainOutbox(database, send, () => new Date(start.getTime() + minutes * minute));
  expect(ids).toEqual(Array.from({ length: 3 }, () => mail.messageId));
});

test('a mail whose sender died is taken up again after two minutes and not before', async () => {
  const database = await withMails();
  void drainOutbox(
    database,
    () => new Promise(() => undefined),
    () => start,
  );
  await vi.waitFor(async () => {
    expect((await database.select().from(outbox))[0]?.attempts).toBe(1);
  });
  const sent: Mail[] = [];
  const send = (message: Mail) => Promise.resolve(void sent.push(message));
  await drainOutbox(database, send, () => new Date(start.getTime() + 1.9 * minute));
  expect(sent).toHaveLength(0);
  await drainOutbox(database, send, () => new Date(start.getTime() + 2 * minute));
  expect(sent).toHaveLength(1);
});

test('the log of a failed mail contains no personal data', async () => {
  const log = silence();
  const database = await withMails();
  await drainOutbox(database, refuse, () => start);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).not.toContain('example.com');
});
