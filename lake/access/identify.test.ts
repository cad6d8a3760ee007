import { expect, test } from 'vitest';
import { identify } from './identify.ts';
import type { AccessRules } from './identify.ts';
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
])('%j is the %s', (headers, role) => expect(identify(new Headers(headers), rules)?.role).toBe(role));

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
])('%j identifies no user', (headers) => expect(identify(new Headers(headers), rules)).toBeNull());

const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

test.each(['wrong', 'admi', 'admin2', 'undefined'])('the token %j is unknown', (token) => {
  expect(() => identify(bearer(token), rules)).toThrow('Session not found');
});

test('an empty token opens nothing', () => {
  const open = { ...rules, tokens: { administrator: '' } };
  expect(identify(bearer(''), open)).toBeNull();
  expect(() => identify(bearer('x'), open)).toThrow('Session not found');
});
