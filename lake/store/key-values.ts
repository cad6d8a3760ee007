import type { DatabaseSync } from 'node:sqlite';

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
