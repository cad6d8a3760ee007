import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { environment } from './fixtures.ts';

type Row = Record<string, string | number | null>;

/** Queries the site's database, a SQLite file on this machine; `?` marks each of the values. */
export function readDatabase(query: string, ...values: string[]): Row[] {
  return readDatabaseIn(environment.SITE_DATA_DIR ?? '', query, ...values);
}

/** The same for a site with another data folder. */
export function readDatabaseIn(siteFolder: string, query: string, ...values: string[]): Row[] {
  const database = openDatabaseIn(siteFolder, { readOnly: true });
  try {
    return database.prepare(query).all(...values) as Row[];
  } finally {
    database.close();
  }
}

/** Changes the site's database while the site runs; `?` marks each of the values. */
export function writeDatabase(query: string, ...values: (string | number)[]): void {
  const database = openDatabaseIn(environment.SITE_DATA_DIR ?? '');
  try {
    database.prepare(query).run(...values);
  } finally {
    database.close();
  }
}

/** Opens the database itself, which the site may hold for a moment when it starts after an end without warning. */
export function openDatabaseIn(siteFolder: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  const folder = path.join(siteFolder, 'd1');
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => name.endsWith('.sqlite') && !path.basename(name).startsWith('metadata'),
  );
  if (file === undefined) throw new Error(`There is no database below ${folder}.`);
  return new DatabaseSync(path.join(folder, file), { ...options, timeout: 5000 });
}

/** Every row of every table of the site, as one text. */
export function dumpDatabase(): string {
  const tables = readDatabase(
    `select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'`,
  );
  return JSON.stringify(tables.map(({ name }) => readDatabase(`select * from "${String(name)}"`)));
}
