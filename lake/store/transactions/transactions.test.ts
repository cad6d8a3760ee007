import { expect, test } from 'vitest';
import { anonymous, clientOf, freshClient, freshLake, tokens } from '../../testing/fresh-lake.test-data.ts';

test('a created document has its revision and dates and can be read back', async () => {
  const client = await freshClient();
  const created = await client.create({ _id: 'a', _type: 'page', title: 'Home' });
  expect(created).toMatchObject({ _id: 'a', title: 'Home', _rev: expect.any(String) as string });
  expect(created._createdAt).toBe(created._updatedAt);
  expect(await client.getDocument('a')).toEqual(created);
});

test('an id that is missing or ends in a dot is completed', async () => {
  const client = await freshClient();
  expect((await client.create({ _type: 'page' }))._id).toMatch(/^[a-zA-Z0-9]{20,}$/);
  expect((await client.create({ _id: 'drafts.', _type: 'page' }))._id).toMatch(/^drafts\.[a-zA-Z0-9]{20,}$/);
});

test('creating what exists is refused with the id, createIfNotExists leaves it, createOrReplace replaces it', async () => {
  const client = await freshClient({ _id: 'a', _type: 'page', title: 'Old', old: true });
  await expect(client.create({ _id: 'a', _type: 'page' })).rejects.toMatchObject({
    statusCode: 409,
    details: { type: 'mutationError', items: [{ error: { type: 'documentAlreadyExistsError', id: 'a' } }] },
  });
  await client.createIfNotExists({ _id: 'a', _type: 'page', title: 'New' });
  expect(await client.getDocument('a')).toMatchObject({ title: 'Old' });
  await client.createOrReplace({ _id: 'a', _type: 'page', title: 'New' });
  expect(await client.getDocument('a')).toMatchObject({ title: 'New' });
  expect(await client.getDocument('a')).not.toHaveProperty('old');
});

test('a patch may choose its documents by a query', async () => {
  const client = await freshClient(
    { _id: 'a', _type: 'page' },
    { _id: 'b', _type: 'page' },
    { _id: 'c', _type: 'other' },
  );
  await client
    .patch({ query: '*[_type == $type]', params: { type: 'page' } })
    .set({ seen: true })
    .commit();
  expect(await client.fetch('*[seen == true]._id')).toEqual(['a', 'b']);
});

test('a transaction is applied whole or not at all, and the failed item is named', async () => {
  const client = await freshClient({ _id: 'a', _type: 'page' });
  const transaction = client
    .transaction()
    .create({ _id: 'b', _type: 'page' })
    .create({ _id: 'a', _type: 'page' });
  await expect(transaction.commit()).rejects.toMatchObject({ details: { items: [{ index: 1 }] } });
  expect(await client.getDocument('b')).toBeUndefined();
});

test('a transaction that is sent again gets the same response and is not applied twice', async () => {
  const client = await freshClient({ _id: 'a', _type: 'counter', n: 0 });
  const send = () =>
    client.mutate([{ patch: { id: 'a', inc: { n: 1 } } }], { transactionId: 'once', returnDocuments: false });
  const first = await send();
  expect(await send()).toEqual(first);
  expect(await client.getDocument('a')).toMatchObject({ n: 1, _rev: 'once' });
});

test('the id of a transaction cannot write into an event or stop a webhook', async () => {
  const client = await freshClient();
  for (const transactionId of ['a\nevent: mutation', 'é', 'x'.repeat(129)]) {
    const sent = client.mutate([{ create: { _id: 'a', _type: 'page' } }], { transactionId });
    await expect(sent).rejects.toMatchObject({ statusCode: 400 });
  }
  expect(await client.fetch('count(*)')).toBe(0);
});

test('a document nested too deep is refused, also when it grows by patches', async () => {
  const client = await freshClient({ _id: 'a', _type: 'page' });
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  const refused = { statusCode: 400, message: expect.stringContaining('nested deeper') as string };
  for (const levels of [100, 1000]) {
    await expect(client.create({ _id: 'b', _type: 'page', nested: nested(levels) })).rejects.toMatchObject(
      refused,
    );
  }
  await client
    .patch('a')
    .set({ nested: nested(60) })
    .commit();
  const below = `nested${'[0]'.repeat(59)}`;
  await expect(
    client
      .patch('a')
      .set({ [below]: nested(60) })
      .commit(),
  ).rejects.toMatchObject(refused);
});

test('a selection that the lake cannot run is refused', async () => {
  const client = await freshClient({ _id: 'a', _type: 'page' });
  const query = '*[diff::changedAny({"a": 1}, {"a": 2}, a)]';
  await expect(client.delete({ query })).rejects.toMatchObject({ statusCode: 400 });
});

test('a dry run returns what it would do and does nothing', async () => {
  const client = await freshClient();
  const answer = await client.create({ _id: 'a', _type: 'page' }, { dryRun: true });
  expect(answer._id).toBe('a');
  expect(await client.getDocument('a')).toBeUndefined();
});

test('deletes by id and by query; a missing document is no error', async () => {
  const client = await freshClient({ _id: 'a', _type: 'page' }, { _id: 'b', _type: 'page' });
  await client.delete('missing');
  await client.delete('a');
  await client.delete({ query: '*[_type == "page"]' });
  expect(await client.fetch('count(*)')).toBe(0);
});

test('a malformed body is refused in the shape of the hosted API', async () => {
  const { url } = await freshLake();
  const post = (body: string) =>
    fetch(`${url}/v1/data/mutate/production`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${tokens.administrator}` },
    });
  for (const body of ['{', '{}', '{"mutations":[{}]}', '{"mutations":[{"create":{},"delete":{}}]}']) {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' });
  }
});

test('anonymous users and viewers may not write, editors may', async () => {
  const client = await freshClient();
  const denied = {
    statusCode: 403,
    details: { items: [{ error: { type: 'insufficientPermissionsError' } }] },
  };
  await expect(anonymous(client).create({ _id: 'a', _type: 'page' })).rejects.toMatchObject(denied);
  const viewer = client.withConfig({ token: tokens.viewer });
  await expect(viewer.create({ _id: 'a', _type: 'page' })).rejects.toMatchObject(denied);
  await client.withConfig({ token: tokens.editor }).create({ _id: 'a', _type: 'page' });
  expect(await viewer.getDocument('a')).toMatchObject({ _id: 'a' });
});

test('documents come back in the requested order, with null for those that are missing', async () => {
  const client = await freshClient({ _id: 'a', _type: 'page' }, { _id: 'drafts.a', _type: 'page' });
  const documents = await client.getDocuments(['drafts.a', 'missing', 'a']);
  expect(documents.map((document) => document?._id)).toEqual(['drafts.a', undefined, 'a']);
  expect(await anonymous(client).getDocuments(['drafts.a', 'a'])).toMatchObject([null, { _id: 'a' }]);
});

test('the response says why documents are omitted', async () => {
  const lake = await freshLake();
  await clientOf(lake).create({ _id: 'drafts.a', _type: 'page' });
  const response = await fetch(`${lake.url}/v1/data/doc/production/drafts.a,b?excludeContent=true`);
  expect(await response.json()).toEqual({
    documents: [],
    omitted: [
      { id: 'drafts.a', reason: 'permission' },
      { id: 'b', reason: 'existence' },
    ],
  });
});

test('all versions of a document are those that the asker may see', async () => {
  const client = await freshClient({ _id: 'a', _type: 'page' }, { _id: 'drafts.a', _type: 'page' });
  type Answer = { documents: { _id: string }[]; omitted: unknown[] };
  const versions = (who: typeof client, id: string) =>
    who.request<Answer>({ url: `/data/doc/production/${id}?includeAllVersions=true` });
  const ids = ({ documents }: Answer) => documents.map(({ _id }) => _id);
  expect(ids(await versions(client, 'a'))).toEqual(['a', 'drafts.a']);
  const seen = await versions(anonymous(client), 'a');
  expect([ids(seen), seen.omitted]).toEqual([['a'], []]);
  expect((await versions(client, 'b')).omitted).toEqual([{ id: 'b', reason: 'existence' }]);
});

test('an unknown dataset is not found', async () => {
  const client = await freshClient();
  await expect(client.withConfig({ dataset: 'other' }).fetch('*')).rejects.toMatchObject({ statusCode: 404 });
});
