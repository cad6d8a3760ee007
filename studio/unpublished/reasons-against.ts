import type { SanityDocument } from '@sanity/client';
import type { CheckedSite } from 'schemas/checks/checked-site.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { blockingReasons } from '../checks/use-checked-site.ts';

export type PublishRules = {
  /** Messages of the errors for which the Studio would not publish a document. */
  errorsOf: (document: StoredDocument & SanityDocument) => Promise<string[]>;
  /** The site as it will be once documents with these ids are published. */
  siteWith: (ids: readonly string[]) => Promise<CheckedSite>;
};

/** Says why the Studio would not publish a document like this. */
export async function reasonsAgainst(
  document: StoredDocument & SanityDocument,
  { errorsOf }: PublishRules,
  site: CheckedSite,
): Promise<string[]> {
  return [...new Set([...(await errorsOf(document)), ...blockingReasons(document, site)])];
}
