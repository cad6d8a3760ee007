import { redirect, type TypedResponse } from '@remix-run/cloudflare';
import { ownPath } from '../../content/paths/own-path.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';

/**
 * Forwards a form with its body (307) when its page has moved since it was loaded, so that nothing typed is lost.
 * @throws Response of status 403 for a form from another site
 */
export function forwardPost(request: Request, moved: Response | undefined): TypedResponse<never> | undefined {
  const to = moved && ownPath(moved.headers.get('Location') ?? '');
  if (to === undefined) return undefined;
  if (!isOwnOrigin(request)) throw new Response(null, { status: 403 });
  return redirect(to, 307);
}
