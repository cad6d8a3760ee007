import { expect, test } from 'vitest';
import type { Lake } from '../server.ts';
import { readEvents } from './event-reader.test-data.ts';
import { clientOf, freshLake, studioOrigin } from './fresh-lake.test-data.ts';

/** A Studio whose first request logs it in, or that someone has logged in to. */
async function openStudio(given?: Lake, user?: string) {
  const lake = given ?? (await freshLake({ tokens: {} }));
  const first = user
    ? await fetch(`${lake.url}/v1/auth/login/${user}?origin=${studioOrigin}`, { redirect: 'manual' })
    : await fetch(`${lake.url}/v2026-05-04/users/me`, { headers: { origin: studioOrigin } });
  const cookie = String(first.headers.get('set-cookie')).split(';')[0] ?? '';
  const headers = { origin: studioOrigin, cookie };
  const get = async (path: string) =>
    (await fetch(lake.url + path, { headers })).json() as Promise<Record<string, unknown>>;
  const act = async (...actions: object[]) => {
    const body = JSON.stringify({ actions, transactionId: `t${actions.length}-${performance.now()}` });
    const response = await fetch(`${lake.url}/v2025-02-19/data/actions/production`, {
      method: 'POST',
      headers,
      body,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { lake, headers, get, act };
}

const pair = { draftId: 'drafts.page', publishedId: 'page' };

const create = (title: string) => ({
  actionType: 'sanity.action.document.create',
  publishedId: 'page',
  attributes: { _id: 'drafts.page', _type: 'page', title },
  ifExists: 'fail',
});

const edit = (set: object) => ({ actionType: 'sanity.action.document.edit', ...pair, patch: { set } });

test('an editor makes a page, writes, publishes and changes it again, and a second tab follows', async () => {
  const { lake, headers, get, act } = await openStudio();
  const filter = encodeURIComponent('*[_id == "page" || _id == "drafts.page"]');
  const { inbox } = await readEvents(
    `${lake.url}/v2025-02-19/data/listen/production?query=${filter}&effectFormat=mendoza&includeResult=false`,
    headers,
  );
  expect(await inbox.next()).toMatchObject({ event: 'welcome' });

  await act(create('First'));
  expect((await inbox.next()).data).toMatchObject({ documentId: 'drafts.page', transition: 'appear' });
  await act(edit({ title: 'Second' }));
  expect((await inbox.next()).data).toMatchObject({
    transition: 'update',
    mutations: [{ patch: { set: { title: 'Second' } } }],
  });

  await act({ actionType: 'sanity.action.document.publish', ...pair });
  const published = [await inbox.next(), await inbox.next()].map(({ data }) => [
    data['documentId'],
    data['transition'],
  ]);
  expect(published).toEqual([
    ['page', 'appear'],
    ['drafts.page', 'disappear'],
  ]);
  expect(await clientOf(lake, '').fetch('*{_id, title}')).toEqual([{ _id: 'page', title: 'Second' }]);

  await act(edit({ title: 'Third' }));
  const snapshot = await get('/v2025-02-19/data/doc/production/page,drafts.page');
  expect(snapshot['documents']).toMatchObject([{ title: 'Second' }, { title: 'Third' }]);
  await act({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.page' });
  const after = await get('/v2025-02-19/data/doc/production/page,drafts.page?excludeContent=true');
  expect(after).toMatchObject({
    documents: [{ _id: 'page' }],
    omitted: [{ id: 'drafts.page', reason: 'existence' }],
  });
});

test('the list of a Studio shows drafts over published documents, and its search finds by prefix', async () => {
  const { get, act } = await openStudio();
  await act(create('Huis te koop'));
  const query =
    '*[_type == "page" && [@, _id] match text::query($__query)] | order(_updatedAt desc)[0...$__limit]{_id, title}';
  const search = (words: string) =>
    get(
      `/v2025-02-19/data/query/production?perspective=drafts&query=${encodeURIComponent(query)}` +
        `&$__query=${encodeURIComponent(JSON.stringify(words))}&$__limit=50&returnQuery=false`,
    );
  expect((await search('*'))['result']).toEqual([{ _id: 'page', title: 'Huis te koop' }]);
  expect((await search('koo*'))['result']).toHaveLength(1);
  expect((await search('huur*'))['result']).toEqual([]);
});

test('two tabs that create the same document: one is told that it exists', async () => {
  const { act } = await openStudio();
  const answers = await Promise.all([act(create('One')), act(create('Two'))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the probe for releases at the start is refused as a missing right, and nothing else stops', async () => {
  const { act, get } = await openStudio();
  const probe = await act({ actionType: 'sanity.action.release.create', releaseId: 'r', metadata: {} });
  expect(probe).toMatchObject({ status: 403, body: { error: { type: 'actionError' } } });
  expect(await get('/v2025-02-19/data/history/production/documents/page?revision=x')).toEqual({
    documents: [],
  });
});

test('an edit in the Studio of a viewer is refused', async () => {
  const lake = await freshLake({ studioUser: 'viewer' });
  const me = await fetch(`${lake.url}/v1/users/me`, { headers: { origin: studioOrigin } });
  const headers = { origin: studioOrigin, cookie: String(me.headers.get('set-cookie')).split(';')[0] ?? '' };
  const body = JSON.stringify({ actions: [create('One')] });
  const response = await fetch(`${lake.url}/v1/data/actions/production`, { method: 'POST', headers, body });
  expect(response.status).toBe(403);
});

test('the history is for the session only', async () => {
  const { act, get, lake } = await openStudio();
  await act(create('One'));
  const documents = '/v2025-02-19/data/history/production/documents/drafts.page,missing';
  expect(await get(documents)).toMatchObject({ documents: [{ _id: 'drafts.page', title: 'One' }] });
  expect(await (await fetch(lake.url + documents)).json()).toEqual({ documents: [] });
  const transactions = await fetch(
    `${lake.url}/v2025-02-19/data/history/production/transactions/drafts.page`,
  );
  expect([transactions.status, await transactions.text()]).toEqual([200, '']);
});

test('two Studios at once write under the names of their users', async () => {
  const first = await openStudio();
  const second = await openStudio(first.lake, 'lake-bart-willems');
  await first.act(create('One'));
  await second.act(edit({ title: 'Two' }));
  const path = '/v2025-02-19/data/history/production/transactions/drafts.page';
  const response = await fetch(first.lake.url + path, { headers: first.headers });
  const lines = (await response.text()).trim().split('\n');
  const authors = lines.map((line) => (JSON.parse(line) as { author: string }).author);
  expect(authors.sort()).toEqual(['lake-bart-willems', 'lake-lien-peeters']);
});
