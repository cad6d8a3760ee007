import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration. */
export function useBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
