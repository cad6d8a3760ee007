/** How far below the visible part of a page late content starts, in pixels. */
export const ahead = 100;

/** Calls back once, when an element is in sight or that near to it. */
export function whenNear(element: Element, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${ahead}px` },
  );
  observer.observe(element);
}
