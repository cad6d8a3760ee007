import { expect, test } from 'vitest';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { recordFigure } from '../platform/record-figure.test-data.ts';
import { callStaffEndpoint } from './staff-endpoints.server.ts';
import { type StaffPath, staffPaths } from './staff-paths.ts';
import { staffRequest, storeLead, tokenFor } from './staff-requests.test-data.ts';

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
