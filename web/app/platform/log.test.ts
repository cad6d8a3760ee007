import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { errorLine, loggedPath, logProblem, logRequest } from './log.server.ts';

const canary = 'Kanariepiet';

test('an error is told by its name, its words and its place in the code', () => {
  const line = errorLine(new TypeError('Network connection lost.'));
  expect(line).toContain('TypeError: Network connection lost.\n    at ');
  expect(line).toContain('log.test.ts');
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

function linesOf(method: 'log' | 'error', work: () => void): unknown[] {
  const spy = vi.spyOn(console, method).mockReturnValue();
  work();
  return spy.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
}

test('a problem is one line of JSON with its place, or with its kind alone', () => {
  const error = new TypeError('an@example.com is no number');
  const [whole, kind] = linesOf('error', () => {
    logProblem('A form could not be stored.', { requestId: 'a', error });
    logProblem('A mail was not sent.', { id: 'b', errorKind: error });
  });
  expect(whole).toMatchObject({ level: 'error', event: 'A form could not be stored.', requestId: 'a' });
  expect((whole as { error: string }).error).toContain('log.test.ts');
  expect(kind).toEqual({ level: 'error', event: 'A mail was not sent.', id: 'b', error: 'TypeError' });
});

test.each([
  ['/nl/te-koop/leuven/huis/2103/?q=an@example.com', '/nl/te-koop/leuven/huis/2103/'],
  ['/nl/newsletter/confirm/eyJpZCI6MX0.c2lnbmVk', '/nl/newsletter/confirm/:hidden'],
  ['/owner-document/0123456789abcdef0123456789abcdef', '/owner-document/:hidden'],
  ['/nl/newsletter/confirm/token%zz', '/nl/newsletter/confirm/:hidden'],
])('the path %s is logged as %s', (address, path) => {
  expect(loggedPath(`https://site.example${address}`)).toBe(path);
});

test('requests are logged with status and duration: failures always, others where wanted', () => {
  const answer = (status: number, id?: string) => ({
    request: new Request('https://site.example/nl/?q=secret'),
    response: new Response(null, { status, ...(id !== undefined && { headers: { 'X-Request-Id': id } }) }),
    startedAt: Date.now(),
  });
  const [failure, ...others] = linesOf('error', () => {
    logRequest(answer(503, 'a'), false);
    logRequest(answer(200, 'b'), false);
  });
  expect(failure).toEqual({
    level: 'error',
    event: 'request',
    requestId: 'a',
    method: 'GET',
    path: '/nl/',
    status: 503,
    milliseconds: expect.any(Number) as number,
  });
  expect(others).toEqual([]);
  const wanted = linesOf('log', () => {
    logRequest(answer(200, 'c'), true);
    logRequest(answer(200), true);
  });
  expect(wanted).toEqual([expect.objectContaining({ level: 'info', requestId: 'c', status: 200 })]);
});
