import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { putMigrations, takeMigrations } from './migrations.ts';

function makeDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  return database;
}

const names = ['0000_content-revision', '0001_consent-and-views'];

test.for(['local', 'hosted'] as const)('the migrations of a %s database move with it', (host) => {
  const database = makeDatabase();
  putMigrations(database, names, host);
  expect(takeMigrations(database)).toEqual(names);
  expect(database.prepare('select name from sqlite_master').all()).not.toContainEqual({
    name: expect.stringContaining('migrations') as string,
  });
  expect(takeMigrations(database)).toEqual([]);
});

test('a migration of a newer site is refused by name', () => {
  const refuse = () => putMigrations(makeDatabase(), [...names, '9999_future'], 'hosted');
  expect(refuse).toThrow('it does not know migration 9999_future');
});
