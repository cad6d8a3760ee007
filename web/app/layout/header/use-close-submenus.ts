import { type RefObject, useEffect } from 'react';

/** Closes open submenus on Escape, restoring focus, and on any focus or pointer outside them. */
export function useCloseSubmenus(menu: RefObject<HTMLElement>): void {
  useEffect(() => {
    const open = () => [...(menu.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
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
    document.addEventListener('pointerdown', closeLeft);
    document.addEventListener('focusin', closeLeft);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeLeft);
      document.removeEventListener('focusin', closeLeft);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [menu]);
}
