import { useSyncExternalStore } from 'react';

function watchAddress(onChange: () => void): () => void {
  const changes = ['hashchange', 'popstate'];
  for (const change of changes) addEventListener(change, onChange);
  return () => {
    for (const change of changes) removeEventListener(change, onChange);
  };
}

/** Tracks `location`; undefined on the server and during hydration. */
export function useAddress(): string | undefined {
  return useSyncExternalStore(
    watchAddress,
    () => location.href,
    () => undefined,
  );
}
