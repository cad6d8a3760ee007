import { refusal } from '../api-error.ts';
import type { LakeApp, LakeCall } from '../http/app.ts';
import { idsIn, limitedTo, readJson } from '../http/read-request.ts';
import type { LakeContext } from '../lake-context.ts';
import { isObject } from '../store/document.ts';
import type { KeyValue } from '../store/database.ts';
import { isLoggedOut, isStudioOrigin, sessionCookie } from './identify.ts';
import { describeUser, staffUpTo, users } from './users.ts';
import type { User } from './users.ts';

const sessionEnds = '2099-01-01T00:00:00.000Z';

export function addAccessEndpoints(app: LakeApp, { access, keyValues, origin }: LakeContext): void {
  const isStudio = (c: LakeCall) => isStudioOrigin(c.req.raw.headers, access);
  const remember = (c: LakeCall, user: User | null) => c.header('Set-Cookie', sessionCookie(access, user));

  app.get('/users/me', (c) => {
    const isNew = isStudio(c) && !isLoggedOut(c.req.raw.headers);
    const user = c.var.user ?? (isNew ? staffUpTo(access.studioUser)[0] : undefined);
    if (!user) throw refusal(401, 'Unauthorized - Session not found');
    if (isStudio(c) && c.req.header('authorization') === undefined) remember(c, user);
    return c.json({ ...describeUser(user), isCurrentUser: true });
  });
  app.get('/users/me/keyvalue/:keys', (c) => c.json(keyValues.read(known(c).id, idsIn(c, 'keys'))));
  app.put('/users/me/keyvalue/:keys?', limitedTo(1), async (c) => {
    const user = known(c);
    const body = await readJson(c);
    const pairs = (Array.isArray(body) ? body : [body]).flatMap((item: unknown): KeyValue[] =>
      isObject(item) && typeof item['key'] === 'string' ? [{ key: item['key'], value: item['value'] }] : [],
    );
    keyValues.write(user.id, pairs);
    return c.json(pairs);
  });
  app.get('/users/:ids', (c) => {
    const ids = idsIn(c);
    const found = ids.flatMap((id) => users.filter((user) => user.id === id).map(describeUser));
    if (ids.length > 1) return c.json(found);
    if (!found[0]) throw refusal(404, `User "${ids[0] ?? ''}" not found`);
    return c.json(found[0]);
  });
  app.get('/projects/:project/users/:ids', (c) => {
    const ids = idsIn(c);
    return c.json(users.filter((user) => ids.includes(user.id)).map(describeUser));
  });
  app.get('/access/requests/me', (c) => {
    known(c);
    return c.json([]);
  });
  app.get('/auth/id', (c) => c.json({ id: known(c).id, expiry: sessionEnds }));
  app.get('/auth/providers', (c) => {
    const host = c.req.header('host') ?? new URL(origin).host;
    const providers = staffUpTo(access.studioUser).map(({ id, name, role }) => ({
      name: id,
      title: `${name}, ${role}`,
      url: `http://${host}/v1/auth/login/${id}`,
    }));
    return c.json({ providers });
  });
  app.get('/auth/login/:user', (c) => {
    const user = staffUpTo(access.studioUser).find(({ id }) => id === c.req.param('user'));
    if (!user) throw refusal(404, `User "${c.req.param('user')}" not found`);
    const back = c.req.query('origin') ?? '';
    if (!URL.canParse(back) || !access.studioOrigins.includes(new URL(back).origin))
      throw refusal(403, 'Only the Studio logs its users in');
    remember(c, user);
    return c.redirect(back);
  });
  app.post('/auth/logout', (c) => {
    if (isStudio(c)) remember(c, null);
    return c.json({ ok: true });
  });
}

function known(c: LakeCall): User {
  if (!c.var.user) throw refusal(401, 'Unauthorized - Session not found');
  return c.var.user;
}
