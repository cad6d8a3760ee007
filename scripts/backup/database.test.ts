import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqlOf } from './database.ts';

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

test('texts of any length and words arrive in statements that a hosted database takes', () => {
  const database = makeDatabase('create table things (id text primary key, text text, number real)');
  const texts = [`x${'🏡'.repeat(90_000)}`, "it's BEGIN TRANSACTION; COMMIT;", '', '\u{1F3E1}'];
  const insert = database.prepare('insert into things values (?, ?, 1)');
  for (const [index, text] of texts.entries()) insert.run(`it's ${index}`, text);
  const statements = [...sqlOf(database)];
  expect(Math.max(...statements.map((one) => Buffer.byteLength(one)))).toBeLessThan(100_000);
  expect(statements.join('')).not.toContain('BEGIN TRANSACTION');
  expect(allIn(makeDatabase(statements.join('\n')))).toEqual(allIn(database));
});
