import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { feedResponse, noFeed } from '../../delivery/feeds/feed-response.server.ts';
import { webManifest } from '../../delivery/feeds/web-manifest.server.ts';

export async function loader({ request, context: platform, params }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  const language = site.languages.find((id) => id === params['language']);
  if (!language) return noFeed();
  const options = { type: 'application/manifest+json', rule: 'hour' } as const;
  return feedResponse({ request, platform }, webManifest(site, language), options);
}
