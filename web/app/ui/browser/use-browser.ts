import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is alive in a browser: false on the server and while the server's HTML is taken over. */
export function useBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
