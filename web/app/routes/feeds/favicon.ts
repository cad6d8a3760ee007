import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { agencyIcon } from '../../content/cms/pictures/agency-pictures.server.ts';
import { loadSite } from '../../content/cms/site.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';

/** For programs that look for an icon without reading a page. */
export async function loader({ context: platform }: LoaderFunctionArgs) {
  const { content } = await loadSite(platform);
  const icon = agencyIcon(content.settings)?.href ?? '/icons/icon-48.png';
  return redirect(icon, { headers: { 'Cache-Control': cacheRules.hour } });
}
