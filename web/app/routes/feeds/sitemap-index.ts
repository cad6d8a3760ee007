import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { loadFeedContent } from '../../delivery/feeds/feed-source.server.ts';
import { feedResponse } from '../../delivery/feeds/feed-response.server.ts';
import { listAddresses } from '../../delivery/feeds/sitemap/site-addresses.server.ts';
import { sitemapIndex, sitemapOptions } from '../../delivery/feeds/sitemap/sitemap.server.ts';

export async function loader({ request, context: platform }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  const content = await loadFeedContent(platform);
  const listed = await Promise.all(
    site.languages.map(async (language) => ({
      language,
      addresses: await listAddresses({ site, content, catalogue: platform.catalogue, language }),
    })),
  );
  const index = sitemapIndex(listed, platform.settings.SITE_URL);
  return feedResponse({ request, platform }, index, sitemapOptions);
}
