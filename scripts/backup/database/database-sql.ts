import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { quoted, sliced } from '../../deploy/property-sql.ts';
import { tablesIn } from './database-file.ts';

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

/** Statements that make an empty database equal to this one. */
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
