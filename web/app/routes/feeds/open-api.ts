import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { feedResponse } from '../../delivery/feeds/feed-response.server.ts';
import { openApi } from '../../delivery/feeds/open-api.server.ts';

export async function loader({ request, context: platform }: LoaderFunctionArgs) {
  const { content, languages } = await loadSite(platform);
  const { SITE_URL: siteUrl } = platform.settings;
  const agency = content.settings?.agencyName ?? new URL(siteUrl).hostname;
  const description = JSON.stringify(openApi({ agency, siteUrl, languages }));
  return feedResponse({ request, platform }, description, { type: 'application/json', rule: 'hour' });
}
