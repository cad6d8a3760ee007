import { type CheckedSite, checkedSite, checkedSiteQuery } from 'schemas/checks/checked-site.ts';
import { findingsIn } from 'schemas/checks/checks.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { languageTitle } from 'schemas/languages.ts';
import type { SanityClient } from '@sanity/client';
import { useClient } from 'sanity';
import { inStaffLanguage } from '../locale/say.ts';
import { apiVersion } from '../content/use-content.ts';
import { useLoaded } from '../staff-api/use-loaded.ts';

/** Why the site settings prevent publishing; the Studio itself names required fields. */
export function blockingReasons(document: StoredDocument, site: CheckedSite): string[] {
  const reasons = findingsIn(document, site)
    .filter(({ isBlocking, check }) => isBlocking && check !== 'required')
    .map(({ message, language }) => {
      const sentence = inStaffLanguage(message);
      return language === undefined ? sentence : `${languageTitle(language)}: ${sentence}`;
    });
  return [...new Set(reasons)];
}

/** @param published ids of documents that are about to be published */
export async function loadCheckedSite(
  client: Pick<SanityClient, 'fetch'>,
  published: readonly string[],
): Promise<CheckedSite> {
  const stored = await client.fetch<StoredDocument[]>(checkedSiteQuery, {}, { perspective: 'raw' });
  return checkedSite(stored, published);
}

/**
 * Loads what checks need of the site once per revision, because listening would reload thousands of documents at
 * every keystroke.
 *
 * @param revision changes when something was published; null loads nothing
 */
export function useCheckedSite(
  id: string,
  revision: string | null,
): { site?: CheckedSite | undefined; problem?: string | undefined } {
  const client = useClient({ apiVersion });
  const key = revision === null ? null : [id, revision];
  const { result: site, problem } = useLoaded(key, () => loadCheckedSite(client, [id]));
  return { site, problem };
}
