import { expect, test } from 'vitest';
import { identify, isStudioOrigin, sessionCookie } from './identify.ts';
import type { AccessRules } from './identify.ts';
import { describeUser, isRole, mayWrite, permissionsOf, robots, staffUpTo } from './users.ts';
import type { Role } from './users.ts';

const studio = 'http://localhost:3333';

const rules: AccessRules = {
  tokens: { administrator: 'admin', viewer: 'view' },
  studioUser: 'editor',
  studioOrigins: [studio, 'https://studio.example'],
  sessionSecret: 'secret-of-this-folder',
};

const cookie = 'lakeSession=secret-of-this-folder.lake-nadia-lambert';

test.each<[Record<string, string>, Role]>([
  [{ authorization: 'Bearer admin' }, 'administrator'],
  [{ authorization: 'bearer view' }, 'viewer'],
  [{ authorization: 'Bearer admin', cookie, origin: studio }, 'administrator'],
  [{ cookie, origin: studio }, 'editor'],
  [{ cookie: `a=b; ${cookie}; c=d`, origin: 'https://studio.example' }, 'editor'],
  [{ authorization: 'Basic abc', cookie, origin: studio }, 'editor'],
])('%j is the %s', (headers, role) => {
  expect(identify(new Headers(headers), rules)?.role).toBe(role);
});

test.each<Record<string, string>>([
  {},
  { cookie },
  { origin: studio },
  { cookie, origin: 'http://localhost:3000' },
  { cookie: 'lakeSession=', origin: studio },
  { cookie: `${cookie}x`, origin: studio },
  { cookie: `x${cookie}`, origin: studio },
  { cookie: 'lakeSession=secret-of-this-folder', origin: studio },
  { cookie: 'lakeSession=secret-of-this-folder.lake-lien-peeters', origin: studio },
  { cookie: 'lakeSession=secret-of-this-folder.lake-editor', origin: studio },
  { cookie: 'lakeSession=logged-out', origin: studio },
  { authorization: '' },
])('%j identifies no user', (headers) => {
  expect(identify(new Headers(headers), rules)).toBeNull();
});

const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

test.each(['wrong', 'admi', 'admin2', 'undefined'])('the token %j is unknown', (token) => {
  expect(() => identify(bearer(token), rules)).toThrow('Session not found');
});

test('an empty token opens nothing', () => {
  const open = { ...rules, tokens: { administrator: '' } };
  expect(identify(bearer(''), open)).toBeNull();
  expect(() => identify(bearer('x'), open)).toThrow('Session not found');
});

test('the cookie is out of reach of scripts and of other sites', () => {
  const [first] = staffUpTo('viewer');
  expect(sessionCookie(rules, first ?? null)).toMatch(
    /^lakeSession=secret-of-this-folder\.lake-marc-janssens; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  );
});

test('only the origins named are the Studio', () => {
  expect(isStudioOrigin(new Headers({ origin: studio }), rules)).toBe(true);
  expect(isStudioOrigin(new Headers({ origin: `${studio}/` }), rules)).toBe(false);
  expect(isStudioOrigin(new Headers(), rules)).toBe(false);
});

test('administrators and editors write, viewers and visitors do not', () => {
  const { administrator, editor, viewer } = robots;
  expect([administrator, editor, viewer, null].map(mayWrite)).toEqual([true, true, false, false]);
  expect(permissionsOf(viewer)).not.toContain('update');
  expect(permissionsOf(editor)).not.toContain('manage');
});

test('a user is described by id, name and role', () => {
  expect(describeUser(robots.editor)).toMatchObject({
    id: 'lake-editor',
    name: 'Editor',
    role: 'editor',
    roles: [{ name: 'editor', title: 'Editor' }],
  });
  expect(['administrator', 'owner', 'toString'].map(isRole)).toEqual([true, false, false]);
});

test('the staff who may choose are those with no more rights than the first', () => {
  const roles = (role: Role) => staffUpTo(role).map((user) => user.role);
  expect(roles('administrator')).toEqual(['administrator', 'editor', 'editor', 'viewer']);
  expect(roles('editor')).toEqual(['editor', 'editor', 'viewer']);
  expect(roles('viewer')).toEqual(['viewer']);
});
