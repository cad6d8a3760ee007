import { applyPatch } from 'mendoza';
import { expect, test } from 'vitest';
import { clientOf, freshFolder, freshLake, tokens } from '../testing/fresh-lake.test-data.ts';

type Line = {
  id: string;
  author: string;
  documentIDs: string[];
  mutations?: unknown[];
  effects?: Record<string, { apply: unknown[]; revert: unknown[] }>;
};

const page = { _id: 'a', _type: 'page', title: 'One' };
const pair = { draftId: 'drafts.a', publishedId: 'a' };

async function history() {
  const lake = await freshLake();
  const client = clientOf(lake);
  const read = async (path: string, token: string | null = tokens.administrator) => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    return fetch(`${lake.url}/v2025-02-19/data/history/production/${path}`, { headers });
  };
  const documents = async (path: string) =>
    ((await (await read(`documents/${path}`)).json()) as { documents: Record<string, unknown>[] }).documents;
  const lines = async (path: string) => {
    const text = await (await read(`transactions${path}`)).text();
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  };
  const events = async (path: string) =>
    (await (await read(`events/documents/${path}`)).json()) as {
      events: Record<string, { type: string }[]>;
      nextCursor: string | null;
    };
  return { lake, client, read, documents, lines, events };
}

async function published() {
  const served = await history();
  const { client } = served;
  const act = (transactionId: string, action: object) =>
    client.action(action as Parameters<typeof client.action>[0], { transactionId });
  const edit = (transactionId: string, title: string) =>
    act(transactionId, { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title } } });
  await client.mutate([{ create: page }], { transactionId: 't0' });
  await edit('t1', 'Two');
  await edit('t2', 'Three');
  await act('t3', { actionType: 'sanity.action.document.publish', ...pair });
  return { ...served, act, edit };
}

test('a revision is served for the document and its draft', async () => {
  const { documents } = await published();
  expect(await documents('a,drafts.a?revision=t1')).toMatchObject([
    { _id: 'a', title: 'One', _rev: 't0' },
    { _id: 'drafts.a', title: 'Two', _rev: 't1' },
  ]);
  expect(await documents('drafts.a?revision=t2')).toMatchObject([{ _id: 'drafts.a', title: 'Three' }]);
  expect(await documents('a,drafts.a?revision=t3')).toMatchObject([{ _id: 'a', title: 'Three' }]);
  expect(await documents('a?revision=unknown')).toEqual([]);
});

test("a draft's history leads to the revision that was published before the draft began", async () => {
  const { documents } = await published();
  expect(await documents('drafts.a?revision=t0')).toMatchObject([{ _id: 'a', _rev: 't0' }]);
  expect(await documents('drafts.a?time=2000-01-01')).toEqual([]);
});

test('the time and the last revision before a deletion can be named, one at a time', async () => {
  const { client, documents, read } = await published();
  const now = await documents('a,drafts.a');
  expect(now).toMatchObject([{ _id: 'a', title: 'Three' }]);
  await client.delete('a');
  expect(await documents('a')).toEqual([]);
  expect(await documents('a,drafts.a?lastRevision=true')).toMatchObject([
    { _id: 'a', title: 'Three', _rev: 't3' },
    { _id: 'drafts.a', title: 'Three', _rev: 't2' },
  ]);
  expect(await documents(`a?time=${encodeURIComponent(String(now[0]?.['_updatedAt']))}`)).toEqual(now);
  expect((await read('documents/a?revision=t0&lastRevision=true')).status).toBe(400);
  expect((await read('documents/a?time=yesterday')).status).toBe(400);
});

test('a chain of effects leads from the first revision to the last', async () => {
  const { client, lines } = await published();
  const query = '?effectFormat=mendoza&excludeContent=true&includeIdentifiedDocumentsOnly=true';
  const transactions = await lines(`/a,drafts.a${query}`);
  expect(transactions.map(({ id }) => id)).toEqual(['t0', 't1', 't2', 't3']);
  expect(transactions[0]).toMatchObject({ author: 'lake-administrator', documentIDs: ['a'] });
  expect(transactions[0]).not.toHaveProperty('mutations');
  const replayed = transactions.reduce<unknown>(
    (document, { effects }) => (effects?.['a'] ? applyPatch(document, effects['a'].apply) : document),
    null,
  );
  const { _rev, ...content } = (await client.getDocument('a')) ?? { _rev: '' };
  expect([_rev, replayed]).toEqual(['t3', content]);
});

test('transactions are read in pages and ranges, forwards and backwards', async () => {
  const { lines } = await published();
  const ids = async (path: string) => (await lines(path)).map(({ id }) => id);
  expect(await ids('/drafts.a?fromTransaction=t2')).toEqual(['t2', 't3']);
  expect(await ids('/drafts.a?fromTransaction=t1&toTransaction=t2')).toEqual(['t1', 't2']);
  expect(await ids('/a,drafts.a?reverse=true&limit=2')).toEqual(['t3', 't2']);
  expect(await ids('/a,drafts.a?reverse=true&toTransaction=t1')).toEqual(['t1', 't0']);
  expect(await ids('/a?fromTransaction=')).toEqual(['t0', 't3']);
  expect(await ids('?authors=lake-editor')).toEqual([]);
  expect(await ids('')).toEqual(['t0', 't1', 't2', 't3']);
});

test('what a transaction holds follows the request', async () => {
  const { lines } = await published();
  const [whole] = await lines('/a?fromTransaction=t3');
  expect(whole?.documentIDs).toEqual(['a', 'drafts.a']);
  expect(whole?.mutations).toMatchObject([{ createOrReplace: { _id: 'a' } }, { delete: { id: 'drafts.a' } }]);
  expect(whole).not.toHaveProperty('effects');
  const [own] = await lines('/a?fromTransaction=t3&effectFormat=mendoza&includeIdentifiedDocumentsOnly=true');
  expect(Object.keys(own?.effects ?? {})).toEqual(['a']);
  expect(own?.mutations).toHaveLength(1);
});

test('events are keyed by the document and come in pages', async () => {
  const { events } = await published();
  const first = await events('drafts.a?limit=2');
  expect(first.events['drafts.a']?.map(({ type }) => type)).toEqual([
    'publishDocumentVersion',
    'createDocumentVersion',
  ]);
  const rest = await events(`drafts.a?limit=2&nextCursor=${first.nextCursor}`);
  expect(rest.events['drafts.a']).toMatchObject([{ type: 'publishDocumentVersion', revisionId: 't0' }]);
  expect(rest.nextCursor).toBeNull();
  expect((await events('missing')).events).toEqual({ missing: [] });
});

test('an older revision replaces the draft as the Studio restores it', async () => {
  const { act, client, documents } = await published();
  const [old] = await documents('a?revision=t0');
  const attributes = { ...old, _id: 'drafts.a' };
  await act('t4', { actionType: 'sanity.action.document.replaceDraft', publishedId: 'a', attributes });
  expect(await client.getDocument('drafts.a')).toMatchObject({ title: 'One', _rev: 't4' });
});

test('the history survives a restart of the lake', async () => {
  const dataDir = freshFolder();
  const first = await freshLake({ dataDir });
  await clientOf(first).mutate([{ create: page }], { transactionId: 't0' });
  await clientOf(first).delete('a');
  await first.close();
  const again = clientOf(await freshLake({ dataDir }));
  const url = '/data/history/production/documents/a?revision=t0';
  expect(await again.request({ url })).toMatchObject({ documents: [{ title: 'One' }] });
});

test('strangers learn nothing of the past', async () => {
  const { client, read } = await published();
  await client.delete('a');
  const unknown = async (path: string) => (await read(path, null)).text();
  expect(JSON.parse(await unknown('documents/a?revision=t0'))).toEqual({ documents: [] });
  expect(JSON.parse(await unknown('events/documents/a'))).toEqual({ events: {}, nextCursor: null });
  expect(await unknown('transactions/a')).toBe('');
  expect((await read('transactions/a?limit=0')).status).toBe(400);
});
