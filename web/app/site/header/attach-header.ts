import type { ScriptContext } from '../../islands/script.ts';
import { attachSearchButton } from '../../properties/search-field/attach-search-button.ts';
import type { SearchHrefs } from '../../properties/search-field/search-button.tsx';
import { watchScroll } from '../scroll/watch-scroll.ts';

function closeSubmenus(header: HTMLElement): () => void {
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

/** Opens the drawer as a modal dialog, which traps the focus; without script it is a popover. */
function attachDrawer(header: HTMLElement): () => void {
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

export type HeaderScriptProps = {
  isFixed: boolean;
  search: SearchHrefs;
};

/** Pixels. */
const scrolledFrom = 30;

export function attachHeader(
  element: HTMLElement,
  { isFixed, search }: HeaderScriptProps,
  { render }: Pick<ScriptContext, 'render'>,
): (() => void) | undefined {
  const header = element.querySelector('header');
  if (!header) return undefined;

  const show = () => header.classList.toggle('header-scrolled', isFixed && scrollY > scrolledFrom);
  show();
  const ends = [
    watchScroll(show),
    closeSubmenus(header),
    attachDrawer(header),
    attachSearchButton(element, search, render),
  ];
  return () => {
    for (const end of ends) end();
  };
}
