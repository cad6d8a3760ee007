import { refusal } from '../api-error.ts';
import { megabyte, readJson } from '../http/body.ts';
import { json } from '../http/reply.ts';
import type { LakeRequest, Reply } from '../http/reply.ts';
import type { Routes } from '../http/router.ts';
import type { LakeContext } from '../lake-context.ts';
import { isObject } from '../store/document.ts';
import type { KeyValue } from '../store/key-values.ts';
import { isStudioOrigin, sessionCookie } from './identify.ts';
import { describeUser, users } from './users.ts';
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
      const found = ids.flatMap((id) =>
        Object.values(users)
          .filter((user) => user.id === id)
          .map(describeUser),
      );
      if (ids.length > 1) return json(found);
      if (!found[0]) throw refusal(404, `User "${ids[0] ?? ''}" not found`);
      return json(found[0]);
    },
    'GET /projects/:project/users/:ids': (request) => {
      const ids = (request.params['ids'] ?? '').split(',');
      return json(
        Object.values(users)
          .filter((user) => ids.includes(user.id))
          .map(describeUser),
      );
    },
    'GET /auth/id': (request) => json({ id: known(request).id, expiry: sessionEnds }),
    'GET /auth/providers': () => json({ providers: [] }),
    'POST /auth/logout': () => json({ ok: true }),
  };
}

function me(context: LakeContext, request: LakeRequest): Reply {
  const { access } = context;
  const user = request.user ?? (isStudioOrigin(request.headers, access) ? users[access.studioUser] : null);
  if (!user) throw refusal(401, 'Unauthorized - Session not found');
  const body = { ...describeUser(user), isCurrentUser: true };
  const viaStudio = !request.headers.authorization && isStudioOrigin(request.headers, access);
  return viaStudio ? json(body, 200, { 'Set-Cookie': sessionCookie(access) }) : json(body);
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
