import { useEffect, useState } from 'react';
import type { CheckedSite } from 'schemas/checks/checked-site.ts';
import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { sentenceOf } from '../staff-api/use-staff-api.ts';
import { loadCheckedSite } from './load-checked-site.ts';

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
