import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { clientOf, freshLake } from '../testing/fresh-lake.test-data.ts';
import { addGuards, apiVersionOf, createApp, isLoopbackHost } from './app.ts';
import { idsIn, isOn, readParams, readQueryBody } from './read-request.ts';

const access = {
  tokens: {},
  studioUser: 'viewer',
  studioOrigins: ['https://studio.example'],
  sessionSecret: 's',
} as const;

function guarded() {
  const faults: unknown[] = [];
  const app = createApp();
  addGuards(app, { access, loopbackOnly: true, onFault: (fault) => faults.push(fault) });
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(path, init);
    return [response.status, await response.json()];
  };
  return { app, faults, get };
}

test.each([
  ['/v2025-02-19/data/query/x', ['2025-02-19', '/data/query/x']],
  ['/v1/ping', ['1', '/ping']],
  ['/vX/ping/', ['X', '/ping']],
  ['/ping', ['1', '/ping']],
  ['/v2/ping', ['1', '/v2/ping']],
  ['/video/x', ['1', '/video/x']],
])('%s is of version and path %j', async (pathname, split) => {
  const { app, get } = guarded();
  app.get('*', (c) => c.json([apiVersionOf(c), c.req.path]));
  expect(await get(pathname)).toEqual([200, split]);
});

test('the parts of a path and the switches of a query are read', async () => {
  const { app, get } = guarded();
  app.get('/a/:one/:ids?', (c) => c.json([c.req.param('one'), idsIn(c), isOn(c, 'on'), isOn(c, 'off')]));
  expect(await get('/a/x%20y/b%2Fc,,d?on=true&off=false')).toEqual([200, ['x y', ['b/c', 'd'], true, false]]);
  expect(await get('/a/x')).toEqual([200, ['x', [], false, false]]);
});

test('parameters are JSON after a dollar sign', () => {
  expect(readParams({ $id: '"a"', $list: '[1,null]', tag: 'x' })).toEqual({ id: 'a', list: [1, null] });
  expect(() => readParams({ $id: 'a' })).toThrow('Please quote string values');
});

test('the body of a query has a text and may have parameters', () => {
  expect(readQueryBody({ query: '*', params: { a: 1 } })).toEqual({ query: '*', params: { a: 1 } });
  expect(readQueryBody({ query: '*' })).toEqual({ query: '*', params: {} });
  for (const body of [null, [], {}, { query: 1 }]) expect(() => readQueryBody(body)).toThrow('"query"');
});

test.each([
  ['localhost:3900', true],
  ['localhost', true],
  ['127.0.0.1:80', true],
  ['[::1]:3900', true],
  ['site.localhost:3900', true],
  [null, true],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example:3900', false],
  ['10.0.0.1', false],
])('the host %s leads to this machine: %s', (host, local) => expect(isLoopbackHost(host)).toBe(local));

test.each([
  [undefined, null, null],
  ['null', null, null],
  ['https://evil.example', null, null],
  ['http://localhost:3000', 'http://localhost:3000', null],
  ['https://studio.example', 'https://studio.example', 'true'],
])('a page of %s may read as %s, with its session: %s', async (origin, allowed, credentials) => {
  const { app } = guarded();
  app.get('/ping', (c) => c.json({}));
  const { headers } = await app.request('/ping', { headers: origin ? { origin } : {} });
  expect(headers.get('access-control-allow-origin')).toBe(allowed);
  expect(headers.get('access-control-allow-credentials')).toBe(credentials);
});

test('a refusal of a handler is its response; an unexpected error is reported and hidden', async () => {
  const { app, faults, get } = guarded();
  const errors: Record<string, Error> = {
    refused: new ApiError(418, 'x', { a: 1 }),
    fault: new Error('a secret path'),
    full: new Error('database or disk is full'),
  };
  app.get('/:name', (c) => {
    throw errors[c.req.param('name')] ?? new Error();
  });
  expect(await get('/refused')).toEqual([418, { a: 1 }]);
  expect(faults).toEqual([]);
  const hidden = {
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'The lake failed; see its output',
  };
  expect(await get('/fault')).toEqual([500, hidden]);
  expect(await get('/full')).toMatchObject([507, { error: 'Insufficient Storage' }]);
  expect(faults).toEqual([errors['fault'], errors['full']]);
});

test('a response that cannot be serialized is a failure of its own', async () => {
  const { app, faults, get } = guarded();
  const tooLong = new RangeError('Invalid string length');
  const toJSON = () => {
    throw tooLong;
  };
  app.get('/long', (c) => c.json({ toJSON }));
  expect(await get('/long')).toMatchObject([500, {}]);
  expect(faults).toEqual([tooLong]);
});

test('a head request has the headers and no body', async () => {
  const { url } = await freshLake();
  const response = await fetch(`${url}/v1/ping`, { method: 'HEAD' });
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
    200,
    'no-store',
    '',
  ]);
});

test('an unknown path is not found, a known one of another method is not allowed', async () => {
  const { url } = await freshLake();
  const refusalOf = async (path: string) => (await fetch(`${url}/v1${path}`)).json();
  expect(await refusalOf('/nowhere')).toEqual({
    statusCode: 404,
    error: 'Not Found',
    message: 'Path "/nowhere" is not known to the lake',
  });
  expect(await refusalOf('/data/mutate/production')).toMatchObject({ statusCode: 405 });
  expect(await refusalOf('/users/%E0%A4%A')).toMatchObject({ statusCode: 404 });
});

test('datasets are listed by the real client and are apart from each other', async () => {
  const client = clientOf(await freshLake({ datasets: ['production', 'staging'] }));
  expect(await client.datasets.list()).toMatchObject([{ name: 'production' }, { name: 'staging' }]);
  await client.create({ _id: 'a', _type: 'page' });
  expect(await client.withConfig({ dataset: 'staging' }).fetch('count(*)')).toBe(0);
});
