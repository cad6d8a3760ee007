import { listIds } from './list-ids.ts';

export function enhanceFilterPanels({ signal }: { signal: AbortSignal }): void {
  const openPanel = () =>
    document.querySelector<HTMLDetailsElement>(`.list-tools > #${listIds.panel} details[open]`);
  document.addEventListener(
    'click',
    ({ target }) => {
      const panel = openPanel();
      if (panel && !panel.contains(target as Node)) panel.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      const panel = openPanel();
      if (key !== 'Escape' || defaultPrevented || !panel) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    },
    { signal },
  );
}
