import { expect, test } from 'vitest';
import { refuseRequest } from './refuse-request.server.ts';

const refuse = (method: string, path: string) => refuseRequest({ method, url: `https://site.test${path}` });

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

test('a target that is no address is refused, not thrown over', () => {
  expect(refuseRequest({ method: 'GET', url: 'https://[' })?.status).toBe(400);
});
