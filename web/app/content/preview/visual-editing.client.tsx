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

const isLeave = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'presentation/blur';

/** Keeps a menu open whose search takes the focus from the Studio's form, at which the overlays would close it. */
function keepMenuOpen(): () => void {
  const stop = (event: MessageEvent<unknown>) => {
    if (isLeave(event.data) && document.querySelector('[data-ui="MenuGroup__popover"]'))
      event.stopImmediatePropagation();
  };
  window.addEventListener('message', stop);
  return () => {
    window.removeEventListener('message', stop);
  };
}

/** Connects the page to the Studio around it. `refresh` resolves once the page shows the new content. */
export function startVisualEditing(refresh: () => Promise<void>): () => void {
  // First, since a message is stopped only for those who listen later.
  const stops = [keepMenuOpen(), enableVisualEditing({ history, refresh, zIndex: 1000 }), showTyped()];
  return () => {
    for (const stop of stops) stop();
  };
}
