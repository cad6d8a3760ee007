import type { PageContext } from '../../content/page-context.ts';
import { portalFileAt } from '../../content/paths/portal/portal-file-path.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { loadSectionContext } from '../load-section-context.server.ts';
import { requireOwner } from '../session/require-owner.server.ts';
import { fileLoaders } from './file-loaders.server.ts';

const notFound = () => new Response(null, { status: 404, headers: privacyHeaders });

/**
 * Delivers a file to a signed-in owner, without a byte of what is not theirs.
 * @throws Response that leads to the login page
 */
export async function sendPortalFile(
  context: PageContext,
  request: Request,
  id: string | undefined,
): Promise<Response> {
  const shown = await loadSectionContext(context, await requireOwner(request, context));
  const file = portalFileAt(context.url.pathname);
  const response = shown && file && (await fileLoaders[file](shown, id));
  return response ?? notFound();
}
