import type { SanityDocument } from '@sanity/client';
import { applyPatch } from 'mendoza';
import { expect, test } from 'vitest';
import { omit } from '../store/document.ts';
import { clientOf, freshLake, tokens } from '../testing/fresh-lake.test-data.ts';
import { readEvents } from '../testing/event-reader.test-data.ts';
import type { Inbox, ReadEvent } from '../testing/event-reader.test-data.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function listening(
  query: string,
  more = '',
  headers: Record<string, string> = bearer(tokens.administrator),
) {
  const lake = await freshLake();
  const client = clientOf(lake);
  const listenTo = async (filter: string, extra = more) => {
    const url = `${lake.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(filter)}${extra}`;
    const { inbox } = await readEvents(url, headers);
    expect(await inbox.next()).toMatchObject({
      event: 'welcome',
      data: { listenerName: expect.any(String) as string },
    });
    return inbox;
  };
  return { lake, client, inbox: await listenTo(query), listenTo };
}

const data = async (inbox: Inbox<ReadEvent>) => (await inbox.next()).data;

test('a document appears, is updated and disappears', async () => {
  const { client, inbox } = await listening('*[_type == "page"]');
  const created = await client.create({ _id: 'a', _type: 'page', title: 'One' });
  const appeared = await inbox.next();
  expect(appeared).toMatchObject({ event: 'mutation', id: `${created._rev}#a` });
  expect(appeared.data).toMatchObject({
    transition: 'appear',
    documentId: 'a',
    resultRev: created._rev,
    visibility: 'query',
  });
  expect(appeared.data['result']).toEqual(created);
  expect(appeared.data).not.toHaveProperty('previousRev');

  const patched = await client.patch('a').set({ title: 'Two' }).commit();
  expect(await data(inbox)).toMatchObject({
    transition: 'update',
    previousRev: created._rev,
    resultRev: patched._rev,
    mutations: [{ patch: { id: 'a', set: { title: 'Two' } } }],
    identity: 'lake-administrator',
  });

  const { transactionId } = (await client.delete('a', { returnDocuments: false })) as unknown as {
    transactionId: string;
  };
  const gone = await data(inbox);
  expect(gone).toMatchObject({
    transition: 'disappear',
    previousRev: patched._rev,
    resultRev: transactionId,
  });
  expect(gone).not.toHaveProperty('result');
});

test.each([
  '*[_type == "page" && title match "Two*"]{title}[0...5]',
  '*[_id == "a" && title == "Two"][0]',
  'count(*[title == "Two"]) > 0',
  '*[self->title == "Two"]',
])('a document that comes to match or no longer does appears and disappears: %s', async (query) => {
  const { client, inbox } = await listening(query);
  await client.create({ _id: 'a', _type: 'page', title: 'One', self: { _type: 'reference', _ref: 'a' } });
  await client.patch('a').set({ title: 'Two' }).commit();
  const rev = expect.any(String) as string;
  expect(await data(inbox)).toMatchObject({ transition: 'appear', previousRev: rev });
  await client.patch('a').set({ title: 'Three' }).commit();
  expect(await data(inbox)).toMatchObject({ transition: 'disappear' });
  expect(inbox.rest).toEqual([]);
});

test("the total counts only this listener's events of a transaction", async () => {
  const { client, inbox } = await listening('*[_id in ["a", "drafts.a"]]');
  await client
    .transaction()
    .create({ _id: 'other', _type: 'page' })
    .create({ _id: 'a', _type: 'page' })
    .create({ _id: 'drafts.a', _type: 'page' })
    .commit();
  expect([await data(inbox), await data(inbox)]).toMatchObject([
    { documentId: 'a', transactionTotalEvents: 2, transactionCurrentEvent: 1 },
    { documentId: 'drafts.a', transactionTotalEvents: 2, transactionCurrentEvent: 2 },
  ]);
});

test('mendoza effects lead from one revision to the next and back', async () => {
  const { client, inbox } = await listening('*', '&effectFormat=mendoza&includePreviousRevision=true');
  const before = await client.create({ _id: 'a', _type: 'page', title: 'One' });
  await inbox.next();
  const after = await client.patch('a').set({ title: 'Two' }).commit();
  const event = await data(inbox);
  const { apply, revert } = event['effects'] as Record<'apply' | 'revert', unknown[]>;
  const withoutRev = (document: SanityDocument) => omit(document, ['_rev']);
  expect(applyPatch(withoutRev(before), apply)).toEqual(withoutRev(after));
  expect(applyPatch(withoutRev(after), revert)).toEqual(withoutRev(before));
  expect(event['previous']).toEqual(before);
  await client.delete('a');
  expect(applyPatch(after, ((await data(inbox))['effects'] as { apply: unknown[] }).apply)).toBeNull();
});

test('results and mutations can be left out', async () => {
  const { client, inbox } = await listening('*', '&includeResult=false&includeMutations=false');
  await client.create({ _id: 'a', _type: 'page' });
  const event = await data(inbox);
  expect(event).not.toHaveProperty('result');
  expect(event['mutations']).toEqual([]);
});

test('versions are announced only on request', async () => {
  const { client, inbox, listenTo } = await listening('*');
  const all = await listenTo('*', '&includeAllVersions=true');
  await client.create({ _id: 'versions.r.a', _type: 'page' });
  await client.create({ _id: 'a', _type: 'page' });
  expect(await data(inbox)).toMatchObject({ documentId: 'a' });
  expect(await data(all)).toMatchObject({ documentId: 'versions.r.a' });
});

test('an anonymous listener hears of public documents only', async () => {
  const { client, inbox } = await listening('*', '', {});
  await client.create({ _id: 'drafts.a', _type: 'page' });
  await client.create({ _id: 'a', _type: 'page' });
  expect(await data(inbox)).toMatchObject({ documentId: 'a', transactionTotalEvents: 1 });
});

test('the filter of an anonymous listener follows no reference to a private document', async () => {
  const { client, inbox } = await listening('*[kept->word == "secret"]', '', {});
  await client.create({ _id: 'drafts.kept', _type: 'note', word: 'secret' });
  await client.create({ _id: 'public', _type: 'note', word: 'secret' });
  const kept = (target: string) => ({ _type: 'reference', _ref: target, _weak: true });
  await client.create({ _id: 'a', _type: 'page', kept: kept('drafts.kept') });
  await client.create({ _id: 'b', _type: 'page', kept: kept('public') });
  expect(await data(inbox)).toMatchObject({ documentId: 'b' });
});

test('a filter may use parameters, references and a search', async () => {
  const filter = '*[author->name == $name && [@, _id] match text::query("huis")]';
  const { client, inbox } = await listening(filter, `&$name=${encodeURIComponent('"Ann"')}`);
  await client.create({ _id: 'ann', _type: 'author', name: 'Ann' });
  await client.create({
    _id: 'a',
    _type: 'page',
    title: 'Huis',
    author: { _type: 'reference', _ref: 'ann' },
  });
  expect(await data(inbox)).toMatchObject({ documentId: 'a', transition: 'appear' });
});

test('a filter that cannot be read is refused', async () => {
  const { url } = await freshLake();
  const response = await fetch(`${url}/v1/data/listen/production?query=*[`);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: { type: 'queryParseError' } },
  ]);
  expect((await fetch(`${url}/v1/data/listen/production`)).status).toBe(400);
});

test('a filter that fails on a document ends its own stream and nothing else', async () => {
  const { client, inbox, listenTo } = await listening('*[diff::changedAny({"a": 1}, {"a": 2}, a)]');
  const other = await listenTo('*');
  await client.create({ _id: 'a', _type: 'page' });
  expect(await inbox.next()).toMatchObject({ event: 'channelError' });
  expect(await other.next()).toMatchObject({ event: 'mutation' });
  await client.create({ _id: 'b', _type: 'page' });
  expect(await data(other)).toMatchObject({ documentId: 'b' });
  expect(inbox.rest).toEqual([]);
});

test('the real client listens', async () => {
  const client = clientOf(await freshLake());
  const heard = new Promise((resolve, reject) => {
    const subscription = client
      .listen('*[_id == $id]', { id: 'a' }, { events: ['welcome', 'mutation'] })
      .subscribe({
        next: (event) => {
          if (event.type === 'welcome') void client.create({ _id: 'a', _type: 'page', title: 'T' });
          if (event.type !== 'mutation') return;
          subscription.unsubscribe();
          resolve(event);
        },
        error: reject,
      });
  });
  expect(await heard).toMatchObject({ documentId: 'a', transition: 'appear', result: { title: 'T' } });
});

test('live events carry the tag of the responses they make stale; drafts only for those who may see them', async () => {
  const { lake, client } = await listening('*');
  const url = `${lake.url}/v2025-02-19/data/live/events/production`;
  const { inbox } = await readEvents(url);
  const drafts = await readEvents(`${url}?includeDrafts=true`, bearer(tokens.viewer));
  for (const stream of [inbox, drafts.inbox]) expect(await stream.next()).toMatchObject({ event: 'welcome' });
  expect((await fetch(`${url}?includeDrafts=true`)).status).toBe(401);

  const { syncTags } = await client.fetch('*', {}, { filterResponse: false });
  await client.create({ _id: 'drafts.a', _type: 'page' });
  await client.create({ _id: 'a', _type: 'page' });
  expect(await inbox.next()).toMatchObject({ event: 'message', data: { tags: syncTags } });
  expect(inbox.rest).toEqual([]);
  expect([await drafts.inbox.next(), await drafts.inbox.next()]).toHaveLength(2);
});
