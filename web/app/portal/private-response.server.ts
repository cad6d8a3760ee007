import { isPortalPath } from '../content/paths/portal-path.ts';
import { privacyHeaders } from '../platform/http/headers/security-headers.server.ts';

/** Leaves every response of the portal, failures too, out of every cache and search engine. */
export function withPrivacy(request: Request, response: Response): Response {
  if (!isPortalPath(new URL(request.url).pathname)) return response;
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(privacyHeaders)) secured.headers.set(name, value);
  return secured;
}
