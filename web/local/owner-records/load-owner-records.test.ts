import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { loadOwnerRecords } from './load-owner-records.ts';
import { moveSample } from './sample-dates.ts';

type Database = Parameters<typeof loadOwnerRecords>[0];

function makeDatabase() {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec('create table owner_records (propertyId text primary key, record text)');
  const prepare = (sql: string, values: SQLInputValue[] = []) => ({
    bind: (...given: SQLInputValue[]) => prepare(sql, given),
    run: () => sqlite.prepare(sql).run(...values),
  });
  const batch = (statements: ReturnType<typeof prepare>[]) =>
    Promise.resolve(statements.map((statement) => statement.run()));
  return { sqlite, database: { prepare, batch } as unknown as Database };
}

function makeFolder(records?: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'owners-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (records) writeFileSync(join(folder, 'owner-records.json'), JSON.stringify(records));
  return folder;
}

test('the records of an import take the place of all there were', async () => {
  const { sqlite, database } = makeDatabase();
  const now = new Date('2026-11-23T09:00:00Z');
  const idsAfter = async (folder: string) => {
    await loadOwnerRecords(database, folder, now);
    return sqlite.prepare('select propertyId from owner_records order by propertyId').all();
  };
  expect((await idsAfter(makeFolder())).length).toBe(50);
  const many = Array.from({ length: 450 }, (_, index) => ({ PropertyID: 1001 + index }));
  expect((await idsAfter(makeFolder(many))).length).toBe(450);
  expect(await idsAfter(makeFolder([{ PropertyID: 7, Weeks: [] }]))).toEqual([{ propertyId: '7' }]);
  expect(sqlite.prepare('select record from owner_records').get()).toEqual({
    record: '{"PropertyID":7,"Weeks":[]}',
  });
});

test('the sample is of the present week whenever it is first seen, with its past behind and its plans ahead', () => {
  const sample = '[{"Date":"2026-11-19"},{"Date":"2026-11-20"},{"Start":"2026-11-26T17:30"}]';
  expect(moveSample(sample, '2026-11-23')).toBe(sample);
  expect(moveSample(sample, '2026-11-29')).toBe(sample);
  expect(moveSample(sample, '2027-01-05')).toBe(
    '[{"Date":"2026-11-19"},{"Date":"2027-01-01"},{"Start":"2027-01-07T17:30"}]',
  );
  expect(moveSample(sample, '2026-03-02')).toBe(
    '[{"Date":"2026-02-26"},{"Date":"2026-02-27"},{"Start":"2026-03-05T17:30"}]',
  );
});
