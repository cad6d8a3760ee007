import { timingSafeEqual } from 'node:crypto';
import { refusal } from '../api-error.ts';
import { robots, staffUpTo } from './users.ts';
import type { Role, User } from './users.ts';

const cookieName = 'lakeSession';
const loggedOut = `${cookieName}=logged-out`;

export type AccessRules = {
  tokens: Partial<Record<Role, string>>;
  /** Role of the Studio's first user, and the highest that any other may have. */
  studioUser: Role;
  studioOrigins: readonly string[];
  sessionSecret: string;
};

/**
 * Identifies the user by bearer token or by the Studio's session. The session cookie counts only together with the
 * Studio's origin, because cookies of `localhost` are sent to every port, including the public site's.
 * @throws ApiError 401 for an unknown token
 */
export function identify(headers: Headers, rules: AccessRules): User | null {
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (bearer) {
    for (const user of Object.values(robots)) if (same(rules.tokens[user.role] ?? '', bearer)) return user;
    throw refusal(401, 'Unauthorized - Session not found');
  }
  return isStudioOrigin(headers, rules) ? sessionUser(headers, rules) : null;
}

export function isStudioOrigin(headers: Headers, rules: AccessRules): boolean {
  return rules.studioOrigins.includes(headers.get('origin') ?? '');
}

export function sessionCookie(rules: AccessRules, user: User | null): string {
  const value = user ? sessionOf(rules, user) : loggedOut;
  return `${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`;
}

/** True once someone has logged out, so that the next request does not log them in again. */
export function isLoggedOut(headers: Headers): boolean {
  return cookiesOf(headers).includes(loggedOut);
}

function sessionUser(headers: Headers, rules: AccessRules): User | null {
  const cookies = cookiesOf(headers);
  const isOf = (user: User) => cookies.some((cookie) => same(sessionOf(rules, user), cookie));
  return staffUpTo(rules.studioUser).find(isOf) ?? null;
}

function sessionOf(rules: AccessRules, user: User): string {
  return `${cookieName}=${rules.sessionSecret}.${user.id}`;
}

function cookiesOf(headers: Headers): string[] {
  return (headers.get('cookie') ?? '').split(/;\s*/);
}

function same(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
