import { expect, test } from 'vitest';
import type { Lake } from '../server.ts';
import { readEvents } from './event-reader.test-data.ts';
import { clientOf, freshLake, studioHeaders } from './fresh-lake.test-data.ts';

async function openStudio(given?: Lake, user?: string) {
  const lake = given ?? (await freshLake({ tokens: {} }));
  const headers = await studioHeaders(lake, user);
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
