import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { environment } from './fixtures.ts';

type Row = Record<string, string | number | null>;

/** Queries the site's SQLite file; `?` marks each value. */
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

/** Changes the site's database while the site runs; `?` marks each value. */
export function writeDatabase(query: string, ...values: (string | number)[]): void {
  const database = openDatabaseIn(environment.SITE_DATA_DIR ?? '');
  try {
    database.prepare(query).run(...values);
  } finally {
    database.close();
  }
}

/** Waits for a site that holds the database briefly when it restarts after a crash. */
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
