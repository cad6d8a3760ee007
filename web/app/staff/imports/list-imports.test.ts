import type { StaffImports } from 'schemas/staff-import.ts';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { recordVersions } from '../../properties/store/record-tables.server.ts';
import { heldRecords, importRuns } from '../../properties/sync/sync-tables.server.ts';
import { staffRequest, tokenFor } from '../staff-requests.test-data.ts';
import { listImports } from './list-imports.server.ts';

const source = { system: 'file', account: '' };
const counts = { added: 1, changed: 2, unchanged: 46, gone: 0, held: 1 };
const broker = { level: 'record', field: 'BrokerID', reason: '{1} is no broker.', words: ['9'] } as const;

async function filledDatabase() {
  const database = emptyDatabase();
  const run = { ...source, isWhole: true, counts };
  await database.insert(importRuns).values([
    { ...run, id: 'old', state: 'done', startedAt: new Date('2026-11-20T10:00:00Z') },
    { ...run, id: 'new', state: 'waiting', removals: 12, startedAt: new Date('2026-11-21T10:00:00Z') },
    { ...run, id: 'check', state: 'done', isCheck: true, startedAt: new Date('2026-11-21T11:00:00Z') },
  ]);
  const version = { list: 'Properties' as const, key: '7', hash: '', changedOn: '2026-11-20' };
  await database.insert(recordVersions).values([
    { ...version, revision: 1, content: JSON.stringify({ ID: 7, Price: 1, BrokerID: 3 }) },
    { ...version, revision: 2, content: JSON.stringify({ ID: 7, Price: 2, BrokerID: 3 }) },
  ]);
  const since = new Date('2026-11-21T10:00:00Z');
  const Texts = [{ language: 'nl', TypeDescription: 'Loft', City: 'Gent' }];
  await database.insert(heldRecords).values([
    {
      ...source,
      list: 'Properties',
      key: 'A7',
      recordId: 7,
      findings: [broker],
      candidate: { ID: 'A7', Price: 2, BrokerID: 9, Texts },
      since,
    },
    { ...source, list: 'Properties', key: 'A8', findings: [broker], candidate: {}, since },
    {
      ...source,
      list: 'OwnerRecords',
      key: 'A7',
      recordId: 7,
      findings: [{ level: 'field', field: 'Visits.0.Comment', reason: 'It tells a telephone number.' }],
      candidate: { PropertyID: 7, Visits: [{ Comment: 'Bel 0470 12 34 56' }] },
      since,
    },
  ]);
  return database;
}

async function listed(): Promise<{ imports: StaffImports; text: string }> {
  const database = await filledDatabase();
  const token = await tokenFor(database);
  const text = await (await listImports(staffRequest({ database, token, path: 'imports' }))).text();
  return { imports: JSON.parse(text) as StaffImports, text };
}

test('staff see the latest runs first, and no checks', async () => {
  const { imports } = await listed();
  expect(imports.runs.map(({ id, state, removals, held }) => [id, state, removals, held])).toEqual([
    ['new', 'waiting', 12, 1],
    ['old', 'done', 0, 1],
  ]);
});

test('a held record comes with its reasons, and with what differs from the last version on the site', async () => {
  const { imports } = await listed();
  expect(imports.heldTotal).toBe(3);
  expect(imports.held[0]).toMatchObject({
    key: 'A7',
    title: 'Loft · Gent',
    isShown: true,
    findings: [broker],
  });
  expect(imports.held[0]?.differences.find(({ field }) => field === 'BrokerID')).toEqual({
    field: 'BrokerID',
    shown: '3',
    sent: '9',
  });
  expect(imports.held[0]?.differences.some(({ field }) => field === 'Price')).toBe(false);
  expect(imports.held[1]).toMatchObject({ key: 'A8', title: '', isShown: false, differences: [] });
});

test('what an owner’s record says stays between the agency and the owner', async () => {
  const { imports, text } = await listed();
  expect(imports.held[2]).toMatchObject({ list: 'OwnerRecords', differences: [] });
  expect(text).not.toContain('0470');
});

test('nobody else reads any of it', async () => {
  const database = await filledDatabase();
  expect((await listImports(staffRequest({ database, path: 'imports' }))).status).toBe(403);
});
