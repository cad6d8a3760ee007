import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/database.ts';
import type { Commit } from '../store/commit.ts';
import type { Doc } from '../store/document.ts';
import type { StagedChange } from '../store/transactions/stage.ts';
import { freshFolder } from '../testing/fresh-lake.test-data.ts';
import { webhookReceiver } from '../testing/webhook-receiver.test-data.ts';
import { Courier } from './courier.ts';
import { Outbox } from './outbox.ts';

const secret = 'secret';
const halfAnHour = 30 * 60_000;

const doc = (id: string, rev = 'r1'): Doc => ({
  _id: id,
  _type: 'page',
  _rev: rev,
  _createdAt: '',
  _updatedAt: '',
});

function commitOf(changes: [string, Doc | null, Doc | null][], at = Date.now()): Commit {
  const entries = changes.map(([id, before, after]): [string, StagedChange] => [
    id,
    { before, after, mutations: [] },
  ]);
  const timestamp = new Date(at).toISOString();
  return { dataset: 'production', transactionId: 't1', timestamp, author: 'ann', changes: new Map(entries) };
}

function freshOutbox(): Outbox {
  const database = openDatabase(freshFolder());
  onTestFinished(() => database.close());
  return new Outbox(database, 'project');
}

test('a delivery is queued for each public document, saying what happened to it', () => {
  const outbox = freshOutbox();
  outbox.add(
    { url: 'url' },
    commitOf([
      ['new', null, doc('new')],
      ['drafts.a', null, doc('drafts.a')],
      ['changed', doc('changed'), doc('changed', 'r2')],
      ['gone', doc('gone'), null],
      ['never', null, null],
    ]),
  );
  const operations: unknown[] = [];
  for (let next = outbox.first('url'); next; next = outbox.first('url')) {
    operations.push([next.headers['sanity-document-id'], next.headers['sanity-operation']]);
    outbox.remove(next.seq);
  }
  expect(operations).toEqual([
    ['new', 'create'],
    ['changed', 'update'],
    ['gone', 'delete'],
  ]);
});

test('each webhook has a queue of its own', () => {
  const outbox = freshOutbox();
  outbox.add({ url: 'one' }, commitOf([['a', null, doc('a')]]));
  expect(outbox.first('one')).toMatchObject({ body: JSON.stringify(doc('a')) });
  expect(outbox.first('two')).toBeUndefined();
});

test('a webhook with fields is sent those only, so that a long document is no longer than others', () => {
  const outbox = freshOutbox();
  const long = { ...doc('long'), modules: [{ _type: 'articleModule', text: 'a'.repeat(300_000) }] };
  outbox.add({ url: 'url', fields: ['_id', '_type', '_rev'] }, commitOf([['long', null, long]]));
  expect(outbox.first('url')?.body).toBe('{"_id":"long","_type":"page","_rev":"r1"}');
});

test('one delivery is under way at a time, however often the courier is woken', async () => {
  const { inbox, url } = await webhookReceiver();
  const outbox = freshOutbox();
  const courier = new Courier({ webhook: { url, secret }, outbox, onFault: () => {} });
  onTestFinished(() => courier.close());
  outbox.add({ url }, commitOf(['a', 'b', 'c'].map((id) => [id, null, doc(id)])));
  for (let times = 0; times < 5; times += 1) courier.wake();
  const bodies = [await inbox.next(), await inbox.next(), await inbox.next()];
  expect(bodies.map(({ body }) => (JSON.parse(body) as Doc)._id)).toEqual(['a', 'b', 'c']);
  expect(inbox.rest).toEqual([]);
});

test('what could not be delivered for half an hour is given up, and told of', async () => {
  const { inbox, url } = await webhookReceiver([503]);
  const outbox = freshOutbox();
  const faults: unknown[] = [];
  const given = new Promise<void>((resolve) => {
    const onFault = (fault: unknown) => {
      faults.push(fault);
      resolve();
    };
    const courier = new Courier({ webhook: { url, secret }, outbox, retryDelays: [1], onFault });
    onTestFinished(() => courier.close());
    outbox.add({ url }, commitOf([['old', null, doc('old')]], Date.now() - halfAnHour - 1));
    courier.wake();
  });
  await given;
  await inbox.next();
  expect(outbox.first(url)).toBeUndefined();
  expect(faults).toEqual([
    new Error(`The webhook ${url} did not take a delivery about old; it was given up`),
  ]);
});

test('a closed courier leaves what is queued, and cannot be woken', async () => {
  const { inbox, url } = await webhookReceiver();
  const outbox = freshOutbox();
  const courier = new Courier({ webhook: { url, secret }, outbox, onFault: () => {} });
  courier.close();
  outbox.add({ url }, commitOf([['a', null, doc('a')]]));
  courier.wake();
  const other = new Courier({ webhook: { url, secret }, outbox, onFault: () => {} });
  onTestFinished(() => other.close());
  expect(inbox.rest).toEqual([]);
  other.wake();
  expect((await inbox.next()).headers['idempotency-key']).toBe('t1-a');
});

test('closing while a receiver is out ends the waiting', async () => {
  const gone = await webhookReceiver();
  await gone.close();
  const outbox = freshOutbox();
  const faults: unknown[] = [];
  const courier = new Courier({
    webhook: { url: gone.url, secret },
    outbox,
    retryDelays: [halfAnHour],
    onFault: (fault) => faults.push(fault),
  });
  outbox.add({ url: gone.url }, commitOf([['a', null, doc('a')]]));
  courier.wake();
  courier.close();
  expect(outbox.first(gone.url)).toBeDefined();
  expect(faults).toEqual([]);
});
