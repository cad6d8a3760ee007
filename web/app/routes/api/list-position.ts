import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { loadListPosition } from '../../pages/property/list-steps/load-list-position.server.ts';
import { fragmentHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';

/** Neighbours of `?id=2101` in the list with the query string `?list=`, as JSON. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const site = await loadSite(context);
  const language = site.languages.find((one) => one === searchParams.get('language'));
  const goal = (['sale', 'rent'] as const).find((one) => one === searchParams.get('goal'));
  if (!language || !goal)
    return new Response(null, { status: 404, headers: { 'Cache-Control': cacheRules.never } });
  const [id, list] = [searchParams.get('id') ?? '', searchParams.get('list') ?? ''];
  return Response.json(await loadListPosition({ platform: context, site }, { id, language, goal, list }), {
    headers: fragmentHeaders(context),
  });
}
