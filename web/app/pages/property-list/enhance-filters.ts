import { filterPanelName } from '../../properties/filter-form/list-filter-data.ts';
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

const accepted = 'accepted';

/** Opens the filters in the sheet; `onDismiss` runs when a visitor closes it without asking for the list. */
export function enhanceFilterSheet(onDismiss: () => void, { signal }: { signal: AbortSignal }) {
  const sheet = document.getElementById(listIds.sheet) as HTMLDialogElement | null;
  const panel = document.getElementById(listIds.panel);
  const place = panel?.parentElement;
  const more = panel?.querySelector<HTMLDetailsElement>('.filter-more');

  /** The sheet has room for all filters; if they kept their name, opening another panel would close them. */
  function showMore(isInSheet: boolean): void {
    if (!more) return;
    more.name = isInSheet ? '' : filterPanelName;
    more.open = isInSheet;
  }

  document.addEventListener(
    'click',
    (event) => {
      const isOpener = (event.target as Element).closest(`a[href="#${listIds.panel}"]`);
      if (!isOpener || !sheet || !panel) return;
      event.preventDefault();
      showMore(true);
      sheet.returnValue = '';
      sheet.appendChild(panel);
      sheet.showModal();
    },
    { signal },
  );
  sheet?.addEventListener(
    'close',
    () => {
      if (!panel || !place) return;
      showMore(false);
      place.insertBefore(panel, document.getElementById(listIds.bar));
      if (sheet.returnValue !== accepted) onDismiss();
    },
    { signal },
  );
  return { isOpen: () => sheet?.open === true, accept: () => sheet?.close(accepted) };
}
