import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { loadFeedContent } from '../../delivery/feeds/feed-source.server.ts';
import { feedResponse, noFeed } from '../../delivery/feeds/feed-response.server.ts';
import { listAddresses, readAddresses } from '../../delivery/feeds/sitemap/site-addresses.server.ts';
import { partOf, sitemap, sitemapOptions } from '../../delivery/feeds/sitemap/sitemap.server.ts';

export async function loader({ request, context: platform, params }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  const language = site.languages.find((id) => id === params['language']);
  if (!language) return noFeed();
  const content = await loadFeedContent(platform);
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const wanted = { site, content, catalogue: platform.catalogue, language };
  const listed = partOf(await listAddresses(wanted), page);
  if (listed.length === 0) return noFeed();
  const map = sitemap(await readAddresses(wanted, listed), platform.settings.SITE_URL);
  return feedResponse({ request, platform }, map, sitemapOptions);
}
