import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, test } from 'vitest';
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

test('the records of the sample are loaded as a whole, and again with the next start', async () => {
  const { sqlite, database } = makeDatabase();
  const idsAfter = async (day: string) => {
    await loadOwnerRecords(database, new Date(`${day}T09:00:00Z`));
    return sqlite.prepare('select propertyId from owner_records order by propertyId').all();
  };
  expect((await idsAfter('2026-11-23')).length).toBe(50);
  expect((await idsAfter('2027-01-05')).length).toBe(50);
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
