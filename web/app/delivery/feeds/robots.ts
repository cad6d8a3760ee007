import { sitemapIndexPath } from '../../content/paths/feed-path.ts';

/** Endpoints and personal addresses only: pages that are not to be indexed say so, which a crawler must read. */
const endpoints = ['/api/', '/preview/', '/suggestions/', '/owner-document/'];

export function robotsText(siteUrl: string): string {
  const rules = endpoints.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}${sitemapIndexPath}`, ''].join('\n');
}
