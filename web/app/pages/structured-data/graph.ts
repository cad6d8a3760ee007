import type { PageHead } from '../metadata/page-meta.ts';
import type { Thing } from './vocabulary.ts';

/** Adds to a head what machines read of its page. */
export function withStructuredData(head: PageHead, things: readonly (Thing | undefined)[]): PageHead {
  const known = head.structuredData?.['@graph'] ?? [];
  const added = things.filter((thing) => thing !== undefined);
  return { ...head, structuredData: { '@context': 'https://schema.org', '@graph': [...known, ...added] } };
}
