import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { tablesIn } from './database-file.ts';

/** Bytes of one statement, at most, as a hosted database takes it. */
const longestStatement = 100_000;

/** Filled again by the site, with rows that may be longer than a hosted database takes in one statement. */
const refilled = ['fallback_content'];

function literal(value: SQLOutputValue): string {
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString('hex')}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function* insertsOf(database: DatabaseSync, table: string): Generator<string> {
  for (const row of database.prepare(`select * from "${table}"`).iterate()) {
    const names = Object.keys(row).map((name) => `"${name}"`);
    const statement = `INSERT INTO "${table}" (${names.join()}) VALUES (${Object.values(row).map(literal).join()});`;
    if (Buffer.byteLength(statement) > longestStatement)
      throw new Error(
        `A row of ${table} is longer than a hosted database takes: ${statement.length} characters.`,
      );
    yield statement;
  }
}

/** Statements that make an empty database equal to this one, one row each. */
export function* sqlOf(database: DatabaseSync): Generator<string> {
  const schema = (type: string) =>
    database
      .prepare('select name, sql from sqlite_master where type = ? and sql is not null order by rowid')
      .all(type)
      .map(({ name, sql }) => ({ name: String(name), sql: `${String(sql)};` }));
  const tables = tablesIn(database);
  yield 'PRAGMA defer_foreign_keys = TRUE;';
  for (const { name, sql } of schema('table')) if (tables.includes(name)) yield sql;
  for (const table of tables) if (!refilled.includes(table)) yield* insertsOf(database, table);
  for (const { sql } of schema('index')) yield sql;
}
