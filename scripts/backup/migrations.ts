import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { root } from '../settings/settings.ts';

/** Tables in which the site on this machine and the tool of a deployment remember what they applied. */
const [localTable, hostedTable] = ['__drizzle_migrations', 'd1_migrations'];

const folder = path.join(root, 'web', 'migrations');

type Journal = { entries: readonly { tag: string; when: number }[] };

function knownMigrations(): Journal['entries'] {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;
  return entries;
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined;
}

function namesIn(database: DatabaseSync): string[] {
  if (hasTable(database, localTable)) {
    const times = database.prepare(`select created_at as at from ${localTable}`).all();
    const applied = new Set(times.map(({ at }) => Number(at)));
    return knownMigrations()
      .filter(({ when }) => applied.has(when))
      .map(({ tag }) => tag);
  }
  if (!hasTable(database, hostedTable)) return [];
  const rows = database.prepare(`select name from ${hostedTable} order by id`).all();
  return rows.map(({ name }) => String(name).replace(/\.sql$/, ''));
}

/** Takes the names of the applied migrations out of the database, because each host remembers them in its own way. */
export function takeMigrations(database: DatabaseSync): string[] {
  const names = namesIn(database);
  for (const table of [localTable, hostedTable]) database.exec(`drop table if exists ${table}`);
  return names;
}

/** @throws Error for a migration that this version of the site does not have */
export function findMigrations(names: readonly string[]): Journal['entries'] {
  const known = knownMigrations();
  return names.map((name) => {
    const entry = known.find(({ tag }) => tag === name);
    if (!entry)
      throw new Error(
        `This version of the site is older than the backup: it does not know migration ${name}.`,
      );
    return entry;
  });
}

export function putMigrations(
  database: DatabaseSync,
  names: readonly string[],
  host: 'local' | 'hosted',
): void {
  const entries = findMigrations(names);
  if (host === 'hosted') {
    database.exec(`create table ${hostedTable} (id integer primary key autoincrement, name text unique,
      applied_at timestamp default current_timestamp not null)`);
    const insert = database.prepare(`insert into ${hostedTable} (name) values (?)`);
    for (const { tag } of entries) insert.run(`${tag}.sql`);
    return;
  }
  database.exec(`create table ${localTable} (id serial primary key, hash text not null, created_at numeric)`);
  const insert = database.prepare(`insert into ${localTable} (hash, created_at) values (?, ?)`);
  for (const { tag, when } of entries) {
    const text = readFileSync(path.join(folder, `${tag}.sql`));
    insert.run(createHash('sha256').update(text).digest('hex'), when);
  }
}
