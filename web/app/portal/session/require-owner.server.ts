import { type LanguageId, defaultLanguage, isLanguageId } from 'schemas/languages.ts';
import { redirect } from '@remix-run/cloudflare';
import { findOwnerSession } from './owner-sessions.server.ts';
import { propertiesOfOwner, type StoredOwner } from '../owners/owners.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { readOwnerToken, noOwnerCookie } from './owner-cookie.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { type LoginNotice, loginPath } from '../../content/paths/portal-path.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { endedView, findViewedOwner } from './view-as-owner.server.ts';
import { loginFields } from '../fields.ts';
import { nextPath } from './next-path.ts';

export type Owner = {
  id: string;
  email: string;
  name: string;
  language: LanguageId;
  propertyIds: readonly string[];
  sessionHash: string;
  loggedInAt: Date;
  /** True while a member of staff sees the portal as this owner does. */
  isViewedByStaff: boolean;
};

const longestSinceLogin = 10 * 60_000;

/** True for ten minutes after a login, in which an owner may change what a device left open may not. */
export function isFreshLogin({ loggedInAt }: Pick<Owner, 'loggedInAt'>, now: Date): boolean {
  return now.getTime() - loggedInAt.getTime() <= longestSinceLogin;
}

/** True for a request about a property of a signed-in owner, or of one as whom staff see the portal. */
export async function isOwnProperty(
  request: Request,
  platform: Pick<Platform, 'database' | 'clock'>,
  propertyId: string,
): Promise<boolean> {
  const { database, clock } = platform;
  const token = readOwnerToken(request);
  const session = token === undefined ? undefined : await findOwnerSession(database, token, clock());
  const viewed = await findViewedOwner(request, platform);
  const people = [session?.owner, viewed === 'ended' ? undefined : viewed].filter(
    (each) => each !== undefined,
  );
  const homes = await Promise.all(people.map(({ id }) => propertiesOfOwner(database, id)));
  return homes.flat().includes(propertyId);
}

/**
 * Properties are those of this moment. Staff who see the portal as its owner does may only read.
 * @throws Response that leads to the login page and from there back, or with status 403
 */
export async function requireOwner(request: Request, context: PageContext): Promise<Owner> {
  const { platform, site, url, language } = context;
  const { database, clock } = platform;
  const viewed = await findViewedOwner(request, platform);
  if (viewed === 'ended') throw endedView(context, request);
  if (viewed) {
    if (!['GET', 'HEAD'].includes(request.method))
      throw new Response(null, { status: 403, headers: privacyHeaders });
    return { ...(await describe(database, viewed)), ...ofViewer };
  }
  const token = readOwnerToken(request);
  const session = token === undefined ? undefined : await findOwnerSession(database, token, clock());
  if (!session) {
    const notice = token === undefined ? undefined : 'session-ended';
    const path = loginPath(site.paths, language, { notice, next: `${url.pathname}${url.search}` });
    const headers = new Headers(privacyHeaders);
    if (token !== undefined) headers.set('Set-Cookie', noOwnerCookie(request));
    throw redirect(path, { status: 303, headers });
  }
  const { tokenHash: sessionHash, createdAt: loggedInAt } = session;
  return { ...(await describe(database, session.owner)), sessionHash, loggedInAt, isViewedByStaff: false };
}

/** Whoever views has no session of the owner, and never logged in as one. */
const ofViewer = { sessionHash: '', loggedInAt: new Date(0), isViewedByStaff: true };

async function describe(database: Platform['database'], { id, email, name, language }: StoredOwner) {
  const propertyIds = await propertiesOfOwner(database, id);
  return { id, email, name, language: isLanguageId(language) ? language : defaultLanguage, propertyIds };
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
