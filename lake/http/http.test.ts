import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { freshLake, tokens } from '../testing/fresh-lake.test-data.ts';
import { corsHeaders, isLoopbackHost } from './cors.ts';
import { eventText } from './event-stream.ts';
import { settle } from './node-server.ts';
import { isOn, readParams, readQueryBody } from './params.ts';
import { json } from './reply.ts';
import type { LakeRequest } from './reply.ts';
import { Router, splitVersion } from './router.ts';

const requestOf = (method: string, path: string): Omit<LakeRequest, 'params'> => ({
  ...{ method, path, apiVersion: '1', query: new URLSearchParams(), headers: {}, user: null },
  body: () => Promise.resolve(Buffer.alloc(0)),
});

test.each([
  ['/v2025-02-19/data/query/x', '2025-02-19', '/data/query/x'],
  ['/v1/ping', '1', '/ping'],
  ['/vX/ping', 'X', '/ping'],
  ['/ping', '1', '/ping'],
  ['/v2/ping', '1', '/v2/ping'],
  ['/video/x', '1', '/video/x'],
])('%s is of version %s', (pathname, apiVersion, path) => {
  expect(splitVersion(pathname)).toEqual({ apiVersion, path });
});

test('a router finds its handler, decodes the parts of the path and tells what it does not know', async () => {
  const router = new Router(
    { 'GET /a/:one/:two': ({ params }) => json(params) },
    { 'ANY /rest/:all+': ({ params, method }) => json([method, params['all']]) },
  );
  expect(await router.handle(requestOf('GET', '/a/x%20y/b%2Fc'))).toMatchObject({
    body: { one: 'x y', two: 'b/c' },
  });
  expect(await router.handle(requestOf('GET', '/a/x/y/'))).toMatchObject({ body: { one: 'x', two: 'y' } });
  expect(await router.handle(requestOf('PUT', '/rest/a/b'))).toMatchObject({ body: ['PUT', 'a/b'] });
  await expect(router.handle(requestOf('POST', '/a/x/y'))).rejects.toMatchObject({ status: 405 });
  await expect(router.handle(requestOf('GET', '/a/x'))).rejects.toMatchObject({ status: 404 });
  await expect(router.handle(requestOf('GET', '/a/%E0/y'))).rejects.toMatchObject({ status: 400 });
});

test('parameters are JSON after a dollar sign', () => {
  const query = new URLSearchParams({ $id: '"a"', $list: '[1,null]', tag: 'x', query: '*' });
  expect(readParams(query)).toEqual({ id: 'a', list: [1, null] });
  expect(() => readParams(new URLSearchParams({ $id: 'a' }))).toThrow('Please quote string values');
});

test('the body of a query has a text and may have parameters', () => {
  expect(readQueryBody({ query: '*', params: { a: 1 } })).toEqual({ query: '*', params: { a: 1 } });
  expect(readQueryBody({ query: '*' })).toEqual({ query: '*', params: {} });
  for (const body of [null, [], {}, { query: 1 }]) expect(() => readQueryBody(body)).toThrow('"query"');
});

test('a switch is on when it says true', () => {
  const query = new URLSearchParams('a=true&b=false&c=');
  expect(['a', 'b', 'c', 'd'].map((name) => isOn(query, name))).toEqual([true, false, false, false]);
});

test.each([
  ['localhost:3900', true],
  ['localhost', true],
  ['127.0.0.1:80', true],
  ['[::1]:3900', true],
  ['site.localhost:3900', true],
  [undefined, true],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example:3900', false],
  ['10.0.0.1', false],
])('the host %s leads to this machine: %s', (host, local) => {
  expect(isLoopbackHost(host)).toBe(local);
});

test("pages on this machine may read, the Studio's may send its session", () => {
  const access = {
    tokens: {},
    studioUser: 'viewer',
    studioOrigins: ['https://studio.example'],
    sessionSecret: 's',
  } as const;
  const allowed = (origin?: string) => corsHeaders(origin === undefined ? {} : { origin }, access);
  expect(allowed()).toEqual({});
  expect(allowed('null')).toEqual({});
  expect(allowed('https://evil.example')).toEqual({});
  expect(allowed('http://localhost:3000')).toMatchObject({
    'Access-Control-Allow-Origin': 'http://localhost:3000',
  });
  expect(allowed('http://localhost:3000')).not.toHaveProperty('Access-Control-Allow-Credentials');
  expect(allowed('https://studio.example')).toMatchObject({ 'Access-Control-Allow-Credentials': 'true' });
});

test('an event is written as the standard has it', () => {
  expect(eventText('welcome', { a: 'line\nbreak' })).toBe('event: welcome\ndata: {"a":"line\\nbreak"}\n\n');
  expect(eventText('mutation', {}, 't#a')).toBe('event: mutation\nid: t#a\ndata: {}\n\n');
});

test('a refusal of a handler is its response; an unexpected error is reported and hidden', async () => {
  const faults: unknown[] = [];
  const answer = (error: Error) =>
    settle(
      () => Promise.reject(error),
      (fault) => faults.push(fault),
    );
  expect(await answer(new ApiError(418, 'x', { a: 1 }))).toEqual({
    kind: 'json',
    status: 418,
    body: { a: 1 },
  });
  expect(faults).toEqual([]);
  const fault = new Error('a secret path');
  expect(JSON.stringify(await answer(fault))).not.toContain('secret');
  expect(faults).toEqual([fault]);
  expect(await answer(new Error('database or disk is full'))).toMatchObject({ status: 507 });
});

test('a head request has the headers and no body', async () => {
  const { url } = await freshLake();
  const response = await fetch(`${url}/v1/ping`, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '13',
    '',
  ]);
});

test('a body that ends early fails that request only', async () => {
  const faults: unknown[] = [];
  const { url, port } = await freshLake({ onFault: (fault) => faults.push(fault) });
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n';
  socket.write(`${head}Authorization: Bearer ${tokens.editor}\r\n\r\n{"muta`);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.destroy();
  await new Promise((resolve) => socket.once('close', resolve));
  expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
  expect(faults).toEqual([]);
});
