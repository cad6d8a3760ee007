import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqlOf } from './database-sql.ts';

function makeDatabase(sql: string): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  database.exec(sql);
  return database;
}

const allIn = (database: DatabaseSync) => [
  database.prepare('select name, sql from sqlite_master order by name').all(),
  database.prepare('select * from things order by id').all(),
];

test('its statements make an equal database', () => {
  const database = makeDatabase(`
    create table things (id integer primary key, text text, number real, bytes blob);
    create index things_text on things (text);
    insert into things values (1, 'It''s; two
lines', 0.1, x'00ff'), (2, null, -1e300, null), (3, '', 9007199254740991, x'');`);
  expect(allIn(makeDatabase([...sqlOf(database)].join('\n')))).toEqual(allIn(database));
});

test('rows that the site fills again are left out, others that are too long are named', () => {
  const long = `create table fallback_content (value text); create table things (id text);
    insert into fallback_content values (printf('%.*c', 100000, 'x'));`;
  expect([...sqlOf(makeDatabase(long))].join('\n')).not.toContain('INSERT');
  const database = makeDatabase(`${long} insert into things values (printf('%.*c', 100000, 'x'));`);
  expect(() => [...sqlOf(database)]).toThrow('A row of things is longer than a hosted database takes');
});
