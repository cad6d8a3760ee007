import { once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  clientOf,
  freshFolder,
  freshLake,
  studioHeaders,
  studioOrigin,
  tokens,
} from '../testing/fresh-lake.test-data.ts';
import { startLake } from '../server.ts';
import type { Lake } from '../server.ts';

const other = 'http://localhost:3000';

async function mayWrite(lake: Lake, headers: Record<string, string>): Promise<boolean> {
  const body = JSON.stringify({ mutations: [{ createOrReplace: { _id: 'a', _type: 'page' } }] });
  const response = await fetch(`${lake.url}/v1/data/mutate/production`, { method: 'POST', body, headers });
  return response.ok;
}

test('a Studio is logged in at its first question, and its session may write', async () => {
  const lake = await freshLake();
  const response = await fetch(`${lake.url}/v1/users/me`, { headers: { origin: studioOrigin } });
  expect(await response.json()).toMatchObject({
    id: 'lake-lien-peeters',
    name: 'Lien Peeters',
    roles: [{ name: 'administrator' }],
  });
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  expect(await mayWrite(lake, await studioHeaders(lake))).toBe(true);
});

test('the session counts from no other origin, and no other origin is given one', async () => {
  const lake = await freshLake();
  const { cookie } = await studioHeaders(lake);
  expect(await mayWrite(lake, { origin: other, cookie })).toBe(false);
  expect(await mayWrite(lake, { cookie })).toBe(false);
  expect(await mayWrite(lake, { origin: studioOrigin })).toBe(false);
  expect(await mayWrite(lake, { origin: studioOrigin, cookie: 'lakeSession=guess' })).toBe(false);
  const response = await fetch(`${lake.url}/v1/users/me`, { headers: { origin: other } });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
  expect(response.headers.get('access-control-allow-origin')).toBe(other);
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

test('the session outlives a restart of the lake, and is no good at another', async () => {
  const dataDir = freshFolder();
  const first = await freshLake({ dataDir });
  const headers = await studioHeaders(first);
  await first.close();
  expect(await mayWrite(await freshLake({ dataDir }), headers)).toBe(true);
  expect(await mayWrite(await freshLake(), headers)).toBe(false);
});

test('a setting picks who the Studio is', async () => {
  const lake = await freshLake({ studioUser: 'viewer' });
  const headers = await studioHeaders(lake);
  expect(await (await fetch(`${lake.url}/v1/users/me`, { headers })).json()).toMatchObject({
    role: 'viewer',
  });
  expect(await mayWrite(lake, headers)).toBe(false);
});

test('a Studio that logs out is offered the staff, and is who was chosen from then on', async () => {
  const lake = await freshLake({ studioUser: 'editor' });
  const cookieOf = (response: Response) => String(response.headers.get('set-cookie')).split(';')[0] ?? '';
  const me = (cookie: string) =>
    fetch(`${lake.url}/v1/users/me`, { headers: { origin: studioOrigin, cookie } });
  const out = await fetch(`${lake.url}/v1/auth/logout`, {
    method: 'POST',
    headers: await studioHeaders(lake),
  });
  expect((await me(cookieOf(out))).status).toBe(401);
  expect(await mayWrite(lake, { origin: studioOrigin, cookie: cookieOf(out) })).toBe(false);

  const offered = await fetch(`${lake.url}/v1/auth/providers`, { headers: { origin: studioOrigin } });
  const { providers } = (await offered.json()) as { providers: { title: string; url: string }[] };
  expect(providers.map(({ title }) => title)).toEqual([
    'Bart Willems, editor',
    'Nadia Lambert, editor',
    'Sofie Maes, contributor',
    'Marc Janssens, viewer',
  ]);
  const back = `${studioOrigin}/structure`;
  const login = `${providers[1]?.url ?? ''}?origin=${encodeURIComponent(back)}&projectId=test&type=cookie`;
  const chosen = await fetch(login, { redirect: 'manual' });
  expect([chosen.status, chosen.headers.get('location')]).toEqual([302, back]);
  expect(await (await me(cookieOf(chosen))).json()).toMatchObject({ name: 'Nadia Lambert', role: 'editor' });
});

test('a login leads back to the Studio only, is followed from no other site, and gives nobody more rights', async () => {
  const lake = await freshLake({ studioUser: 'editor' });
  const logIn = async (user: string, origin: string, headers: Record<string, string> = {}) => {
    const path = `/v1/auth/login/${user}?origin=${encodeURIComponent(origin)}`;
    const response = await fetch(lake.url + path, { redirect: 'manual', headers });
    return [response.status, response.headers.has('set-cookie')];
  };
  expect(await logIn('lake-bart-willems', studioOrigin, { 'sec-fetch-site': 'same-site' })).toEqual([
    302,
    true,
  ]);
  expect(await logIn('lake-bart-willems', studioOrigin, { 'sec-fetch-site': 'cross-site' })).toEqual([
    403,
    false,
  ]);
  for (const elsewhere of [
    other,
    'https://evil.example/',
    `${studioOrigin}.evil.example/`,
    '//evil.example',
    '',
  ])
    expect(await logIn('lake-bart-willems', elsewhere)).toEqual([403, false]);
  for (const user of ['lake-lien-peeters', 'lake-administrator', 'nobody'])
    expect(await logIn(user, studioOrigin)).toEqual([404, false]);
  const foreign = await fetch(`${lake.url}/v1/auth/logout`, { method: 'POST', headers: { origin: other } });
  expect(foreign.headers.has('set-cookie')).toBe(false);
});

test('a token names its user; an unknown one is refused even for reading', async () => {
  const client = clientOf(await freshLake());
  expect(await client.users.getById('me')).toMatchObject({ id: 'lake-administrator' });
  const viewer = client.withConfig({ token: tokens.viewer });
  expect(await viewer.users.getById('me')).toMatchObject({ id: 'lake-viewer', role: 'viewer' });
  await expect(client.withConfig({ token: 'wrong' }).fetch('*')).rejects.toMatchObject({ statusCode: 401 });
});

test('a user has made no requests for a role, and who has no session may not read any', async () => {
  const lake = await freshLake();
  const request = { url: '/access/requests/me' };
  expect(await clientOf(lake, tokens.viewer).request(request)).toEqual([]);
  await expect(clientOf(lake, '').request(request)).rejects.toMatchObject({ statusCode: 401 });
});

test('users are found by one id or several', async () => {
  const client = clientOf(await freshLake());
  expect(await client.users.getById('lake-editor')).toMatchObject({ id: 'lake-editor' });
  expect(await client.request({ url: '/users/lake-editor,lake-bart-willems,nobody' })).toHaveLength(2);
  expect(await client.request({ url: '/projects/test/users/lake-bart-willems' })).toMatchObject([
    { displayName: 'Bart Willems', roles: [{ name: 'editor', title: 'Editor' }] },
  ]);
  const { members } = await client.request<{ members: object[] }>({ url: '/projects/test' });
  expect(members).toContainEqual(
    expect.objectContaining({ id: 'lake-marc-janssens', role: 'viewer', isRobot: false }),
  );
  expect(members).toContainEqual(expect.objectContaining({ id: 'lake-viewer', isRobot: true }));
  await expect(client.users.getById('nobody')).rejects.toMatchObject({ statusCode: 404 });
});

test('permissions follow the role', async () => {
  const client = clientOf(await freshLake());
  const acl = async (token?: string) => {
    const [entry] = await client.withConfig({ token }).request<{ permissions: string[] }[]>({
      url: '/projects/test/datasets/production/acl',
    });
    return entry?.permissions;
  };
  expect(await acl(tokens.administrator)).toContain('manage');
  expect(await acl(tokens.editor)).toEqual(['read', 'history', 'create', 'update', 'editHistory']);
  expect(await acl(tokens.contributor)).toEqual(['read', 'history']);
  expect(await acl(tokens.viewer)).toEqual(['read', 'history']);
  expect(await acl()).toEqual(['read']);
});

test('a contributor writes drafts, and neither publishes, changes nor deletes what visitors see', async () => {
  const lake = await freshLake();
  const page = { _id: 'a', _type: 'page' };
  await clientOf(lake).create(page);
  const client = clientOf(lake, tokens.contributor);
  const draft = { ...page, _id: 'drafts.a', title: 'new' };
  await client.createOrReplace(draft);
  await client.patch('drafts.a').set({ title: 'newer' }).commit();
  const publication = { draftId: 'drafts.a', publishedId: 'a' };
  const refused = [
    () => client.action({ actionType: 'sanity.action.document.publish', ...publication }),
    () => client.action({ actionType: 'sanity.action.document.unpublish', ...publication }),
    () => client.createOrReplace(page),
    () => client.patch('a').set({ title: 'x' }).commit(),
    () => client.patch({ query: '*[_type == "page"]' }).set({ title: 'x' }).commit(),
    () => client.delete('a'),
    () => client.transaction([{ delete: { id: 'a' } }, { create: { _type: 'page', _id: 'b' } }]).commit(),
    () => client.create({ _id: 'schedule.1', _type: 'schedule', documentId: 'a', action: 'publish' }),
  ];
  for (const attempt of refused) await expect(attempt()).rejects.toMatchObject({ statusCode: 403 });
  expect(await clientOf(lake).fetch('*{_id, title} | order(_id)', {}, { perspective: 'raw' })).toEqual([
    { _id: 'a', title: null },
    { _id: 'drafts.a', title: 'newer' },
  ]);
  await client.delete('drafts.a');
});

test("a user's settings are stored, each user's apart", async () => {
  const lake = await freshLake();
  const client = clientOf(lake);
  const url = '/users/me/keyvalue/studio.a,studio.b';
  await client.request({
    method: 'PUT',
    url: '/users/me/keyvalue',
    body: [{ key: 'studio.a', value: { x: 1 } }],
  });
  await client.request({
    method: 'PUT',
    url: '/users/me/keyvalue/studio.b',
    body: { key: 'studio.b', value: 2 },
  });
  expect(await client.request({ url })).toEqual([
    { key: 'studio.a', value: { x: 1 } },
    { key: 'studio.b', value: 2 },
  ]);
  expect(await client.withConfig({ token: tokens.editor }).request({ url })).toEqual([]);
  await expect(clientOf(lake, '').request({ url })).rejects.toMatchObject({ statusCode: 401 });
});

test('pages elsewhere are given nothing to read, and no host name but localhost gets a response', async () => {
  const lake = await freshLake();
  const response = await fetch(`${lake.url}/v1/ping`, { headers: { origin: 'https://evil.example' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const status = await new Promise((resolve, reject) => {
    const headers = { host: 'evil.example' };
    request(`${lake.url}/v1/ping`, { headers }, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
  expect((await fetch(`http://127.0.0.1:${lake.port}/v1/ping`)).status).toBe(200);
});

test('a preflight allows what was requested', async () => {
  const lake = await freshLake();
  const headers = { origin: studioOrigin, 'access-control-request-headers': 'x-sanity-project-id' };
  const response = await fetch(`${lake.url}/v1/data/mutate/production`, { method: 'OPTIONS', headers });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('x-sanity-project-id');
  expect(response.headers.get('access-control-allow-origin')).toBe(studioOrigin);
});

test('another address needs a flag and a token', async () => {
  const options = { port: 0, dataDir: '/dev/null', projectId: 'test', host: '0.0.0.0' };
  await expect(startLake(options)).rejects.toThrow('only listens on 127.0.0.1');
  await expect(startLake({ ...options, allowRemote: true })).rejects.toThrow('only listens on 127.0.0.1');
});

test('a lake for another address answers to other host names, on its socket as well', async () => {
  const { port } = await freshLake({ host: '0.0.0.0', allowRemote: true });
  const headers = { host: 'lake.example' };
  const status = await new Promise((resolve, reject) => {
    request(`http://127.0.0.1:${port}/v1/ping`, { headers }, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/listen-channels`, { headers });
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
});

test('a page of another site reads no content, a page or program of this machine does', async () => {
  const { url } = await freshLake();
  const read = async (headers: Record<string, string>) =>
    (await fetch(`${url}/v1/data/query/production?query=*`, { headers })).status;
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect(await read(foreign)).toBe(403);
  expect(await read({ ...foreign, origin: 'https://evil.example' })).toBe(403);
  expect(await read({ origin: 'null' })).toBe(403);
  expect(await read({})).toBe(200);
  expect(await read({ 'sec-fetch-site': 'none' })).toBe(200);
  expect(await read({ 'sec-fetch-site': 'same-site' })).toBe(200);
  expect(await read({ ...foreign, origin: 'http://127.0.0.1:3000' })).toBe(200);
  expect(await read({ ...foreign, authorization: `Bearer ${tokens.viewer}` })).toBe(200);
});
