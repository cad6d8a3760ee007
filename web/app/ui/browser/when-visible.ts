/** Pixels below the viewport. */
const margin = 100;

export function whenVisible(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
