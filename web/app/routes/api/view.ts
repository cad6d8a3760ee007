import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { isbot } from 'isbot';
import { viewOf } from '../../analytics/viewed-page.server.ts';
import { loadSite } from '../../cms/site.server.ts';
import { isOwnOrigin } from '../../services/http/own-origin.server.ts';
import { readSmallBody } from '../../services/http/small-body.server.ts';
import { countView } from '../../services/database/view-counts.server.ts';

const largestPath = 500;

function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Counts a view of the path in the body, unless it is no page of ours or the client is a bot. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return empty(405, { Allow: 'POST' });
  if (!isOwnOrigin(request)) return empty(403);
  const path = await readSmallBody(request, largestPath);
  if (path === undefined) return empty(413);
  if (isbot(request.headers.get('User-Agent'))) return empty(204);
  const view = viewOf(await loadSite(context), path, context.clock());
  if (view) await countView(context.database, view);
  return empty(204);
}

export function loader() {
  return empty(405, { Allow: 'POST' });
}
