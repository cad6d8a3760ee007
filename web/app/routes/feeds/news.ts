import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { feedResponse, noFeed } from '../../delivery/feeds/feed-response.server.ts';
import { feedSource } from '../../delivery/feeds/feed-source.server.ts';
import { newsFeed } from '../../delivery/feeds/news/news-feed.server.ts';
import { readListAddress } from '../../properties/filters/list-address.ts';

export async function loader({ request, context: platform, params }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  const language = site.languages.find((id) => id === params['language']);
  if (!language) return noFeed();
  const { pathname, searchParams } = new URL(request.url);
  const goal = pathname.endsWith('/rent.atom') ? 'rent' : 'sale';
  const { filters } = readListAddress(searchParams);
  const source = await feedSource(platform, { site, language });
  const feed = await newsFeed(source, { goal, filters: { ...filters, sold: [] } });
  return feedResponse({ request, platform }, feed, {
    type: 'application/atom+xml; charset=utf-8',
    rule: 'minutes',
  });
}
