import { staffRights } from 'schemas/staff-rights.ts';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { uploads } from '../platform/files/file-tables.server.ts';
import { memoryBucket } from '../platform/files/memory-bucket.test-data.ts';
import { dataOfAddress } from './address-data.server.ts';
import { erasePerson } from './people-endpoints.server.ts';
import { listLeads } from './leads/lead-endpoints.server.ts';
import { staffRequest, storeLead, tokenFor } from './staff-requests.test-data.ts';
import { testSite } from '../forms/submit/posting.test-data.ts';
import { sendUpload, callStaffEndpoint } from './staff-endpoints.server.ts';
import { recordFigure } from '../platform/record-figure.test-data.ts';
import { type StaffPath, staffPaths } from './staff-paths.ts';

async function storedFile(submissionId?: string) {
  const database = emptyDatabase();
  const lead = await storeLead(database, { form: 'rental-application' });
  const { bucket, objects } = memoryBucket(new Map([['file', new TextEncoder().encode('%PDF-1.7')]]));
  await database.insert(uploads).values({
    id: 'file',
    submissionId: submissionId ?? lead,
    name: "An's “loon” (1).pdf",
    type: 'pdf',
    size: 8,
    createdAt: new Date(),
  });
  const token = await tokenFor(database);
  const given = (options: Parameters<typeof staffRequest>[0] = {}) => {
    const { request, context } = staffRequest({ database, token, ...options });
    return { request, context: { ...context, uploads: bucket } };
  };
  return { database, objects, lead, given };
}

test('staff save a file; a browser never shows it, runs it or stores it in a cache', async () => {
  const { given } = await storedFile();
  const response = await sendUpload(given(), 'file');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('%PDF-1.7');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': "attachment; filename*=UTF-8''An%27s%20%E2%80%9Cloon%E2%80%9D%20%281%29.pdf",
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
});

test('nobody else gets it, and files of no lead are not found', async () => {
  const { given } = await storedFile();
  for (const options of [{ token: 'guessed' }, { origin: 'https://evil.example' }, { origin: null }])
    expect((await sendUpload(given(options), 'file')).status).toBe(403);
  for (const id of ['other', '../file', '']) expect((await sendUpload(given(), id)).status).toBe(404);
});

test('a lead lists its files, and an export too', async () => {
  const { database, given } = await storedFile();
  const response = await listLeads(given(), () => Promise.resolve(testSite));
  expect(await response.json()).toMatchObject({
    leads: [{ files: [{ id: 'file', name: "An's “loon” (1).pdf", size: 8 }] }],
  });
  expect(await dataOfAddress(database, 'an@example.com')).toMatchObject({ uploads: [{ id: 'file' }] });
});

test('whoever is erased leaves no file', async () => {
  const { database, objects, given } = await storedFile();
  expect((await erasePerson(given({ body: { email: 'an@example.com' } }))).status).toBe(200);
  expect(objects.size).toBe(0);
  expect(await database.select().from(uploads)).toEqual([]);
});

/** Calls a path with a session; the lead of `leads/:id` does not exist. */
async function call(path: StaffPath, method: string, body: unknown = {}) {
  const database = emptyDatabase();
  const token = await tokenFor(database);
  const [url, id] = path.endsWith(':id') ? [path.replace(':id', 'gone'), 'gone'] : [path, undefined];
  return callStaffEndpoint(staffRequest({ database, token, method, body, path: url }), id);
}

const allowed = new Map<StaffPath, string>([
  ['leads/:id', 'PATCH'],
  ['visits/:id', 'PATCH'],
  ['owners/:id', 'PATCH'],
  ['staff-records/:id', 'PATCH'],
]);

test('each path has its own method, and other methods get 405 with the one that it has', async () => {
  for (const path of staffPaths) {
    const response = await call(path, 'PUT');
    expect([path, response.status]).toEqual([path, 405]);
    expect(response.headers.get('Allow'), path).toBe(allowed.get(path) ?? 'POST');
  }
});

test('every path refuses other origins, and all but the opening of a session a forged token', async () => {
  let refused = 0;
  let letIn = 0;
  for (const path of staffPaths) {
    const database = emptyDatabase();
    const method = allowed.get(path) ?? 'POST';
    const [url, id] = path.endsWith(':id') ? [path.replace(':id', 'gone'), 'gone'] : [path, undefined];
    const token = await tokenFor(database);
    const senders = [
      ...['https://evil.example', 'https://site.example', 'null', null].map((origin) => ({ origin, token })),
      ...(path === 'session' ? [] : [{}, { token: 'forged' }]),
    ];
    for (const sender of senders) {
      const given = staffRequest({ database, method, path: url, ...sender });
      const { status } = await callStaffEndpoint(given, id);
      expect.soft([path, status]).toEqual([path, 403]);
      if (status === 403) refused += 1;
      else letIn += 1;
    }
  }
  recordFigure('13 staff paths', { paths: staffPaths.length, refused, 'let in': letIn });
});

test('viewers read, editors act and administrators decide, at every path', async () => {
  const database = emptyDatabase();
  const tokens = new Map<string, string>();
  for (const right of staffRights) tokens.set(right, await tokenFor(database, right, right));
  // Larger than any of them takes, so that none does its work.
  const body = 'x'.repeat(50_000);
  const least: Record<string, string[]> = { read: [], act: [], decide: [] };
  for (const path of staffPaths.filter((each) => each !== 'session'))
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const statuses: number[] = [];
      for (const token of tokens.values()) {
        const given = staffRequest({ database, token, method, body, path: path.replace(':id', 'gone') });
        statuses.push((await callStaffEndpoint(given, path.endsWith(':id') ? 'gone' : undefined)).status);
      }
      if (statuses.includes(405)) continue;
      const first = statuses.findIndex((status) => status !== 403);
      expect.soft(statuses.lastIndexOf(403), path).toBe(first - 1);
      least[staffRights[first] ?? '']?.push(`${method} ${path}`);
    }
  expect(least).toEqual({
    read: [
      'POST leads',
      'POST reply-drafts',
      'POST funnel',
      'POST page-views',
      'POST uploads/:id',
      'POST properties',
      'POST visits',
      'POST visit-senders/:id',
      'POST owners',
      'POST owner-records/:id',
      'POST imports',
      'POST connections',
      'POST status',
      'POST policy-reports',
      'POST dead-links',
    ],
    act: [
      'PATCH leads/:id',
      'POST notes',
      'POST replies',
      'POST export',
      'POST erase',
      'POST purge',
      'POST resend',
      'POST alerts',
      'POST visit-reminders',
      'PATCH visits/:id',
      'DELETE visit-senders/:id',
      'POST rounds',
      'PATCH owners/:id',
      'POST owner-views/:id',
      'POST invitations',
      'POST invitations/:id',
      'POST owner-papers/:id',
      'DELETE owner-papers/:id',
      'POST staff-records',
      'PATCH staff-records/:id',
      'DELETE staff-records/:id',
      'POST held-records',
      'POST connection-tests',
      'POST connection-runs',
      'POST connection-leads',
      'POST schedules',
      'POST translations',
    ],
    decide: [
      'POST leads-csv',
      'POST subscribers-csv',
      'POST imports/:id',
      'POST connection-codes',
      'POST connection-removals',
    ],
  });
});

test('a path calls its own handler', async () => {
  const email = { email: 'an@example.com' };
  expect(await (await call('export', 'POST', email)).json()).toMatchObject({ address: 'an@example.com' });
  expect(await (await call('erase', 'POST', email)).json()).toMatchObject({ submissions: 0 });
  const note = { id: crypto.randomUUID(), leadId: 'gone', text: 'Belt' };
  expect((await call('notes', 'POST', note)).status).toBe(404);
  expect(await (await call('purge', 'POST')).json()).toEqual({ submissions: 0 });
  expect(await (await call('resend', 'POST')).json()).toEqual({ mails: 0 });
  expect(await (await call('subscribers-csv', 'POST')).text()).toContain('Confirmed');
  expect((await call('leads/:id', 'PATCH', { state: 'done' })).status).toBe(404);
  expect((await call('session', 'DELETE')).status).toBe(204);
  expect((await call('session', 'POST')).status).toBe(400);
});

test('the last part of a path with an id names the lead', async () => {
  const database = emptyDatabase();
  const token = await tokenFor(database);
  const id = await storeLead(database);
  const body = { state: 'done' };
  const given = staffRequest({ database, token, method: 'PATCH', body, path: `leads/${id}` });
  expect((await callStaffEndpoint(given, id)).status).toBe(204);
});

test('an unknown path is not found', async () => {
  for (const path of ['nothing', '__proto__', 'constructor', ''])
    expect((await callStaffEndpoint(staffRequest({ path }), undefined)).status, path).toBe(404);
  expect((await callStaffEndpoint(staffRequest({ path: 'erase/1' }), '1')).status).toBe(404);
});
