import type { LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { ListPage, BreadcrumbList, Thing } from './vocabulary.ts';
import type { Breadcrumb } from '../page-heading/page-heading.tsx';
import type { PageHead } from '../metadata/page-meta.ts';

type Card = { title: string; href: string };

type ListPageOptions = {
  siteUrl: string;
  canonical: string;
  name: string;
  language: LanguageId;
  cards: readonly Card[];
  total: number;
  /** Number of properties on earlier pages. */
  offset?: number;
};

export function listPageThing({ canonical, siteUrl, cards, total, ...options }: ListPageOptions): ListPage {
  const { name, language, offset = 0 } = options;
  return {
    '@type': 'CollectionPage',
    '@id': `${canonical}#list`,
    url: canonical,
    name,
    inLanguage: languageTag(language),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: cards.map(({ href }, index) => ({
        '@type': 'ListItem',
        position: offset + index + 1,
        url: `${siteUrl}${href}`,
      })),
    },
  };
}

export function breadcrumbList(
  breadcrumbs: readonly Breadcrumb[],
  { siteUrl, canonical }: { siteUrl: string; canonical: string },
): BreadcrumbList | undefined {
  if (breadcrumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: href ? `${siteUrl}${href}` : canonical,
    })),
  };
}

export function withStructuredData(head: PageHead, things: readonly (Thing | undefined)[]): PageHead {
  const known = head.structuredData?.['@graph'] ?? [];
  const added = things.filter((thing) => thing !== undefined);
  return { ...head, structuredData: { '@context': 'https://schema.org', '@graph': [...known, ...added] } };
}
