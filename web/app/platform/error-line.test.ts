import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorLine } from './error-line.server.ts';

const canary = 'Kanariepiet';

test('an error is told by its name, its words and its place in the code', () => {
  const line = errorLine(new TypeError('Network connection lost.'));
  expect(line).toContain('TypeError: Network connection lost.\n    at ');
  expect(line).toContain('error-line.test.ts');
});

test('what the database was given and what could not be read stay out of the log', () => {
  const failed = new DrizzleQueryError(
    'insert into x',
    [canary],
    new Error('UNIQUE constraint failed: x.id'),
  );
  expect(failed.message).toContain(canary);
  expect(errorLine(failed)).toContain('Error: UNIQUE constraint failed: x.id\n    at ');
  const unexplained = new DrizzleQueryError('insert into x', [canary]);
  const unreadable = (() => {
    try {
      return JSON.parse(canary) as Error;
    } catch (error) {
      return error;
    }
  })();
  expect(String(unreadable)).toContain('Kanar');
  for (const error of [failed, unexplained, unreadable, canary, { canary }])
    expect(errorLine(error)).not.toContain('Kanar');
});
