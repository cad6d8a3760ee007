import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { loadProperties } from './load-properties.ts';

const migrations = path.join(import.meta.dirname, '../../web/migrations');
const names = ['0000_content-revision.sql', '0023_property-rows.sql'];
/** Three files. */
const count = 20;
const bytesAtOnce = 8000;

const recordOf = (line: number, price: number) => ({ ID: 1000 + line, Price: price, text: 'x'.repeat(900) });

/** A database that is lost with the file after so many, as if the command were killed. */
function makeTarget() {
  const sqlite = new DatabaseSync(':memory:');
  for (const name of names) sqlite.exec(readFileSync(path.join(migrations, name), 'utf8'));
  const state = { files: 0, lostAfter: Infinity, longest: 0 };
  const apply = (file: string) => {
    if (state.files >= state.lostAfter) throw new Error('killed');
    state.files += 1;
    const sql = readFileSync(file, 'utf8');
    state.longest = Math.max(state.longest, ...sql.split('\n').map((line) => Buffer.byteLength(line)));
    sqlite.exec(`begin; ${sql} commit;`);
    return Promise.resolve();
  };
  const first = (sql: string) => Promise.resolve(sqlite.prepare(sql).get() ?? {});
  return { sqlite, state, apply, first };
}

function makeImport() {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'load-properties-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const writeLines = (lines: readonly unknown[]) =>
    writeFileSync(
      path.join(dataFolder, 'properties.jsonl'),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
  const write = (price: number) =>
    writeLines([
      ...Array.from({ length: count }, (_, line) => ({ record: recordOf(line, price) })),
      { part: JSON.stringify({ price }) },
    ]);
  return { dataFolder, sqlFile: path.join(dataFolder, 'part.sql'), bytesAtOnce, write, writeLines };
}

function shownRows(sqlite: DatabaseSync) {
  return sqlite
    .prepare(
      `select coalesce(content ->> '$.Price', content ->> '$.price') as price, count(*) as total, count(propertyId) as records
       from property_rows where generation = (select generation from property_generation) group by 1`,
    )
    .all()
    .map((row) => ({ ...row }));
}

const whole = (price: number) => [{ price, total: count + 1, records: count }];

test('without a large import nothing is applied', async () => {
  const { state, ...target } = makeTarget();
  await loadProperties({ ...target, ...makeImport() });
  expect(state.files).toBe(0);
});

test('words of any kind and length arrive as they are, in statements that the platform takes', async () => {
  const { sqlite, state, ...target } = makeTarget();
  const { writeLines, ...files } = makeImport();
  const texts = [
    "it's; drop table x; --",
    'BEGIN TRANSACTION; COMMIT;',
    '"\n\\ é €',
    `x${'🏡'.repeat(90_000)}`,
  ];
  const records = texts.map((text, ID) => ({ ID, text }));
  writeLines([...records.map((record) => ({ record })), { part: JSON.stringify(texts) }]);
  await loadProperties({ ...target, ...files });
  const rows = sqlite.prepare('select propertyId, content from property_rows order by line').all();
  expect(rows.map(({ propertyId }) => propertyId)).toEqual(['0', '1', '2', '3', null]);
  expect(rows.map(({ content }) => JSON.parse(String(content)) as unknown)).toEqual([...records, texts]);
  expect(rows.map(({ content }) => content).join('')).not.toContain('BEGIN TRANSACTION');
  expect(state.longest).toBeLessThan(100_000);
});

test('a load that is killed before any file shows the import before it, goes on, and ends with the new one', async () => {
  const { write, ...files } = makeImport();
  for (let lostAfter = 0; ; lostAfter += 1) {
    const { sqlite, state, ...target } = makeTarget();
    write(1);
    await loadProperties({ ...target, ...files });
    write(2);
    state.lostAfter = state.files + lostAfter;
    const isKilled = await loadProperties({ ...target, ...files }).then(
      () => false,
      () => true,
    );
    if (!isKilled) {
      expect(lostAfter).toBe(4);
      break;
    }
    expect(shownRows(sqlite)).toEqual(whole(1));
    const before = state.files;
    state.lostAfter = Infinity;
    await loadProperties({ ...target, ...files });
    expect(shownRows(sqlite)).toEqual(whole(2));
    expect(state.files - before).toBe([4, 3, 2, 2][lostAfter]);
    expect(sqlite.prepare('select revision from content_revision').get()).toEqual({ revision: 2 });
  }
});

test('a row that was stored in part is stored again', async () => {
  const { sqlite, apply, first } = makeTarget();
  const { writeLines, ...files } = makeImport();
  writeLines([{ part: JSON.stringify('y'.repeat(50_000)) }]);
  await loadProperties({ apply, first, ...files });
  sqlite.exec(
    'update property_rows set content = substr(content, 1, 20000); delete from property_generation',
  );
  await loadProperties({ apply, first, ...files });
  expect(sqlite.prepare('select length(content) as length from property_rows').get()).toEqual({
    length: 50_002,
  });
});

test('an import that is shown is not loaded again, and one older than it is removed by the next', async () => {
  const { sqlite, state, ...target } = makeTarget();
  const { write, ...files } = makeImport();
  for (const price of [1, 2, 3]) {
    write(price);
    await loadProperties({ ...target, ...files });
  }
  const before = state.files;
  await loadProperties({ ...target, ...files });
  expect(state.files).toBe(before);
  const rows = sqlite.prepare('select count(distinct generation) as total from property_rows').get();
  expect(rows).toEqual({ total: 2 });
});
