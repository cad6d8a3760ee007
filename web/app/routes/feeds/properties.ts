import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { feedResponse, noFeed } from '../../delivery/feeds/feed-response.server.ts';
import { feedSource } from '../../delivery/feeds/feed-source.server.ts';
import { propertyFeedPage, readFeedQuery } from '../../delivery/feeds/properties/property-feed.server.ts';

export async function loader({ request, context: platform, params }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  const language = site.languages.find((id) => id === params['language']);
  if (!language) return noFeed();
  const query = readFeedQuery(new URL(request.url).searchParams);
  if (!query) return noFeed(400);
  const page = await propertyFeedPage(await feedSource(platform, { site, language }), query);
  if (!page) return noFeed();
  return feedResponse({ request, platform }, JSON.stringify(page), {
    type: 'application/json',
    rule: 'minutes',
    headers: { 'X-Robots-Tag': 'noindex' },
  });
}
