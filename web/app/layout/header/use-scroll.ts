import { useSyncExternalStore } from 'react';
import { watchScroll } from '../watch-scroll.ts';

/** Subscribes to a predicate of the scroll offset in pixels; re-renders only when its result changes. */
export function useScrollOffset(predicate: (offset: number) => boolean): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => predicate(scrollY),
    () => false,
  );
}
