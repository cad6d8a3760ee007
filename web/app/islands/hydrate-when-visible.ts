/** Pixels below the viewport at which an island is hydrated. */
const margin = 100;

/**
 * Hydrates an island once it is in or near the viewport. A form submitted earlier waits for its hydration, when the
 * pressed button is clicked again, and is submitted without script when that fails.
 */
export function hydrateWhenVisible(element: HTMLElement, hydrate: () => Promise<void>): void {
  let hydrated: Promise<void> | undefined;
  const start = () => {
    hydrated ??= hydrate().then(() => element.removeEventListener('submit', holdSubmit));
    return hydrated;
  };
  const holdSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    void start().then(
      () => (event.submitter ? event.submitter.click() : form.requestSubmit()),
      () => form.submit(),
    );
  };
  element.addEventListener('submit', holdSubmit);
  // An island has `display: contents`, so it has no box of its own.
  whenVisible(element.firstElementChild ?? element, () => void start().catch(() => undefined));
}

function whenVisible(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
}
