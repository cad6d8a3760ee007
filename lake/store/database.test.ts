import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/fresh-lake.test-data.ts';
import { inTransaction, openDatabase } from './database.ts';

test('the folder is made where it is missing', () => {
  const folder = join(freshFolder(), 'a', 'b');
  openDatabase(folder).close();
  expect(existsSync(join(folder, 'lake.db'))).toBe(true);
});

test('work in a transaction is stored whole or not at all', () => {
  const database = openDatabase(freshFolder());
  const put = (key: string) =>
    database.prepare('INSERT INTO settings (key, value) VALUES (?, ?)').run(key, 'x');
  const work = () => {
    put('one');
    throw new Error('stopped');
  };
  expect(() => inTransaction(database, work)).toThrow('stopped');
  inTransaction(database, () => put('two'));
  expect(database.prepare('SELECT key FROM settings').all()).toEqual([{ key: 'two' }]);
  database.close();
});
