import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { refusal } from '../api-error.ts';
import { users } from './users.ts';
import type { Role, User } from './users.ts';

const cookieName = 'lakeSession';

export type AccessRules = {
  tokens: Partial<Record<Role, string>>;
  studioUser: Role;
  studioOrigins: readonly string[];
  sessionSecret: string;
};

/**
 * Identifies the user by bearer token or by the Studio's session. The session cookie counts only together with the
 * Studio's origin, because cookies of `localhost` are sent to every port, the public site's included.
 * @throws ApiError 401 for an unknown token
 */
export function identify(headers: IncomingHttpHeaders, rules: AccessRules): User | null {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) {
    for (const user of Object.values(users)) if (same(rules.tokens[user.role] ?? '', bearer)) return user;
    throw refusal(401, 'Unauthorized - Session not found');
  }
  return hasSession(headers, rules) ? users[rules.studioUser] : null;
}

export function isStudioOrigin(headers: IncomingHttpHeaders, rules: AccessRules): boolean {
  return headers.origin !== undefined && rules.studioOrigins.includes(headers.origin);
}

export function sessionCookie(rules: AccessRules): string {
  return `${cookieName}=${rules.sessionSecret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`;
}

function hasSession(headers: IncomingHttpHeaders, rules: AccessRules): boolean {
  if (!isStudioOrigin(headers, rules)) return false;
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  return cookies.some((cookie) => same(`${cookieName}=${rules.sessionSecret}`, cookie));
}

function same(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
