import { useSyncExternalStore } from 'react';

/** The least time between two looks at how far a page is scrolled, in milliseconds. */
export const scrollThrottle = 100;

/** Calls back while the page scrolls, at most once in that time, and once more after the last event. */
export function watchScroll(onScroll: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onScroll();
    }, scrollThrottle);
  };
  addEventListener('scroll', look, { passive: true });
  return () => {
    removeEventListener('scroll', look);
    clearTimeout(timer);
  };
}

/** Whether the scroll offset, in pixels, is as asked. A component renders anew only when the answer changes. */
export function useScrollOffset(isAsAsked: (offset: number) => boolean): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => isAsAsked(scrollY),
    () => false,
  );
}
