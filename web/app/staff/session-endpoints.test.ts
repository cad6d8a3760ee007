import { createHash, randomUUID } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brokenDatabase, emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { recordFigure } from '../platform/record-figure.test-data.ts';
import { staffSessions } from './staff-tables.server.ts';
import { closeSession, openSession, secretStore } from './session-endpoints.server.ts';
import { listLeads } from './leads/lead-endpoints.server.ts';
import { staffPreflight } from './staff-request.server.ts';
import { testSite } from '../forms/submit/posting.test-data.ts';
import { staffRequest, studio, tokenFor } from './staff-requests.test-data.ts';

const now = new Date('2026-11-21T10:00:00Z');
const secret = 'c2VjcmV0LW9mLXRoZS1zdHVkaW8';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const staff = new Map([
  ['greet', { displayName: 'Greet Maes', role: 'administrator' }],
  ['koen', { displayName: 'Koen Baert', role: 'editor' }],
  ['marc', { displayName: 'Marc Janssens', role: 'viewer' }],
]);
const members = [...staff].map(([id, { role }]) => ({ id, roles: [{ name: role, title: role }] }));
const written = { id: 'first', author: 'greet' };

/** A dataset that holds one secret, as an editor's Studio has written it, and its history. */
function datasetWith(change: Record<string, unknown> = {}, history: object[] = [written]) {
  const id = randomUUID();
  const document = {
    _id: `staffSecret.${id}`,
    _type: 'staffSecret',
    _createdAt: now.toISOString(),
    _rev: 'first',
    secretHash: createHash('sha256').update(secret).digest('hex'),
    ...change,
  };
  const documents = new Map([[`staffSecret.${id}`, document]]);
  const client = {
    config: () => ({ dataset: 'production', projectId: 'ours' }),
    getDocument: (documentId: string) => Promise.resolve(documents.get(documentId)),
    delete: (documentId: string) => Promise.resolve(documents.delete(documentId)),
    request: ({ uri }: { uri: string }) =>
      Promise.resolve(
        uri === '/projects/ours'
          ? { members }
          : history.map((transaction) => `${JSON.stringify(transaction)}\n`).join(''),
      ),
    users: { getById: (user: string) => Promise.resolve({ displayName: staff.get(user)?.displayName }) },
  };
  const store = secretStore(client as unknown as SanityClient);
  return { id, documents, storeOf: () => store };
}

const site = () => Promise.resolve(testSite);

test('a secret from the dataset opens a session for half an hour, of which only a fingerprint is stored', async () => {
  const database = emptyDatabase();
  const { id, documents, storeOf } = datasetWith();
  const response = await openSession(staffRequest({ database, body: { id, secret } }), storeOf);
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(studio);
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Vary')).toBe('Origin');
  const { token, expiresAt } = await response.json<{ token: string; expiresAt: string }>();
  expect(expiresAt).toBe('2026-11-21T10:30:00.000Z');
  expect(documents.size).toBe(0);
  expect(JSON.stringify(await database.select().from(staffSessions))).not.toContain(token);

  const status = async () => (await listLeads(staffRequest({ database, token }), site)).status;
  expect(await status()).toBe(200);
  vi.setSystemTime(new Date(expiresAt).getTime() - 1);
  expect(await status()).toBe(200);
  vi.setSystemTime(new Date(expiresAt));
  expect(await status()).toBe(403);
});

test('a session knows who wrote its secret, and their role, from the CMS, and believes no document', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const database = emptyDatabase();
  for (const author of ['greet', 'koen', 'marc', 'someone who left']) {
    const { id, storeOf } = datasetWith({ staffName: 'Lien Peeters', staffRight: 'decide' }, [
      { ...written, author },
    ]);
    await openSession(staffRequest({ database, body: { id, secret } }), storeOf);
  }
  const { id, storeOf } = datasetWith();
  const store = { ...storeOf(), writerOf: () => Promise.reject(new Error('no history')) };
  await openSession(staffRequest({ database, body: { id, secret } }), () => store);
  const sessions = await database.select().from(staffSessions);
  expect(sessions.map(({ staffName, staffRight }) => [staffName, staffRight])).toEqual([
    ['Greet Maes', 'decide'],
    ['Koen Baert', 'act'],
    ['Marc Janssens', 'read'],
    ['', 'act'],
    ['', 'act'],
  ]);
});

test('a secret that somebody else may have put into a document opens nothing', async () => {
  const database = emptyDatabase();
  const changes = [[written, { id: 'second', author: 'koen' }], [{ id: 'other', author: 'greet' }], []];
  for (const history of changes) {
    const { id, storeOf } = datasetWith({}, history);
    expect((await openSession(staffRequest({ database, body: { id, secret } }), storeOf)).status).toBe(403);
  }
  expect(await database.select().from(staffSessions)).toEqual([]);
});

test('a forged, unknown, malformed or expired secret opens nothing', async () => {
  const database = emptyDatabase();
  const given = async (change: Record<string, unknown>, other: Record<string, unknown> = {}) => {
    const { id, storeOf } = datasetWith(change);
    return (await openSession(staffRequest({ database, body: { id, secret, ...other } }), storeOf)).status;
  };
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  expect(await given({}, { secret: `${secret}x` })).toBe(403);
  expect(await given({}, { id: randomUUID() })).toBe(403);
  expect(await given({ _type: 'draftLink' })).toBe(403);
  expect(await given({ secretHash: null })).toBe(403);
  expect(await given({ _createdAt: ago(61) })).toBe(403);
  expect(await given({ _createdAt: ago(-61) })).toBe(403);
  expect(await given({}, { id: '../page-home' })).toBe(400);
  expect(await given({}, { secret: '' })).toBe(400);
  expect(await database.select().from(staffSessions)).toEqual([]);
  expect(await given({ _createdAt: ago(59) })).toBe(200);
});

test('a secret serves once, also when it comes many times at once and the dataset stores it', async () => {
  const database = emptyDatabase();
  const { id, documents, storeOf } = datasetWith();
  const kept = { ...storeOf(), remove: () => Promise.resolve(documents) };
  const post = () => openSession(staffRequest({ database, body: { id, secret } }), () => kept);
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await post()).status));
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 403)]);
  expect((await post()).status).toBe(403);
});

test('a session ends when the tool is closed, and its secret stays spent', async () => {
  const database = emptyDatabase();
  const { id, documents, storeOf } = datasetWith();
  const kept = { ...storeOf(), remove: () => Promise.resolve(documents) };
  const open = () => openSession(staffRequest({ database, body: { id, secret } }), () => kept);
  const { token } = await (await open()).json<{ token: string }>();
  const closed = await closeSession(staffRequest({ database, token, method: 'DELETE', body: '' }));
  expect(closed.status).toBe(204);
  expect((await listLeads(staffRequest({ database, token }), site)).status).toBe(403);
  expect((await open()).status).toBe(403);
});

test('who tries too often has to wait, and is told how long', async () => {
  const database = emptyDatabase();
  const { storeOf } = datasetWith();
  const attempt = () => openSession(staffRequest({ database, body: { id: randomUUID(), secret } }), storeOf);
  for (let count = 0; count < 60; count++) expect((await attempt()).status).toBe(403);
  const response = await attempt();
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('600');
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
});

test('only the Studio’s origins get a response other than 403', async () => {
  const database = emptyDatabase();
  const token = await tokenFor(database);
  const foreign = ['https://evil.example', 'https://studio.example.evil.example', 'http://studio.example'];
  const origins = [...foreign, 'https://studio.example:8443', 'https://site.example', 'null', null];
  let letIn = 0;
  for (const origin of origins) {
    const response = await listLeads(staffRequest({ database, token, origin }), site);
    const preflight = staffPreflight(staffRequest({ method: 'OPTIONS', origin }));
    expect.soft([response.status, preflight.status], String(origin)).toEqual([403, 403]);
    for (const { headers, status } of [response, preflight]) {
      if (status !== 403) letIn += 1;
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(headers.get('Vary')).toBe('Origin');
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  }
  expect((await listLeads(staffRequest({ database, token }), site)).status).toBe(200);
  recordFigure('13 staff requests from elsewhere', { sent: origins.length * 2, 'let in': letIn });
});

test('a browser learns what the Studio may send, and nothing is read by address', () => {
  const { status, headers } = staffPreflight(staffRequest({ method: 'OPTIONS' }));
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(studio);
  expect(headers.get('Access-Control-Allow-Methods')).toBe('POST, PATCH, DELETE');
  expect(headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type');
  expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(staffPreflight(staffRequest({ method: 'GET' })).status).toBe(405);
});

test('a token that is missing, forged or sent otherwise is refused', async () => {
  const database = emptyDatabase();
  const token = await tokenFor(database);
  for (const other of [undefined, '', `${token}0`, token.slice(1), 'a b', `' or 1=1`])
    expect((await listLeads(staffRequest({ database, token: other }), site)).status, other).toBe(403);
});

test('malformed, too large and wrong-method requests are refused', async () => {
  const database = emptyDatabase();
  const token = await tokenFor(database);
  const status = async (body: unknown, method = 'POST') =>
    (await listLeads(staffRequest({ database, token, body, method }), site)).status;
  for (const body of ['', '{', '[]', { page: 0 }, { state: 'lost' }, { search: 1 }, { page: 1.5 }])
    expect(await status(body), JSON.stringify(body)).toBe(400);
  expect(await status({ search: 'x'.repeat(5000) })).toBe(413);
  expect(await status({}, 'PUT')).toBe(405);
});

test('while the database fails the staff hear so, and the log tells nothing of whom they looked for', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = { search: 'Peeters an@example.com' };
  const response = await listLeads(staffRequest({ database: brokenDatabase(), token: 'abc', body }), site);
  expect(response.status).toBe(503);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(studio);
  const logged = JSON.stringify(log.mock.calls);
  expect(logged).toContain('request');
  expect(logged).not.toMatch(/Peeters|example|abc/);
});
