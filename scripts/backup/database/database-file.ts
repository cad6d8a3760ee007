import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The database of the site below its data folder, a SQLite file; undefined where no site has run. */
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

/** True while another process has the file open. */
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

export function tablesIn(database: DatabaseSync): string[] {
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

/** Ids of what visitors and owners sent, under which it lies in the private bucket. */
export function uploadIdsIn(database: DatabaseSync): string[] {
  return database
    .prepare('select id from uploads order by id')
    .all()
    .map(({ id }) => String(id));
}
