import type { Breadcrumb } from '../opening/breadcrumbs.tsx';
import type { BreadcrumbList } from './vocabulary.ts';

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
