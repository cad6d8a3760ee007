import { loginPath } from '../../paths/portal/login-path.ts';
import { endOwnerSession, endSessionsOfOwner } from '../../services/database/owners/owner-sessions.server.ts';
import type { SectionContext } from '../section-context.ts';
import { noOwnerCookie } from '../session/owner-cookie.server.ts';
import { logOutEverywhere, logOutField } from './log-out-fields.ts';

/** Ends this session, or all of the owner's, on the server. */
export async function logOut(
  { owner, platform, site, language }: SectionContext,
  request: Request,
  post: URLSearchParams,
) {
  if (post.get(logOutField) === logOutEverywhere) await endSessionsOfOwner(platform.database, owner.id);
  else await endOwnerSession(platform.database, owner.sessionHash);
  return {
    next: loginPath(site.paths, language, { notice: 'logged-out' }),
    headers: { 'Set-Cookie': noOwnerCookie(request) },
  };
}
