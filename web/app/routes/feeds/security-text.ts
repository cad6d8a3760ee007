import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { feedResponse, noFeed } from '../../delivery/feeds/feed-response.server.ts';
import { securityText } from '../../delivery/feeds/security-text.ts';

export async function loader({ request, context: platform }: LoaderFunctionArgs) {
  const { content, languages } = await loadSite(platform);
  const contact = content.settings?.securityContact ?? '';
  const { SITE_URL: siteUrl } = platform.settings;
  const text = securityText({ contact, siteUrl, languages, now: platform.clock() });
  if (text === undefined) return noFeed();
  return feedResponse({ request, platform }, text, { type: 'text/plain; charset=utf-8', rule: 'hour' });
}
