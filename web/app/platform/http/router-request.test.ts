import { expect, test, vi } from 'vitest';
import { matchRoutes } from '@remix-run/react';
import { endpointTest } from './route-tests.server.ts';
import { refuseRequest, routerRequest } from './router-request.server.ts';

const isEndpointAddress = endpointTest({
  lead: { path: 'api/staff/leads/:id' },
  session: { path: 'api/staff/session' },
});
const refuse = (method: string, path: string) =>
  refuseRequest({ method, url: `https://site.test${path}` }, isEndpointAddress);

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
  expect(refuseRequest({ method: 'GET', url: 'https://[' }, isEndpointAddress)?.status).toBe(400);
});

const site = 'https://site.example';

const isEndpoint = endpointTest({ session: { path: 'api/staff/session' } });
const routed = (request: Request) => routerRequest(request, isEndpoint);

const posted = (path: string, headers: Record<string, string>) =>
  routed(new Request(`${site}${path}`, { method: 'POST', body: 'a=b', headers }));

test('an ordinary request is forwarded unchanged', () => {
  const read = new Request(`${site}/nl/`);
  expect(routed(read)).toBe(read);
  const sent = new Request(`${site}/nl/`, { method: 'POST', body: 'a=b', headers: { Origin: site } });
  expect(routed(sent)).toBe(sent);
});

test('a body that came with a GET or HEAD is left out, and the rest stays', () => {
  for (const method of ['GET', 'HEAD']) {
    const given = new Request(`${site}/nl/?a=b`, { method, headers: { 'Accept-Language': 'fr' } });
    Object.defineProperty(given, 'body', { value: new ReadableStream() });
    const request = routed(given);
    expect([request.method, request.url, request.body]).toEqual([method, `${site}/nl/?a=b`, null]);
    expect(request.headers.get('Accept-Language')).toBe('fr');
  }
});

test('the data of a page is requested at the address of the page', () => {
  const address = (path: string) => new URL(routed(new Request(`${site}${path}`)).url);
  expect(address('/nl/te-koop.data?page=2').href).toBe(`${site}/nl/te-koop/.data?page=2`);
  for (const path of ['/_root.data', '/nl/', '/nl/.data']) expect(address(path).pathname).toBe(path);
});

test('nothing asks for data in the way of older routers, and the rest of the query stays', () => {
  const address = (path: string) => routed(new Request(`${site}${path}`)).url.slice(site.length);
  expect(address('/nl/login/?_data=routes%2Fpage')).toBe('/nl/login/');
  expect(address('/nl/te-koop/?a=b&%5Fdata=x&_data&c=d')).toBe('/nl/te-koop/?a=b&c=d');
  expect(address('/nl/te-koop.data?_routes=routes%2Fpage&_data=x')).toBe(
    '/nl/te-koop/.data?_routes=routes%2Fpage',
  );
  for (const path of ['/nl/?q=a%20b', '/nl/?my_data=x']) expect(address(path)).toBe(path);
});

test('the router warns of no path that cannot be decoded, and gives its parameters as they came', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const routes = [{ path: '/:language/newsletter/confirm/:token' }];
  for (const token of ['secret%zz', 'secret%', 'secret%ff', '%E0%A4%A']) {
    const { pathname } = new URL(routed(new Request(`${site}/nl/newsletter/confirm/${token}`)).url);
    expect(matchRoutes(routes, pathname)?.[0]?.params['token']).toBe(token);
  }
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  const data = routed(new Request(`${site}/nl/%ff.data`));
  expect(new URL(data.url).pathname).toBe('/nl/%25ff/.data');
});

test('a form from another site arrives as one from elsewhere, with what was typed', async () => {
  for (const [Origin, stated] of [
    ['https://evil.example', 'same-origin'],
    ['null', 'cross-site'],
    ['no address', 'same-origin'],
  ] as const) {
    const request = posted('/nl/contact/', { Origin, 'Sec-Fetch-Site': stated });
    expect(request.headers.get('Origin')).toBeNull();
    expect(request.headers.get('Sec-Fetch-Site')).toBe('cross-site');
    expect([request.method, await request.text()]).toEqual(['POST', 'a=b']);
  }
});

test('a form of a page that hides its origin arrives as one of ours', () => {
  const request = posted('/nl/contact/', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' });
  expect(request.headers.get('Origin')).toBeNull();
  expect(request.headers.get('Sec-Fetch-Site')).toBe('same-origin');
});

test('a host that a proxy names changes nothing, and an endpoint sees the client', () => {
  const request = posted('/nl/contact/', { Origin: site, 'X-Forwarded-Host': 'evil.example' });
  expect([...request.headers.keys()]).not.toContain('x-forwarded-host');
  expect(request.headers.get('Origin')).toBe(site);
  const studio = posted('/api/staff/session', { Origin: 'https://studio.example' });
  expect(studio.headers.get('Origin')).toBe('https://studio.example');
  for (const path of ['/api/nope', '/api/staff/session.data', '/api/staff/session/x']) {
    const { headers } = posted(path, { Origin: 'https://evil.example' });
    expect([headers.get('Origin'), headers.get('Sec-Fetch-Site')], path).toEqual([null, 'cross-site']);
  }
});
