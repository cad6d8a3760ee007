import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../cms/site.server.ts';
import { loadFeedContent } from '../../feeds/feed-query.server.ts';
import { feedResponse, noFeed } from '../../feeds/feed-response.server.ts';
import { siteAddresses } from '../../feeds/sitemap/site-addresses.server.ts';
import { sitemap, sitemapOptions } from '../../feeds/sitemap/sitemap.server.ts';

export async function loader({ request, context: platform, params }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  const language = site.languages.find((id) => id === params['language']);
  if (!language) return noFeed();
  const content = await loadFeedContent(platform);
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const map = sitemap(await siteAddresses({ site, content, language }), page, platform.settings.SITE_URL);
  return map === undefined ? noFeed() : feedResponse({ request, platform }, map, sitemapOptions);
}
