import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomId } from './ids.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS documents (dataset TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (dataset, id)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL, author TEXT NOT NULL, at TEXT NOT NULL,
    results TEXT NOT NULL, UNIQUE (dataset, id));
  CREATE TABLE IF NOT EXISTS changes (
    seq INTEGER NOT NULL, dataset TEXT NOT NULL, document TEXT NOT NULL, previous TEXT,
    apply TEXT NOT NULL, revert TEXT NOT NULL, mutations TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS changes_by_seq ON changes (seq);
  CREATE INDEX IF NOT EXISTS changes_by_document ON changes (dataset, document, seq);
  CREATE TABLE IF NOT EXISTS key_values (user TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (user, key)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  DROP TABLE IF EXISTS deliveries;
`;

/**
 * Opens the lake's one file with an exclusive lock, because two lakes on one folder would each trust their own
 * memory. A commit is in the write-ahead log before it is acknowledged, so it survives a killed process.
 */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'lake.db'));
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    database.exec(schema);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Reads or creates a secret that survives restarts, so that an open Studio stays logged in. */
export function sessionSecret(database: DatabaseSync): string {
  const key = 'session-secret';
  database
    .prepare('INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)')
    .run(key, randomId() + randomId());
  return String(database.prepare('SELECT value FROM settings WHERE key = ?').get(key)?.['value']);
}

export type KeyValue = { key: string; value: unknown };

export class KeyValues {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  read(user: string, keys: readonly string[]): KeyValue[] {
    const statement = this.#database.prepare('SELECT value FROM key_values WHERE user = ? AND key = ?');
    return keys.flatMap((key) => {
      const row = statement.get(user, key);
      return row ? [{ key, value: JSON.parse(String(row['value'])) as unknown }] : [];
    });
  }

  write(user: string, pairs: readonly KeyValue[]): void {
    const statement = this.#database.prepare(
      'INSERT INTO key_values (user, key, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    );
    for (const { key, value } of pairs) statement.run(user, key, JSON.stringify(value ?? null));
  }
}
