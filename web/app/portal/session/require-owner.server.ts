import { type LanguageId, defaultLanguage, isLanguageId } from 'schemas/languages.ts';
import { redirect } from '@remix-run/cloudflare';
import { findOwnerSession } from './owner-sessions.server.ts';
import { propertiesOfOwner } from '../owners/owners.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { readOwnerToken, noOwnerCookie } from './owner-cookie.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { type LoginNotice, loginPath } from '../../content/paths/portal/portal-path.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { loginFields } from '../fields.ts';
import { nextPath } from './next-path.ts';

export type Owner = {
  id: string;
  email: string;
  name: string;
  language: LanguageId;
  propertyIds: readonly string[];
  /** Hash of the cookie's token. */
  sessionHash: string;
  loggedInAt: Date;
};

const longestSinceLogin = 10 * 60_000;

/** True for ten minutes after a login, in which an owner may change what a device left open may not. */
export function isFreshLogin({ loggedInAt }: Pick<Owner, 'loggedInAt'>, now: Date): boolean {
  return now.getTime() - loggedInAt.getTime() <= longestSinceLogin;
}

/** True for a request of a signed-in owner about a property of theirs. */
export async function isOwnProperty(
  request: Request,
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  propertyId: string,
): Promise<boolean> {
  const token = readOwnerToken(request);
  const session = token === undefined ? undefined : await findOwnerSession(database, token, clock());
  if (!session) return false;
  return (await propertiesOfOwner(database, session.owner.id)).includes(propertyId);
}

/**
 * Finds whose session a request belongs to, with the properties they have at this moment.
 * @throws Response that leads to the login page and from there back
 */
export async function requireOwner(request: Request, context: PageContext): Promise<Owner> {
  const { platform, site, url, language } = context;
  const { database, clock } = platform;
  const token = readOwnerToken(request);
  const session = token === undefined ? undefined : await findOwnerSession(database, token, clock());
  if (!session) {
    const notice = token === undefined ? undefined : 'session-ended';
    const path = loginPath(site.paths, language, { notice, next: `${url.pathname}${url.search}` });
    const headers = new Headers(privacyHeaders);
    if (token !== undefined) headers.set('Set-Cookie', noOwnerCookie(request));
    throw redirect(path, { status: 303, headers });
  }
  const { id, email, name, language: spoken } = session.owner;
  const propertyIds = await propertiesOfOwner(database, id);
  return {
    id,
    email,
    name,
    language: isLanguageId(spoken) ? spoken : defaultLanguage,
    propertyIds,
    sessionHash: session.tokenHash,
    loggedInAt: session.createdAt,
  };
}

const again: readonly LoginNotice[] = ['log-in-again', 'log-in-to-delete'];

/** Leads an owner who is logged in from the login page to where logging in leads, unless they are to do so again. */
export async function skipLogin(request: Request, { platform, language, url }: PageContext) {
  if (again.some((notice) => notice === url.searchParams.get('notice'))) return undefined;
  const token = readOwnerToken(request);
  if (token === undefined || !(await findOwnerSession(platform.database, token, platform.clock())))
    return undefined;
  const next = nextPath(language, url.searchParams.get(loginFields.next) ?? undefined);
  return redirect(next, { status: 303, headers: privacyHeaders });
}
