import { defaultLanguage, isLanguageId, type LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../../content/i18n/language.ts';
import { sitemapPath } from '../../../content/paths/feed-path.ts';
import { element, type Xml, xmlDocument } from '../xml.ts';
import type { ListedAddress, SiteAddress } from './site-addresses.server.ts';

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const namespaces = {
  xmlns: protocol,
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

/** Addresses, of which a file may contain 50,000 in at most 50 MB; fewer take less time at once. */
const largestSitemap = 2000;

export const sitemapOptions = { type: 'application/xml; charset=utf-8', rule: 'hour' } as const;

type Listed = { language: LanguageId; addresses: readonly Pick<ListedAddress, 'changedAt'>[] };

export function sitemapIndex(listed: readonly Listed[], siteUrl: string): string {
  const maps = listed.flatMap(({ language, addresses }) =>
    Array.from({ length: Math.ceil(addresses.length / largestSitemap) }, (_, index) => {
      const changes = partOf(addresses, index + 1).flatMap(({ changedAt }) => changedAt ?? []);
      return element(
        'sitemap',
        {},
        element('loc', {}, `${siteUrl}${sitemapPath(language, index + 1)}`),
        lastChange(changes.sort().at(-1)),
      );
    }),
  );
  return xmlDocument(element('sitemapindex', { xmlns: protocol }, ...maps));
}

export function sitemap(addresses: readonly SiteAddress[], siteUrl: string): string {
  return xmlDocument(element('urlset', namespaces, ...addresses.map((address) => urlOf(address, siteUrl))));
}

export function partOf<Address>(addresses: readonly Address[], page: number): readonly Address[] {
  if (!Number.isInteger(page) || page < 1) return [];
  return addresses.slice((page - 1) * largestSitemap, page * largestSitemap);
}

function urlOf({ path, alternates, changedAt, pictures }: SiteAddress, siteUrl: string): Xml {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const alternate = (hreflang: string, address: string) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href: absolute(address) });
  const fallback = alternates[defaultLanguage];
  return element(
    'url',
    {},
    element('loc', {}, absolute(path)),
    lastChange(changedAt),
    ...Object.entries(alternates).flatMap(([language, address]) =>
      isLanguageId(language) ? [alternate(languageTag(language), address)] : [],
    ),
    fallback ? alternate('x-default', fallback) : undefined,
    ...pictures.map((picture) => element('image:image', {}, element('image:loc', {}, absolute(picture)))),
  );
}

function lastChange(changedAt: string | undefined): Xml | undefined {
  return changedAt === undefined ? undefined : element('lastmod', {}, changedAt);
}
