import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConsent } from '../consent/use-consent.ts';
import { useLanguage } from '../i18n/text.tsx';
import { propertyCardsPath } from '../paths/property-cards-path.ts';
import { noIds } from './id-store.ts';
import { mostRecent } from './property-ids.ts';
import { recentlyViewed } from './recently-viewed.ts';

/** The server's markup of the properties viewed last, without the current one; undefined while there are none. */
export function useRecentCards(current: string | undefined): string | undefined {
  const language = useLanguage();
  const { choices } = useConsent();
  const ids = useSyncExternalStore(recentlyViewed.subscribe, recentlyViewed.get, () => noIds);
  const shown = choices?.preferences ? ids.filter((id) => id !== current).slice(0, mostRecent) : noIds;
  const path = shown.length > 0 ? propertyCardsPath(shown, language) : undefined;
  const [fetched, setFetched] = useState<{ path: string; markup: string }>();
  useEffect(() => {
    if (!path) return;
    const fetching = new AbortController();
    fetch(path, { signal: fetching.signal })
      .then((response) => (response.ok ? response.text() : ''))
      .then((markup) => setFetched({ path, markup }))
      .catch(() => undefined);
    return () => fetching.abort();
  }, [path]);
  return path && fetched?.markup ? fetched.markup : undefined;
}
