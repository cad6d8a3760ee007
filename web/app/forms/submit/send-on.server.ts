import { redirect, type TypedResponse } from '@remix-run/cloudflare';
import { ownPath } from '../../paths/own-path.ts';
import { isOwnOrigin } from '../../services/http/own-origin.server.ts';

/**
 * Lets a form that was sent to an address which has changed meanwhile go on to the new one with all that was typed,
 * where otherwise the answer to it would be lost. It goes to no other site. @throws Response of status 403 for a form
 * from elsewhere
 */
export function sendOn(request: Request, moved: Response | undefined): TypedResponse<never> | undefined {
  const to = moved && ownPath(moved.headers.get('Location') ?? '');
  if (to === undefined) return undefined;
  if (!isOwnOrigin(request)) throw new Response(null, { status: 403 });
  return redirect(to, 307);
}
