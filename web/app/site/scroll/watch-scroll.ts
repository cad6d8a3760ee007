/** Milliseconds. */
const scrollThrottle = 100;

/** Throttled scroll listener that also fires once after the last event. */
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
