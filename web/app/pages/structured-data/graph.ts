import type { Breadcrumb } from '../opening/page-opening.tsx';
import type { BreadcrumbList, Thing } from './vocabulary.ts';
import type { PageHead } from '../metadata/page-meta.ts';

/** The steps above a page and the page itself; undefined for a page without any above. */
export function breadcrumbList(
  steps: readonly Breadcrumb[],
  { siteUrl, canonical }: { siteUrl: string; canonical: string },
): BreadcrumbList | undefined {
  if (steps.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: href ? `${siteUrl}${href}` : canonical,
    })),
  };
}

/** Adds to a head what machines read of its page. */
export function withStructuredData(head: PageHead, things: readonly (Thing | undefined)[]): PageHead {
  const known = head.structuredData?.['@graph'] ?? [];
  const added = things.filter((thing) => thing !== undefined);
  return { ...head, structuredData: { '@context': 'https://schema.org', '@graph': [...known, ...added] } };
}
