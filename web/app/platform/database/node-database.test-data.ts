import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';

const migrations = join(import.meta.dirname, '..', '..', '..', 'migrations');

type Row = Record<string, SQLOutputValue>;

class Statement {
  readonly database: NodeDatabase;
  readonly text: string;
  readonly values: readonly SQLInputValue[];

  constructor(database: NodeDatabase, text: string, values: readonly SQLInputValue[] = []) {
    this.database = database;
    this.text = text;
    this.values = values;
  }

  bind(...values: SQLInputValue[]) {
    return new Statement(this.database, this.text, values);
  }

  rows(): Row[] {
    const parsed = this.database.parsed(this.text);
    parsed.setReturnArrays(false);
    return parsed.all(...this.values);
  }

  all() {
    return Promise.resolve({ results: this.rows(), success: true, meta: {} });
  }

  run() {
    return this.all();
  }

  raw() {
    const parsed = this.database.parsed(this.text);
    parsed.setReturnArrays(true);
    return Promise.resolve(parsed.all(...this.values));
  }
}

class NodeDatabase {
  readonly sqlite = new DatabaseSync(':memory:');
  /** Statements until the process is killed. */
  left = Infinity;
  /** Kept by their text, because parsing one takes longer than running it. */
  readonly known = new Map<string, StatementSync>();

  constructor() {
    this.sqlite.exec(schema);
  }

  parsed(text: string): StatementSync {
    this.left -= 1;
    if (this.left < 0) throw new Error('killed');
    const parsed = this.known.get(text) ?? this.sqlite.prepare(text);
    this.known.set(text, parsed);
    return parsed;
  }

  prepare(text: string) {
    return new Statement(this, text);
  }

  batch(statements: readonly Statement[]) {
    this.sqlite.exec('begin');
    try {
      const results = statements.map((statement) => ({ results: statement.rows(), success: true, meta: {} }));
      this.sqlite.exec('commit');
      return Promise.resolve(results);
    } catch (error) {
      this.sqlite.exec('rollback');
      return Promise.reject(error instanceof Error ? error : new Error('The batch failed.'));
    }
  }
}

/** The tables as all migrations leave them. Read once, since running each migration for each test takes longer. */
const schema = readSchema();

function readSchema(): string {
  const sqlite = new DatabaseSync(':memory:');
  for (const file of readdirSync(migrations).filter((name) => name.endsWith('.sql')))
    sqlite.exec(readFileSync(join(migrations, file), 'utf8').replaceAll('--> statement-breakpoint', ''));
  const statements = sqlite.prepare('select sql from sqlite_master where sql is not null').all();
  sqlite.close();
  return statements.map(({ sql }) => `${String(sql)};`).join('\n');
}

export function emptyDatabase(): DrizzleD1Database {
  return drizzle(new NodeDatabase() as unknown as D1Database);
}

const tables = [...schema.matchAll(/^CREATE TABLE [`"](\w+)/gm)].map(([, name]) => name);

/** The same tables each time, emptied: making them takes longer than many a history. */
export function emptiedDatabases() {
  const database = new NodeDatabase();
  return () => {
    database.left = Infinity;
    for (const name of tables) database.parsed(`delete from ${name}`).run();
    return {
      // Modules remember by it what they have read.
      database: drizzle(database as unknown as D1Database),
      killAfter: (statements: number) => {
        database.left = statements;
      },
      revive: () => {
        database.left = Infinity;
      },
    };
  };
}

export const mortalDatabase = () => emptiedDatabases()();

export function brokenDatabase(): DrizzleD1Database {
  const fail = () => {
    throw new Error('no such database');
  };
  return drizzle({ prepare: fail, batch: fail } as unknown as D1Database);
}
