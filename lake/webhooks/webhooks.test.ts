import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { expect, test } from 'vitest';
import { clientOf, freshFolder, freshLake } from '../testing/fresh-lake.test-data.ts';
import { webhookReceiver } from '../testing/webhook-receiver.test-data.ts';
import type { Received } from '../testing/webhook-receiver.test-data.ts';
import type { LakeOptions } from '../server.ts';

const secret = 'a-long-webhook-secret';

async function hooked(url: string, options: Partial<LakeOptions> = {}) {
  const lake = await freshLake({ webhooks: [{ url, secret }], webhookRetryDelays: [1], ...options });
  return { lake, client: clientOf(lake) };
}

const documentOf = ({ body }: Received) => JSON.parse(body) as Record<string, unknown>;

const signatureOf = ({ headers }: Received) => String(headers[SIGNATURE_HEADER_NAME]);

test('publishing is announced, signed so that @sanity/webhook verifies it', async () => {
  const { inbox, url } = await webhookReceiver();
  const { client } = await hooked(url);
  await client.create({ _id: 'drafts.a', _type: 'page', title: 'T' });
  const publish = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.a',
    publishedId: 'a',
  } as const;
  const { transactionId } = await client.action(publish);
  const received = await inbox.next();
  expect(documentOf(received)).toMatchObject({ _id: 'a', _type: 'page', title: 'T', _rev: transactionId });
  expect(received.headers).toMatchObject({
    'sanity-operation': 'create',
    'sanity-dataset': 'production',
    'sanity-project-id': 'test',
    'sanity-document-id': 'a',
    'sanity-transaction-id': transactionId,
    'idempotency-key': `${transactionId}-a`,
  });
  expect(await isValidSignature(received.body, signatureOf(received), secret)).toBe(true);
  expect(await isValidSignature(received.body, signatureOf(received), 'another secret')).toBe(false);
  expect(await isValidSignature(received.body.replace('"T"', '"X"'), signatureOf(received), secret)).toBe(
    false,
  );
});

test('updates and deletes are told apart, drafts are not announced', async () => {
  const { inbox, url } = await webhookReceiver();
  const { client } = await hooked(url);
  await client.create({ _id: 'a', _type: 'page', title: 'One' });
  await client.patch('a').set({ title: 'Two' }).commit();
  await client.create({ _id: 'drafts.a', _type: 'page' });
  await client.transaction().delete('drafts.a').delete('a').commit();
  const received = [await inbox.next(), await inbox.next(), await inbox.next()];
  expect(received.map(({ headers }) => headers['sanity-operation'])).toEqual(['create', 'update', 'delete']);
  expect(received.map((one) => documentOf(one)['title'])).toEqual(['One', 'Two', 'Two']);
});

test('a receiver that is out gets every delivery when it is back, in order, and no commit waits for it', async () => {
  const gone = await webhookReceiver();
  await gone.close();
  const { client } = await hooked(gone.url);
  for (const _id of ['a', 'b', 'c']) await client.create({ _id, _type: 'page' });
  expect(await client.fetch('count(*)')).toBe(3);
  const { inbox } = await webhookReceiver([], gone.port);
  const received = [await inbox.next(), await inbox.next(), await inbox.next()];
  expect(received.map((one) => documentOf(one)['_id'])).toEqual(['a', 'b', 'c']);
});

test('an error of the receiver is tried again, each time with a fresh signature and the same key', async () => {
  const { inbox, url } = await webhookReceiver([500, 429, 503]);
  const { client } = await hooked(url);
  await client.create({ _id: 'a', _type: 'page' });
  const attempts = [await inbox.next(), await inbox.next(), await inbox.next(), await inbox.next()];
  expect(new Set(attempts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  for (const attempt of attempts)
    expect(await isValidSignature(attempt.body, signatureOf(attempt), secret)).toBe(true);
});

test('a delivery the receiver refuses is given up and told of, and the next one is made', async () => {
  const { inbox, url } = await webhookReceiver([400]);
  const faults: unknown[] = [];
  const { client } = await hooked(url, { onFault: (error) => faults.push(error) });
  await client.create({ _id: 'a', _type: 'page' });
  await client.create({ _id: 'b', _type: 'page' });
  expect([documentOf(await inbox.next()), documentOf(await inbox.next())]).toMatchObject([
    { _id: 'a' },
    { _id: 'b' },
  ]);
  expect(faults).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(
        `${url} did not take a delivery about a and replied with status 400`,
      ) as string,
    }),
  ]);
});

test('what was not delivered when the lake ended is delivered by the next one', async () => {
  const gone = await webhookReceiver();
  await gone.close();
  const dataDir = freshFolder();
  const { lake, client } = await hooked(gone.url, { dataDir });
  await client.create({ _id: 'a', _type: 'page' });
  await lake.close();
  const { inbox } = await webhookReceiver([], gone.port);
  await hooked(gone.url, { dataDir });
  expect(documentOf(await inbox.next())).toMatchObject({ _id: 'a' });
});

test('a redirect is not followed', async () => {
  const { inbox, url } = await webhookReceiver([302]);
  const faults: unknown[] = [];
  const { client } = await hooked(url, { onFault: (error) => faults.push(error) });
  await client.create({ _id: 'a', _type: 'page' });
  await inbox.next();
  await client.create({ _id: 'b', _type: 'page' });
  expect(documentOf(await inbox.next())).toMatchObject({ _id: 'b' });
  expect(faults).toHaveLength(1);
});
