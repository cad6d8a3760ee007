import { data, redirect } from '@remix-run/cloudflare';
import type { PageContext } from '../content/page-context.ts';
import { portalSectionAt } from '../content/paths/portal-path.ts';
import { isOwnOrigin } from '../platform/http/own-origin.server.ts';
import { privacyHeaders } from '../platform/http/headers/security-headers.server.ts';
import { loadSectionContext, withoutLeft } from './load-section-context.server.ts';
import { type PortalSection, portalSections } from './registry.server.ts';
import { requireOwner } from './session/require-owner.server.ts';

const refusal = (status: number) => new Response(null, { status, headers: privacyHeaders });

/** @throws Response with status 403, also for a home that has left, 404 or 405, or that leads to the login page */
export async function handlePortalPost(context: PageContext, request: Request) {
  if (!isOwnOrigin(request)) throw refusal(403);
  const id = portalSectionAt(context.url.pathname);
  const section: PortalSection | undefined = id && portalSections[id];
  if (!section?.act) throw refusal(405);
  const shown = await loadSectionContext(context, await requireOwner(request, context));
  if (!shown) throw refusal(404);
  if (shown.selected?.keptUntil !== undefined && !section.isAboutOwner) throw refusal(403);
  const outcome = await section.act(withoutLeft(shown), request);
  if ('next' in outcome)
    return redirect(outcome.next, { status: 303, headers: { ...privacyHeaders, ...outcome.headers } });
  return data(outcome.result, { status: outcome.status, headers: privacyHeaders });
}
