import type { SanityClient } from '@sanity/client';
import { type CheckedSite, checkedSite, checkedSiteQuery } from 'schemas/checks/checked-site.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';

/** @param published ids of documents that are about to be published */
export async function loadCheckedSite(
  client: Pick<SanityClient, 'fetch'>,
  published: readonly string[],
): Promise<CheckedSite> {
  const stored = await client.fetch<StoredDocument[]>(checkedSiteQuery, {}, { perspective: 'raw' });
  return checkedSite(stored, published);
}
