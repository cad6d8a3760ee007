import { refusal } from '../api-error.ts';
import { megabyte, readJson } from '../http/body.ts';
import { json } from '../http/reply.ts';
import type { LakeRequest, Reply } from '../http/reply.ts';
import type { Routes } from '../http/router.ts';
import type { LakeContext } from '../lake-context.ts';
import { isObject } from '../store/document.ts';
import type { KeyValue } from '../store/key-values.ts';
import { isLoggedOut, isStudioOrigin, sessionCookie } from './identify.ts';
import { describeUser, staffUpTo, users } from './users.ts';
import type { User } from './users.ts';

/** Long enough that no session expires during development. */
const sessionEnds = '2099-01-01T00:00:00.000Z';

export function accessRoutes(context: LakeContext): Routes {
  return {
    'GET /users/me': (request) => me(context, request),
    'GET /users/me/keyvalue/:keys': (request) => {
      const keys = (request.params['keys'] ?? '').split(',');
      return json(context.keyValues.read(known(request).id, keys));
    },
    'PUT /users/me/keyvalue/:keys': (request) => write(context, request),
    'PUT /users/me/keyvalue': (request) => write(context, request),
    'GET /users/:ids': (request) => {
      const ids = (request.params['ids'] ?? '').split(',');
      const found = ids.flatMap((id) => users.filter((user) => user.id === id).map(describeUser));
      if (ids.length > 1) return json(found);
      if (!found[0]) throw refusal(404, `User "${ids[0] ?? ''}" not found`);
      return json(found[0]);
    },
    'GET /projects/:project/users/:ids': (request) => {
      const ids = (request.params['ids'] ?? '').split(',');
      return json(users.filter((user) => ids.includes(user.id)).map(describeUser));
    },
    'GET /access/requests/me': (request) => {
      known(request);
      return json([]);
    },
    'GET /auth/id': (request) => json({ id: known(request).id, expiry: sessionEnds }),
    'GET /auth/providers': (request) => json({ providers: providers(context, request) }),
    'GET /auth/login/:user': (request) => logIn(context, request),
    'POST /auth/logout': ({ headers }) => {
      const isStudio = isStudioOrigin(headers, context.access);
      return json({ ok: true }, 200, isStudio ? { 'Set-Cookie': sessionCookie(context.access, null) } : {});
    },
  };
}

/** Logs the Studio in as its first user at its first request; who logged out chooses someone on the login screen. */
function me(context: LakeContext, request: LakeRequest): Reply {
  const { access } = context;
  const isNew = isStudioOrigin(request.headers, access) && !isLoggedOut(request.headers);
  const user = request.user ?? (isNew ? staffUpTo(access.studioUser)[0] : undefined);
  if (!user) throw refusal(401, 'Unauthorized - Session not found');
  const body = { ...describeUser(user), isCurrentUser: true };
  const viaStudio = !request.headers.authorization && isStudioOrigin(request.headers, access);
  return viaStudio ? json(body, 200, { 'Set-Cookie': sessionCookie(access, user) }) : json(body);
}

/** The staff, each in the place of a login provider such as Google. */
function providers({ access, origin }: LakeContext, { headers }: LakeRequest) {
  const host = headers.host ?? new URL(origin).host;
  return staffUpTo(access.studioUser).map(({ id, name, role }) => ({
    name: id,
    title: `${name}, ${role}`,
    url: `http://${host}/v1/auth/login/${id}`,
  }));
}

/** @throws ApiError 404 for an unknown user, 403 for a way back that is not a Studio or a link on another site */
function logIn({ access }: LakeContext, { headers, params, query }: LakeRequest): Reply {
  const user = staffUpTo(access.studioUser).find(({ id }) => id === params['user']);
  if (!user) throw refusal(404, `User "${params['user'] ?? ''}" not found`);
  const back = query.get('origin') ?? '';
  const isStudio = URL.canParse(back) && isStudioOrigin({ origin: new URL(back).origin }, access);
  if (!isStudio || headers['sec-fetch-site'] === 'cross-site')
    throw refusal(403, 'Only the Studio logs its users in');
  const cookie = { 'Set-Cookie': sessionCookie(access, user) };
  return { kind: 'bytes', status: 302, body: '', headers: { Location: back, ...cookie } };
}

function known(request: LakeRequest): User {
  if (!request.user) throw refusal(401, 'Unauthorized - Session not found');
  return request.user;
}

async function write(context: LakeContext, request: LakeRequest): Promise<Reply> {
  const user = known(request);
  const body = await readJson(request, megabyte);
  const items: unknown[] = Array.isArray(body) ? body : [body];
  const pairs = items.flatMap((item): KeyValue[] =>
    isObject(item) && typeof item['key'] === 'string' ? [{ key: item['key'], value: item['value'] }] : [],
  );
  context.keyValues.write(user.id, pairs);
  return json(pairs);
}
