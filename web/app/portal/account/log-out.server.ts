import { loginPath } from '../../content/paths/portal/portal-path.ts';
import { endOwnerSession, endSessionsAndLinks } from '../session/owner-sessions.server.ts';
import type { SectionContext } from '../section-context.ts';
import { noOwnerCookie } from '../session/owner-cookie.server.ts';
import { logOutAndRemovePasskeys, logOutEverywhere, logOutField } from './log-out-fields.ts';

/** Ends this session, or every way in that the owner did not choose, on the server. */
export async function logOut(
  { owner, platform, site, language }: SectionContext,
  request: Request,
  post: URLSearchParams,
) {
  const button = post.get(logOutField);
  const removesPasskeys = button === logOutAndRemovePasskeys;
  if (button === logOutEverywhere || removesPasskeys)
    await endSessionsAndLinks(platform.database, owner.id, { removesPasskeys });
  else await endOwnerSession(platform.database, owner.sessionHash);
  return {
    next: loginPath(site.paths, language, { notice: 'logged-out' }),
    headers: { 'Set-Cookie': noOwnerCookie(request) },
  };
}
