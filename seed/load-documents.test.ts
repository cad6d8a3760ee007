import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient } from '@sanity/client';
import { expect, onTestFinished, test } from 'vitest';
import { loadDocuments } from './load-documents.ts';

type Sent = { mutations: { createIfNotExists: { _id: string } }[] };

const documents = [
  { _id: 'page-home', _type: 'page' },
  { _id: 'page-contact', _type: 'page' },
  { _id: 'menu', _type: 'menu' },
];

/** A lake that holds `stored` ids, answers the two questions the loader asks, and remembers what it is sent. */
async function startLake(stored: string[]) {
  const created: string[][] = [];
  const perspectives = new Set<string | null>();
  const server = createServer((request, response) => {
    void (async () => {
      response.setHeader('content-type', 'application/json');
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lake');
      const body = await text(request);
      if (pathname.includes('/data/mutate/')) {
        const { mutations } = JSON.parse(body) as Sent;
        created.push(mutations.map(({ createIfNotExists }) => createIfNotExists._id));
        response.end(JSON.stringify({ transactionId: 't', results: [] }));
        return;
      }
      perspectives.add(searchParams.get('perspective'));
      const asksIds = searchParams.has('$ids');
      const ids = JSON.parse(searchParams.get('$ids') ?? '[]') as string[];
      const result = asksIds ? stored.filter((id) => ids.includes(id)) : stored.length;
      response.end(JSON.stringify({ result, ms: 1 }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const client = createClient({
    projectId: 'test',
    dataset: 'test',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    useProjectHostname: false,
    useCdn: false,
    token: 'secret',
  });
  return { client, created, perspectives };
}

test('an empty dataset gets every document in one transaction', async () => {
  const { client, created } = await startLake([]);
  expect(await loadDocuments(client, documents, { missing: false })).toBe(3);
  expect(created).toEqual([['page-home', 'page-contact', 'menu']]);
});

test('a dataset with content is left alone', async () => {
  const { client, created } = await startLake(['page-home']);
  expect(await loadDocuments(client, documents, { missing: false })).toBe(0);
  expect(created).toEqual([]);
});

test('a dataset whose only content is a draft is left alone too', async () => {
  const { client, created, perspectives } = await startLake(['drafts.page-about']);
  expect(await loadDocuments(client, documents, { missing: false })).toBe(0);
  expect(created).toEqual([]);
  expect([...perspectives]).toEqual(['raw']);
});

test('on request only what is absent is added', async () => {
  const { client, created } = await startLake(['page-home', 'drafts.menu']);
  expect(await loadDocuments(client, documents, { missing: true })).toBe(1);
  expect(created).toEqual([['page-contact']]);
});

test('a complete dataset gets no transaction at all', async () => {
  const { client, created } = await startLake(['page-home', 'page-contact', 'menu']);
  expect(await loadDocuments(client, documents, { missing: true })).toBe(0);
  expect(created).toEqual([]);
});
