import { isPlainClick } from '../ui/browser/is-plain-click.ts';

/**
 * Holds clicks on links that a script takes over, starts it and clicks again, which follows the link where the script
 * cannot be loaded. Returns what starts the script.
 */
export function holdClicks(links: string, attach: () => Promise<void>): () => void {
  const holding = new AbortController();
  const held = new Set<HTMLElement>();
  let attached: Promise<void> | undefined;

  const release = () => {
    holding.abort();
    for (const link of held) link.click();
  };
  const start = () => void (attached ??= attach().then(release, release));

  document.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return;
      const link = (event.target as Element).closest<HTMLElement>(links);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      held.add(link);
      start();
    },
    { signal: holding.signal, capture: true },
  );
  return start;
}
