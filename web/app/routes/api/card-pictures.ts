import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { furtherPictures } from '../../properties/view/further-pictures.ts';
import { fragmentHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';

/** The pictures of the card of `?id=2101&language=nl` after its first, as JSON; 404 for what is not offered. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const site = await loadSite(context);
  const language = site.languages.find((id) => id === searchParams.get('language'));
  const property = language && (await context.catalogue.find(searchParams.get('id') ?? '', language));
  if (!property) return new Response(null, { status: 404, headers: { 'Cache-Control': cacheRules.never } });
  return Response.json(furtherPictures(property), { headers: fragmentHeaders(context) });
}
