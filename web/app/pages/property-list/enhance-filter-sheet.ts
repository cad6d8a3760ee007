import { listIds } from './list-ids.ts';

const accepted = 'accepted';

/** Opens the filters in the sheet; `onDismiss` runs when a visitor closes it without asking for the list. */
export function enhanceFilterSheet(onDismiss: () => void, { signal }: { signal: AbortSignal }) {
  const sheet = document.getElementById(listIds.sheet) as HTMLDialogElement | null;
  const panel = document.getElementById(listIds.panel);
  const place = panel?.parentElement;
  const more = panel?.querySelector('details.filter-details');
  let wasMoreOpen = false;

  document.addEventListener(
    'click',
    (event) => {
      const isOpener = (event.target as Element).closest(`a[href="#${listIds.panel}"]`);
      if (!isOpener || !sheet || !panel) return;
      event.preventDefault();
      wasMoreOpen = more?.hasAttribute('open') ?? false;
      more?.setAttribute('open', '');
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
      more?.toggleAttribute('open', wasMoreOpen);
      place.insertBefore(panel, document.getElementById(listIds.bar));
      if (sheet.returnValue !== accepted) onDismiss();
    },
    { signal },
  );
  return { isOpen: () => sheet?.open === true, accept: () => sheet?.close(accepted) };
}
