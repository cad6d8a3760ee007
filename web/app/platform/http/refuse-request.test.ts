import { expect, test } from 'vitest';
import { endpointTest } from './endpoints.server.ts';
import { refuseRequest } from './refuse-request.server.ts';

const isEndpoint = endpointTest({
  lead: { path: 'api/staff/leads/:id' },
  session: { path: 'api/staff/session' },
});
const refuse = (method: string, path: string) =>
  refuseRequest({ method, url: `https://site.test${path}` }, isEndpoint);

test('a page takes GET, HEAD and POST, and says so to every other method', () => {
  for (const method of ['GET', 'HEAD', 'POST']) expect(refuse(method, '/nl/')).toBeUndefined();
  for (const method of ['OPTIONS', 'TRACE', 'CONNECT', 'PUT', 'DELETE', 'BREW']) {
    const refusal = refuse(method, '/nl/');
    expect([refusal?.status, refusal?.headers.get('Allow')], method).toEqual([405, 'GET, HEAD, POST']);
  }
});

test('an endpoint sees every method but those that no router knows', () => {
  for (const method of ['OPTIONS', 'PUT', 'DELETE'])
    expect(refuse(method, '/api/staff/session')).toBeUndefined();
  expect(refuse('TRACE', '/api/staff/session')?.headers.get('Allow')).toContain('OPTIONS');
});

test('an address below /api/ that no endpoint has takes what a page takes', () => {
  for (const path of ['/api/nope', '/api/staff/leads/7/notes', '/api/staff/session.data', '/api/'])
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect(refuse(method, path)?.status, path).toBe(405);
  expect(refuse('PUT', '/api/staff/leads/7')).toBeUndefined();
});

test('a target that is no address is refused, not thrown over', () => {
  expect(refuseRequest({ method: 'GET', url: 'https://[' }, isEndpoint)?.status).toBe(400);
});
