import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';

const migrations = join(import.meta.dirname, '..', '..', '..', 'migrations');

type Row = Record<string, SQLOutputValue>;

class Statement {
  readonly sqlite: DatabaseSync;
  readonly text: string;
  readonly values: readonly SQLInputValue[];
  readonly beforeEach: () => void;

  constructor(
    sqlite: DatabaseSync,
    text: string,
    beforeEach: () => void,
    values: readonly SQLInputValue[] = [],
  ) {
    this.sqlite = sqlite;
    this.text = text;
    this.values = values;
    this.beforeEach = beforeEach;
  }

  bind(...values: SQLInputValue[]) {
    return new Statement(this.sqlite, this.text, this.beforeEach, values);
  }

  rows(): Row[] {
    this.beforeEach();
    return this.sqlite.prepare(this.text).all(...this.values);
  }

  all() {
    return Promise.resolve({ results: this.rows(), success: true, meta: {} });
  }

  run() {
    return this.all();
  }

  raw() {
    this.beforeEach();
    const statement = this.sqlite.prepare(this.text);
    statement.setReturnArrays(true);
    return Promise.resolve(statement.all(...this.values));
  }
}

class NodeDatabase {
  readonly sqlite = new DatabaseSync(':memory:');
  /** Statements until the process is killed. */
  left = Infinity;

  prepare(text: string) {
    return new Statement(this.sqlite, text, () => {
      this.left -= 1;
      if (this.left < 0) throw new Error('killed');
    });
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
  const database = new NodeDatabase();
  database.sqlite.exec(schema);
  return drizzle(database as unknown as D1Database);
}

export function mortalDatabase() {
  const database = new NodeDatabase();
  database.sqlite.exec(schema);
  return {
    database: drizzle(database as unknown as D1Database),
    killAfter: (statements: number) => {
      database.left = statements;
    },
    revive: () => {
      database.left = Infinity;
    },
  };
}

export function brokenDatabase(): DrizzleD1Database {
  const fail = () => {
    throw new Error('no such database');
  };
  return drizzle({ prepare: fail, batch: fail } as unknown as D1Database);
}
