import { useSyncExternalStore } from 'react';

function watchAddress(onChange: () => void): () => void {
  const changes = ['hashchange', 'popstate'];
  for (const change of changes) addEventListener(change, onChange);
  return () => {
    for (const change of changes) removeEventListener(change, onChange);
  };
}

/** The address of the page as it changes; undefined on the server and while the server's HTML is taken over. */
export function useAddress(): string | undefined {
  return useSyncExternalStore(
    watchAddress,
    () => location.href,
    () => undefined,
  );
}
