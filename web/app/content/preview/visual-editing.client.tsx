import { enableVisualEditing, type HistoryAdapter } from '@sanity/visual-editing';
import { showTyped } from './show-typed.client.ts';

/** Links load whole pages, so the address changes only on a page load. */
const history: HistoryAdapter = {
  subscribe: (navigate) => {
    const { pathname, search, hash } = window.location;
    navigate({ type: 'push', title: document.title, url: `${pathname}${search}${hash}` });
    return () => undefined;
  },
  update: ({ type, url }) => {
    const address = new URL(url, window.location.href);
    if (address.origin !== window.location.origin) return;
    if (type === 'pop') window.history.back();
    else if (type === 'replace') window.location.replace(address);
    else window.location.assign(address);
  },
};

/** Connects the page to the Studio around it. `refresh` resolves once the page shows the new content. */
export function startVisualEditing(refresh: () => Promise<void>): () => void {
  const stops = [enableVisualEditing({ history, refresh, zIndex: 1000 }), showTyped()];
  return () => {
    for (const stop of stops) stop();
  };
}
