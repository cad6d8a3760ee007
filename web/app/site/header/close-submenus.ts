/** Closes open submenus on Escape, restoring focus, and on any focus or pointer outside them. */
export function closeSubmenus(header: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const open = () => [...header.querySelectorAll<HTMLDetailsElement>('.submenu[open]')];
  const closeLeft = ({ target }: Event) => {
    for (const submenu of open())
      if (!(target instanceof Node && submenu.contains(target))) submenu.open = false;
  };
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const submenu of open()) {
      submenu.open = false;
      if (submenu.contains(document.activeElement)) submenu.querySelector('summary')?.focus();
    }
  };
  document.addEventListener('pointerdown', closeLeft, { signal });
  document.addEventListener('focusin', closeLeft, { signal });
  document.addEventListener('keydown', closeByEscape, { signal });
  return () => ending.abort();
}
