import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Manifest } from './manifest.ts';
import { putMigrations } from './migrations.ts';

/** Characters in one statement, of the hundred thousand bytes that it may have. */
const mostInStatement = 20_000;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Never ends between the halves of a pair of surrogates. */
function sliced(text: string): string[] {
  const slices: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + mostInStatement;
    const isPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    slices.push(text.slice(from, isPair ? end - 1 : end));
    from = isPair ? end - 1 : end;
  }
  return slices;
}

export function findDatabase(siteFolder: string): string | undefined {
  const folder = path.join(siteFolder, 'd1');
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (one) => one.endsWith('.sqlite') && !path.basename(one).startsWith('metadata'),
  );
  return name && path.join(folder, name);
}

/** Copies the database as one transaction sees it, while the site may go on writing. */
export function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 30_000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

export function withDatabase<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  return withDatabase(file, (database) => {
    try {
      database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;');
      return false;
    } catch {
      return true;
    }
  });
}

/** @throws Error when SQLite finds the file damaged */
export function assertSound(database: DatabaseSync, file: string): void {
  const result = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  if (result !== 'ok') throw new Error(`The database ${file} is damaged: ${String(result)}.`);
}

function tablesIn(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      `select name from sqlite_master where type = 'table'
        and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' order by name`,
    )
    .all();
  return rows.map(({ name }) => String(name));
}

export function countRows(database: DatabaseSync): Record<string, number> {
  const counts = tablesIn(database).map((table) => {
    const row = database.prepare(`select count(*) as count from "${table}"`).get();
    return [table, Number(row?.['count'])] as const;
  });
  return Object.fromEntries(counts);
}

/** The files in the private bucket: what visitors and owners sent, and the papers that owners' records list. */
export function filesListedIn(database: DatabaseSync): string[] {
  return database
    .prepare(
      `select id as file from uploads union
       select 'agency-documents/' || (value ->> 'File') from owner_records, json_each(record, '$.AgencyDocuments')`,
    )
    .all()
    .map(({ file }) => String(file));
}

export function prepareDatabase(file: string, manifest: Manifest, host: 'local' | 'hosted'): void {
  withDatabase(file, (database) => {
    assertSound(database, file);
    const [found, wanted] = [countRows(database), manifest.rows];
    const table = Object.keys({ ...found, ...wanted }).find((name) => found[name] !== wanted[name]);
    if (table) throw new Error(`The table ${table} has ${found[table]} rows instead of ${wanted[table]}.`);
    putMigrations(database, manifest.migrations, host);
    // Exceeds any earlier number, so that no page that is cached elsewhere counts as current.
    database.exec('update content_revision set revision = max(revision + 1, unixepoch())');
  });
}

/** wrangler takes these words for a statement wherever they are. */
const withoutTransactions = (text: string) => text.replaceAll('BEGIN TRANSACTION', "BEGIN'||' TRANSACTION");

function literal(value: SQLOutputValue | undefined): string {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString('hex')}'`;
  return typeof value === 'string' ? withoutTransactions(quoted(value)) : String(value);
}

type Row = Record<string, SQLOutputValue>;

/** Stores a row; a long text in several statements, because a hosted database limits the length of one. */
function* rowSql(table: string, keys: readonly string[], row: Row): Generator<string> {
  const names = Object.keys(row);
  const slices = names.map((name) => {
    const value = row[name];
    return typeof value === 'string' && !keys.includes(name) ? sliced(value) : [];
  });
  const values = names.map((name, index) => literal(slices[index]?.[0] ?? row[name]));
  const columns = names.map((name) => `"${name}"`).join();
  yield `INSERT INTO "${table}" (${columns}) VALUES (${values.join()});`;
  const isRow = keys.map((key) => `"${key}" = ${literal(row[key])}`).join(' AND ');
  for (const [index, name] of names.entries())
    for (const slice of slices[index]?.slice(1) ?? [])
      yield `UPDATE "${table}" SET "${name}" = "${name}" || ${literal(slice)} WHERE ${isRow};`;
}

function* rowsSql(database: DatabaseSync, table: string): Generator<string> {
  const keys = database
    .prepare('select name from pragma_table_info(?) where pk > 0')
    .all(table)
    .map(({ name }) => String(name));
  for (const row of database.prepare(`select * from "${table}"`).iterate()) yield* rowSql(table, keys, row);
}

export function* sqlOf(database: DatabaseSync): Generator<string> {
  const schema = (type: string) =>
    database
      .prepare('select name, sql from sqlite_master where type = ? and sql is not null order by rowid')
      .all(type)
      .map(({ name, sql }) => ({ name: String(name), sql: `${String(sql)};` }));
  const tables = tablesIn(database);
  yield 'PRAGMA defer_foreign_keys = TRUE;';
  for (const { name, sql } of schema('table')) if (tables.includes(name)) yield sql;
  for (const table of tables) yield* rowsSql(database, table);
  for (const { sql } of schema('index')) yield sql;
}
