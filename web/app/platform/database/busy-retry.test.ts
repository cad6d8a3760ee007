import { expect, test } from 'vitest';
import { withBusyRetry } from './busy-retry.server.ts';

const busy = new Error('D1_ERROR: database is locked: SQLITE_BUSY');
const busyRead = new Error(
  'D1_ERROR: Failed to parse body as JSON, got: Error: internal error; reference = a',
);

function failingDatabase(failures: number, error: Error) {
  const calls: unknown[] = [];
  let left = failures;
  const called = (name: string, value: unknown) => {
    calls.push(name);
    if (left === 0) return Promise.resolve(value);
    left -= 1;
    return Promise.reject(error);
  };
  const statement = (values: readonly unknown[]) => ({
    values,
    bind: (...given: unknown[]) => statement(given),
    run: () => called('run', values),
    all: () => called('all', values),
    raw: () => called('raw', values),
    first: () => called('first', values),
  });
  const binding = {
    prepare: () => statement([]),
    batch: (statements: readonly { values: unknown }[]) =>
      called(
        'batch',
        statements.map(({ values }) => values),
      ),
  };
  return { calls, database: withBusyRetry(binding as unknown as D1Database) };
}

test('a statement is executed once the other process has released the database', async () => {
  const executions: ((statement: D1PreparedStatement) => Promise<unknown>)[] = [
    (statement) => statement.run(),
    (statement) => statement.all(),
    (statement) => statement.raw(),
    (statement) => statement.first(),
  ];
  for (const execute of executions) {
    const { calls, database } = failingDatabase(2, busyRead);
    expect(await execute(database.prepare('select ?').bind('a', 2))).toEqual(['a', 2]);
    expect(calls).toHaveLength(3);
  }
});

test('a batch is retried with the statements of the database itself', async () => {
  const { calls, database } = failingDatabase(1, new Error('The library tells why.', { cause: busy }));
  const statements = ['a', 'b'].map((value) => database.prepare('select ?').bind(value));
  expect(await database.batch(statements)).toEqual([['a'], ['b']]);
  expect(calls).toEqual(['batch', 'batch']);
});

test('any other failure is not retried', async () => {
  const { calls, database } = failingDatabase(1, new Error('no such table'));
  await expect(database.batch([database.prepare('select 1')])).rejects.toThrow('no such table');
  expect(calls).toEqual(['batch']);
});
