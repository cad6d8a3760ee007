/** Milliseconds. */
const scrollThrottle = 100;

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
