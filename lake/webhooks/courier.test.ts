import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { expect, test } from 'vitest';
import { clientOf, freshLake } from '../testing/fresh-lake.test-data.ts';
import { webhookReceiver } from '../testing/webhook-receiver.test-data.ts';
import type { Received } from '../testing/webhook-receiver.test-data.ts';
import type { Webhook } from './courier.ts';

const secret = 'a-long-webhook-secret';

async function hooked(
  url: string,
  { fields, retryDelays = [1, 1] }: Partial<Webhook> & { retryDelays?: number[] } = {},
) {
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  const webhooks = [{ url, secret, ...(fields ? { fields } : {}) }];
  const lake = await freshLake({ webhooks, webhookRetryDelays: retryDelays, onFault });
  return { lake, client: clientOf(lake), faults };
}

const page = (_id: string) => ({ _id, _type: 'page' });

const documentOf = ({ body }: Received) => JSON.parse(body) as Record<string, unknown>;

const isSigned = ({ body, headers }: Received, by = secret, text = body) =>
  isValidSignature(text, String(headers[SIGNATURE_HEADER_NAME]), by);

test('publishing is announced, signed so that @sanity/webhook verifies it', async () => {
  const { inbox, url } = await webhookReceiver();
  const { client } = await hooked(url);
  await client.create({ ...page('drafts.a'), title: 'T' });
  const pair = { draftId: 'drafts.a', publishedId: 'a' };
  const { transactionId } = await client.action({ actionType: 'sanity.action.document.publish', ...pair });
  const received = await inbox.next();
  expect(documentOf(received)).toMatchObject({ ...page('a'), title: 'T', _rev: transactionId });
  expect(received.headers).toMatchObject({
    'sanity-operation': 'create',
    'sanity-dataset': 'production',
    'sanity-project-id': 'test',
    'sanity-document-id': 'a',
    'sanity-transaction-id': transactionId,
    'idempotency-key': `${transactionId}-a`,
  });
  expect(await isSigned(received)).toBe(true);
  expect(await isSigned(received, 'another secret')).toBe(false);
  expect(await isSigned(received, secret, received.body.replace('"T"', '"X"'))).toBe(false);
});

test('changes are told in order, with the fields that are asked for; drafts are not', async () => {
  const { inbox, url } = await webhookReceiver();
  const { client } = await hooked(url, { fields: ['_id', 'title'] });
  await client.create({ ...page('a'), title: 'One', text: 'a'.repeat(300_000) });
  await client.patch('a').set({ title: 'Two' }).commit();
  await client.create(page('drafts.a'));
  await client.transaction().delete('drafts.a').delete('a').create(page('b')).commit();
  const received = [await inbox.next(), await inbox.next(), await inbox.next(), await inbox.next()];
  expect(received.map((one) => [one.headers['sanity-operation'], documentOf(one)])).toEqual([
    ['create', { _id: 'a', title: 'One' }],
    ['update', { _id: 'a', title: 'Two' }],
    ['delete', { _id: 'a', title: 'Two' }],
    ['create', { _id: 'b' }],
  ]);
});

test('an error of the receiver is tried again twice, each time with a fresh signature and the same key', async () => {
  const { inbox, url } = await webhookReceiver([500, 429]);
  const { client, faults } = await hooked(url);
  await client.create(page('a'));
  await client.create(page('b'));
  const attempts = [await inbox.next(), await inbox.next(), await inbox.next(), await inbox.next()];
  expect(attempts.map((one) => documentOf(one)['_id'])).toEqual(['a', 'a', 'a', 'b']);
  expect(new Set(attempts.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  for (const attempt of attempts) expect(await isSigned(attempt)).toBe(true);
  expect(faults).toEqual([]);
});

test.each([[[400]], [[302]], [[503, 503, 503]]])(
  'what the receiver refuses with %j is given up and told of, and the next one is made',
  async (statuses) => {
    const { inbox, url } = await webhookReceiver([...statuses]);
    const { client, faults } = await hooked(url);
    await client.create(page('a'));
    await client.create(page('b'));
    for (const id of [...statuses.map(() => 'a'), 'b'])
      expect(documentOf(await inbox.next())['_id']).toBe(id);
    expect(faults).toEqual([
      new Error(`The webhook ${url} did not take a and replied with status ${statuses[0]}`),
    ]);
  },
);

test('no commit waits for a receiver that is out, which is told what changes once it is back', async () => {
  const gone = await webhookReceiver();
  await gone.close();
  const { client, faults } = await hooked(gone.url, { retryDelays: [] });
  for (const id of ['a', 'b', 'c']) await client.create(page(id));
  expect(await client.fetch('count(*)')).toBe(3);
  const { inbox } = await webhookReceiver([], gone.port);
  await client.create(page('d'));
  let last: unknown;
  while (last !== 'd') last = documentOf(await inbox.next())['_id'];
  expect(faults).toEqual([]);
});

test('a lake that closes waits for no receiver', async () => {
  const gone = await webhookReceiver();
  await gone.close();
  const { lake, client, faults } = await hooked(gone.url, { retryDelays: [30 * 60_000] });
  await client.create(page('a'));
  await lake.close();
  expect(faults).toEqual([]);
});
