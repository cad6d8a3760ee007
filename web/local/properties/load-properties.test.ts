import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { loadProperties } from './load-properties.ts';

type Database = Parameters<typeof loadProperties>[0];
type Values = readonly SQLInputValue[];

const migration = join(import.meta.dirname, '../../migrations/0023_property-rows.sql');

/** A database that is lost after so many statements, as if the process were killed. */
function makeDatabase() {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec(readFileSync(migration, 'utf8').replaceAll('--> statement-breakpoint', ''));
  sqlite.exec('create table content_revision (id integer primary key, revision integer)');
  let statements = 0;
  const state = { killedAfter: Infinity };
  const use = <Result>(work: () => Result): Result => {
    if (statements >= state.killedAfter) throw new Error('killed');
    statements += 1;
    return work();
  };
  const prepare = (text: string, values: Values = []) => ({
    bind: (...given: Values) => prepare(text, given),
    first: (column: string) =>
      Promise.resolve(use(() => sqlite.prepare(text).get(...values)?.[column] ?? null)),
    run: () =>
      new Promise((resolve) =>
        resolve({ meta: use(() => ({ changes: Number(sqlite.prepare(text).run(...values).changes) })) }),
      ),
    apply: () => sqlite.prepare(text).run(...values),
  });
  const batch = (all: ReturnType<typeof prepare>[]) =>
    new Promise((resolve) => resolve(use(() => all.map((statement) => statement.apply()))));
  const database = { prepare, batch } as unknown as Database;
  return { sqlite, database, state, statementsSoFar: () => statements };
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'properties-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'properties.jsonl');
  /** Two thousand records of a kilobyte make three batches. */
  const write = (price: number) => {
    const text = 'x'.repeat(1000);
    const records = Array.from({ length: 2000 }, (_, index) => ({
      record: { ID: 1000 + index, Price: price, text },
    }));
    const lines = [...records, { part: `lists ${String(price)}` }].map((line) => JSON.stringify(line));
    writeFileSync(file, `${lines.join('\n')}\n`);
  };
  return { folder, write };
}

/** Rows of the generation that is shown, by price; a whole import has one price and 2001 rows. */
function shownRows(sqlite: DatabaseSync) {
  const prices = `coalesce(case when propertyId is null then null else json_extract(content, '$.Price') end, substr(content, 7))`;
  return sqlite
    .prepare(
      `select cast(${prices} as integer) as price, count(*) as total, count(propertyId) as records from property_rows
       where generation = (select generation from property_generation) group by 1`,
    )
    .all()
    .map((row) => ({ ...row }));
}

test('without a large import nothing is stored', async () => {
  const { sqlite, database } = makeDatabase();
  await loadProperties(database, makeFolder().folder);
  expect(sqlite.prepare('select count(*) as total from property_rows').get()).toEqual({ total: 0 });
});

test('an import is stored in its order and shown once, and workers hear of it', async () => {
  const { sqlite, database, statementsSoFar } = makeDatabase();
  const { folder, write } = makeFolder();
  write(1);
  await loadProperties(database, folder);
  expect(shownRows(sqlite)).toEqual([{ price: 1, total: 2001, records: 2000 }]);
  expect(sqlite.prepare('select propertyId from property_rows where line = 3').get()).toEqual({
    propertyId: '1002',
  });
  expect(sqlite.prepare('select revision from content_revision').get()).toEqual({ revision: 1 });
  const before = statementsSoFar();
  await loadProperties(database, folder);
  expect(statementsSoFar() - before).toBe(1);
});

test('a load that is killed at any statement shows the import before it, goes on, and ends with all of the new one', async () => {
  const { folder, write } = makeFolder();
  for (let killedAfter = 0; ; killedAfter += 1) {
    const { sqlite, database, state, statementsSoFar } = makeDatabase();
    write(1);
    await loadProperties(database, folder);
    const before = statementsSoFar();
    write(2);
    state.killedAfter = before + killedAfter;
    const isKilled = await loadProperties(database, folder).then(
      () => false,
      () => true,
    );
    if (!isKilled) {
      expect(killedAfter).toBeGreaterThan(5);
      break;
    }
    expect(shownRows(sqlite), `killed after ${String(killedAfter)}`).toEqual([
      { price: 1, total: 2001, records: 2000 },
    ]);
    const stored = sqlite.prepare('select count(*) as total from property_rows').get()?.['total'];
    state.killedAfter = Infinity;
    await loadProperties(database, folder);
    expect(shownRows(sqlite)).toEqual([{ price: 2, total: 2001, records: 2000 }]);
    expect(Number(stored)).toBeGreaterThanOrEqual(2001);
  }
});

test('an older import than the one before is removed', async () => {
  const { sqlite, database } = makeDatabase();
  const { folder, write } = makeFolder();
  for (const price of [1, 2, 3]) {
    write(price);
    await loadProperties(database, folder);
  }
  expect(sqlite.prepare('select count(distinct generation) as total from property_rows').get()).toEqual({
    total: 2,
  });
});
