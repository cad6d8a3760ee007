import { useMatches } from '@remix-run/react';
import type { Alternates } from '../paths/build-path.ts';
import type { PageHeaderData } from '../ui/page-header-data.ts';

function usePageField(name: string): unknown {
  const page = useMatches().at(-1)?.data;
  return typeof page === 'object' && page !== null ? Reflect.get(page, name) : undefined;
}

/** Where the page at hand is in the other languages. */
export function useAlternates(): Alternates {
  // Only the loaders of pages name a field so, and they all give it this type; the same holds below.
  return (usePageField('alternates') as Alternates | undefined) ?? {};
}

/** What the page at hand asks of the header. */
export function usePageHeader(): PageHeaderData {
  return (usePageField('header') as PageHeaderData | undefined) ?? {};
}
