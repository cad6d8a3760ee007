import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../cms/site.server.ts';
import { loadFeedContent } from '../../feeds/feed-content.server.ts';
import { feedResponse, noFeed } from '../../feeds/feed-response.server.ts';
import { propertyFeedPage, readFeedQuery } from '../../feeds/properties/property-feed.server.ts';

export async function loader({ request, context: platform, params }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  const language = site.languages.find((id) => id === params['language']);
  if (!language) return noFeed();
  const query = readFeedQuery(new URL(request.url).searchParams);
  if (!query) return noFeed(400);
  const { SITE_URL: siteUrl } = platform.settings;
  const page = await propertyFeedPage(
    { site, content: await loadFeedContent(platform), language, siteUrl, now: platform.clock() },
    query,
  );
  if (!page) return noFeed();
  return feedResponse({ request, platform }, JSON.stringify(page), {
    type: 'application/json',
    rule: 'minutes',
    headers: { 'X-Robots-Tag': 'noindex' },
  });
}
