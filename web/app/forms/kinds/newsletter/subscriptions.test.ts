import { expect, test } from 'vitest';
import type { Mail } from '../../../platform/mail/mail.server.ts';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import type { WaitingMail } from '../../../platform/mail/outbox.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { subscriptions } from './subscription-tables.server.ts';
import { contentHash, storeSubmission } from '../../store/submissions.server.ts';
import {
  confirmSubscription,
  eraseSubscription,
  findSubscription,
  listSubscribers,
  mailSubscriber,
  purgeSubscriptions,
  signUpEffects,
  unsubscribe,
} from './subscriptions.server.ts';
import { readUnsubscribeToken } from './subscription-token.server.ts';

const secret = 'a secret of at least thirty-two characters';
const start = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const message: Mail = {
  from: { name: 'Huis & Haard', address: 'info@huisenhaard.example' },
  to: ['an@example.com'],
  subject: 'Nieuwsbrief',
  text: 'Dag',
  html: '<p>Dag</p>',
  messageId: '<1@huisenhaard.example>',
};

const mailOf = (id: string): WaitingMail => ({ id: `welcome ${id}`, submissionId: id, message });

async function signUp(database: Database, email: string, now: Date, id = email.toLowerCase()) {
  const values = { email };
  const submission = {
    id: crypto.randomUUID(),
    form: 'sign-newsletter',
    language: 'nl',
    values,
    context: { page: '/nl/nieuwsbrief/' },
    contentHash: contentHash('sign-newsletter', values, ''),
  };
  const mails = [{ id: `${submission.id}-visitor`, submissionId: submission.id, message }];
  const effects = signUpEffects(
    database,
    { id, email, language: 'nl' },
    { submissionId: submission.id, now },
  );
  return storeSubmission(database, submission, { key: crypto.randomUUID(), mails, now, effects });
}

const stateOf = async (database: Database, id: string) => (await findSubscription(database, id))?.state;
const mailCount = async (database: Database) => (await database.select().from(outbox)).length;

test('an address waits, is confirmed and leaves, each with its time', async () => {
  const database = emptyDatabase();
  await signUp(database, 'An@Example.com', start);
  const id = 'an@example.com';
  expect(await findSubscription(database, id)).toMatchObject({
    email: id,
    state: 'pending',
    createdAt: start,
  });
  expect(await listSubscribers(database, secret)).toEqual([]);
  expect(await confirmSubscription(database, id, { mail: mailOf(id), now: later(5) })).toBe(true);
  expect(await findSubscription(database, id)).toMatchObject({ state: 'confirmed', confirmedAt: later(5) });
  expect(await unsubscribe(database, id, later(9))).toBe(true);
  expect(await findSubscription(database, id)).toMatchObject({
    state: 'unsubscribed',
    unsubscribedAt: later(9),
  });
});

test('confirming many times at once welcomes once, and what has ended is not confirmed', async () => {
  const database = emptyDatabase();
  await signUp(database, 'an@example.com', start);
  const confirm = () =>
    confirmSubscription(database, 'an@example.com', { mail: mailOf('an@example.com'), now: later(1) });
  expect(await Promise.all(Array.from({ length: 5 }, confirm))).toEqual(Array(5).fill(true));
  expect(await mailCount(database)).toBe(2);
  await unsubscribe(database, 'an@example.com', later(2));
  expect(await confirm()).toBe(false);
  expect(await confirmSubscription(database, 'nobody', { mail: mailOf('nobody'), now: start })).toBe(false);
  expect(await mailCount(database)).toBe(2);
});

test('signing up again changes nothing of a confirmed subscription and renews one that waits or has ended', async () => {
  const database = emptyDatabase();
  const id = 'an@example.com';
  await signUp(database, id, start);
  await signUp(database, id, later(30));
  expect(await findSubscription(database, id)).toMatchObject({ state: 'pending', createdAt: later(30) });
  await confirmSubscription(database, id, { mail: mailOf(id), now: later(31) });
  await signUp(database, 'AN@example.com', later(60));
  expect(await findSubscription(database, id)).toMatchObject({ state: 'confirmed', createdAt: later(30) });
  await unsubscribe(database, id, later(61));
  await signUp(database, id, later(3000));
  expect(await findSubscription(database, id)).toMatchObject({
    state: 'pending',
    confirmedAt: null,
    unsubscribedAt: null,
  });
  expect(await database.select().from(subscriptions)).toHaveLength(1);
});

test('an address gets three mails a day about signing up, however it is spelled; another one gets its own', async () => {
  const database = emptyDatabase();
  for (const [index, email] of [
    'an@example.com',
    'An@example.com',
    'AN@EXAMPLE.COM',
    'aN@example.com',
  ].entries())
    expect(await signUp(database, email, later(index))).toBe('stored');
  expect(await mailCount(database)).toBe(3);
  expect(await database.select().from(submissions)).toHaveLength(4);
  await signUp(database, 'bo@example.com', later(5));
  expect(await mailCount(database)).toBe(4);
  await signUp(database, 'an@example.com', later(2 * 24 * 60));
  expect(await mailCount(database)).toBe(5);
});

test('the same sign-up within ten minutes is repeated, but not after leaving', async () => {
  const database = emptyDatabase();
  const id = 'an@example.com';
  await signUp(database, id, start);
  expect(await signUp(database, id, later(1))).toBe('repeated');
  await unsubscribe(database, id, later(2));
  expect(await signUp(database, id, later(3))).toBe('stored');
  expect(await stateOf(database, id)).toBe('pending');
  expect(await mailCount(database)).toBe(2);
});

test('a mail to subscribers is sent to no other address', async () => {
  const database = emptyDatabase();
  await signUp(database, 'an@example.com', start);
  for (const id of ['an@example.com', 'nobody'])
    await mailSubscriber(database, id, { mail: { ...mailOf(id), id: `link ${id}` }, now: start });
  const ids = (await database.select().from(outbox)).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('link'))).toEqual(['link an@example.com']);
  await unsubscribe(database, 'an@example.com', later(1));
  await mailSubscriber(database, 'an@example.com', { mail: mailOf('an@example.com'), now: later(2) });
  expect(await mailCount(database)).toBe(2);
});

test('the list has who confirmed, in order, each with a link of their own', async () => {
  const database = emptyDatabase();
  for (const [index, id] of ['zoe@example.com', 'an@example.com', 'bo@example.com'].entries())
    await signUp(database, id, later(index));
  for (const id of ['an@example.com', 'zoe@example.com'])
    await confirmSubscription(database, id, { mail: mailOf(id), now: later(10) });
  const list = await listSubscribers(database, secret);
  expect(list.map(({ email }) => email)).toEqual(['zoe@example.com', 'an@example.com']);
  expect(list[0]).toMatchObject({ language: 'nl', confirmedAt: later(10) });
  for (const { email, unsubscribeToken } of list)
    expect(await readUnsubscribeToken(secret, unsubscribeToken)).toBe(email);
});

test('erasing an address leaves no row of its subscription, and nothing of others goes', async () => {
  const database = emptyDatabase();
  for (const id of ['an@example.com', 'bo@example.com']) {
    await signUp(database, id, start);
    await confirmSubscription(database, id, { mail: mailOf(id), now: later(1) });
  }
  expect(await eraseSubscription(database, ' An@Example.com')).toBe(1);
  expect(await eraseSubscription(database, 'an@example.com')).toBe(0);
  expect(await stateOf(database, 'an@example.com')).toBeUndefined();
  expect(await stateOf(database, 'bo@example.com')).toBe('confirmed');
  const ids = (await database.select().from(outbox)).map(({ submissionId }) => submissionId);
  expect(ids).not.toContain('an@example.com');
  expect(ids).toHaveLength(3);
});

test('who never confirmed and who left are forgotten after a while, subscribers are not', async () => {
  const database = emptyDatabase();
  for (const id of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'])
    await signUp(database, id, start);
  await confirmSubscription(database, 'b@example.com', { mail: mailOf('b'), now: later(1) });
  await unsubscribe(database, 'c@example.com', later(1));
  await unsubscribe(database, 'd@example.com', later(60));
  expect(await purgeSubscriptions(database, later(30))).toBe(2);
  const left = (await database.select().from(subscriptions)).map(({ email }) => email);
  expect(left).toEqual(['b@example.com', 'd@example.com']);
});
