import { type CheckedSite, checkedSite, checkedSiteQuery } from 'schemas/checks/checked-site.ts';
import { findingsIn } from 'schemas/checks/checks.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { languageTitle } from 'schemas/languages.ts';
import type { SanityClient } from '@sanity/client';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { inStaffLanguage } from '../locale/say.ts';
import { apiVersion } from '../content/use-content.ts';
import { sentenceOf } from '../staff-api/use-staff-api.ts';

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

type Loaded = { site?: CheckedSite; problem?: string };

/**
 * Loads what checks know of the site, once for each revision, since listening would load thousands of documents again on
 * every key press.
 *
 * @param revision changes when something was published; null loads nothing
 */
export function useCheckedSite(id: string, revision: string | null): Loaded {
  const client = useClient({ apiVersion });
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    if (revision === null) return undefined;
    let isCurrent = true;
    const show = (found: Loaded) => {
      if (isCurrent) setLoaded(found);
    };
    loadCheckedSite(client, [id]).then(
      (site) => {
        show({ site });
      },
      (error: unknown) => {
        show({ problem: sentenceOf(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, id, revision]);
  return loaded;
}
