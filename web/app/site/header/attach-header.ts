import type { ScriptContext } from '../../islands/script.ts';
import { attachSearchButton } from '../../properties/search-field/attach-search-button.ts';
import type { SearchHrefs } from '../../properties/search-field/search-button.tsx';
import { contentId } from '../anchors.ts';
import { watchScroll } from '../scroll/watch-scroll.ts';
import { attachDrawer } from './attach-drawer.ts';
import { closeSubmenus } from './close-submenus.ts';
import { fitMenu } from './fit-menu.ts';

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
