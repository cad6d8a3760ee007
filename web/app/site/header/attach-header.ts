import { watchSizes } from '../../ui/browser/watch-sizes.ts';
import type { ScriptContext } from '../../islands/script.ts';
import { attachSearchButton } from '../../properties/search-field/attach-search-button.ts';
import type { SearchHrefs } from '../../properties/search-field/search-button.tsx';
import { contentId } from '../anchors.ts';
import { watchScroll } from '../scroll/watch-scroll.ts';

function requiredWidth(bar: Element): number {
  const isBroken = [...bar.querySelectorAll('.menu-item')].some(
    (item, _index, [first]) => item.getBoundingClientRect().top !== first?.getBoundingClientRect().top,
  );
  // Below desktop width the positions have no boxes, and the drawer button overflows the bar on purpose.
  const places = [...bar.querySelectorAll(':scope > .header-place')];
  const right = Math.max(...places.map((place) => place.getBoundingClientRect().right));
  const beyond = Math.ceil(right - bar.getBoundingClientRect().right);
  return beyond > 0 || isBroken ? bar.clientWidth + Math.max(beyond, 1) : 0;
}

/** Corrects the server's estimate: moves the menu to its own row while the bar overflows. */
function fitMenu(header: HTMLElement, onChange: (hasRow: boolean) => void): () => void {
  const bar = header.querySelector('.header-bar');
  const menu = bar?.querySelector('.menu');
  const place = menu?.parentElement;
  if (!bar || !menu || !place) return () => undefined;
  const next = menu.nextSibling;
  const row = document.createElement('div');
  row.className = place.className.replace('header-place', 'wrap header-row');
  let needed = 0;

  const move = (needsRow: boolean) => {
    if (needsRow === row.isConnected) return;
    if (needsRow) {
      row.appendChild(menu);
      header.appendChild(row);
    } else {
      place.insertBefore(menu, next);
      row.remove();
    }
    onChange(needsRow);
  };
  const stop = watchSizes(bar, () => {
    needed = Math.max(needed, requiredWidth(bar));
    move(needed > bar.clientWidth);
  });
  return () => {
    stop();
    move(false);
  };
}

/** Closes open submenus on Escape, restoring focus, and on any focus or pointer outside them. */
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
  /** The banner under the header. */
  ground: string | undefined;
  search: SearchHrefs;
};

/** Pixels. */
const scrolledFrom = 30;

/** Follows scrolling, gives a menu that is too long its own row, and runs submenus, drawer and search. */
export function attachHeader(
  element: HTMLElement,
  { isFixed, ground, search }: HeaderScriptProps,
  { render }: Pick<ScriptContext, 'render'>,
): (() => void) | undefined {
  const header = element.querySelector('header');
  if (!header) return undefined;
  let hasRow = false;

  const show = () => {
    const isScrolled = isFixed && scrollY > scrolledFrom;
    const isOver = ground !== undefined && !hasRow;
    header.classList.toggle('header-scrolled', isScrolled);
    header.classList.toggle('header-over', isOver);
    header.classList.toggle('header-clear', isOver && !isScrolled);
    if (ground) header.classList.toggle(`ground-${ground}`, isOver && !isScrolled);
    document.getElementById(contentId)?.classList.toggle('under-header', isOver);
  };
  show();
  const ends = [
    watchScroll(show),
    fitMenu(header, (needsRow) => {
      hasRow = needsRow;
      show();
    }),
    closeSubmenus(header),
    attachDrawer(header),
    attachSearchButton(element, search, render),
  ];
  return () => {
    for (const end of ends) end();
  };
}
