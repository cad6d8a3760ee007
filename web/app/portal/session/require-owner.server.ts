import { redirect } from '@remix-run/cloudflare';
import { defaultLanguage, isLanguageId } from 'schemas/languages.ts';
import type { PageContext } from '../../pages/page-context.ts';
import { loginPath } from '../../paths/portal/login-path.ts';
import { findOwnerSession } from '../../services/database/owners/owner-sessions.server.ts';
import { propertiesOfOwner } from '../../services/database/owners/owners.server.ts';
import { privacyHeaders } from '../../services/http/headers/security-headers.server.ts';
import { noOwnerCookie, readOwnerToken } from './owner-cookie.server.ts';
import type { Owner } from './owner.ts';

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
  const sessionHash = session.tokenHash;
  return {
    id,
    email,
    name,
    language: isLanguageId(spoken) ? spoken : defaultLanguage,
    propertyIds,
    sessionHash,
  };
}
