/** Opens the drawer as a modal dialog, which traps the focus; without script it is a popover. */
export function attachDrawer(header: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const drawer = header.querySelector<HTMLDialogElement>('dialog.drawer');
  const opener = header.querySelector<HTMLElement>(':not(dialog) > .drawer-button');
  opener?.addEventListener(
    'click',
    (event) => {
      if (!drawer || drawer.matches(':popover-open')) return;
      event.preventDefault();
      drawer.showModal();
    },
    { signal },
  );
  drawer?.querySelector('.drawer-close')?.addEventListener('click', () => drawer.close(), { signal });
  return () => ending.abort();
}
