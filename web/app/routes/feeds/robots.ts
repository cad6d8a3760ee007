import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { sitemapIndexPath } from '../../content/paths/feed-path.ts';
import { feedResponse } from '../../delivery/feeds/feed-response.server.ts';

/** Endpoints and personal addresses. Pages that are not to be indexed say so themselves, which a crawler must read. */
const endpoints = ['/api/', '/preview/', '/suggestions/', '/owner-document/'];

export function robotsText(siteUrl: string): string {
  const rules = endpoints.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}${sitemapIndexPath}`, ''].join('\n');
}

export function loader({ request, context: platform }: LoaderFunctionArgs) {
  const text = robotsText(platform.settings.SITE_URL);
  return feedResponse({ request, platform }, text, { type: 'text/plain; charset=utf-8', rule: 'day' });
}
