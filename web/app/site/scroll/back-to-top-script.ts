import { scrollToTop } from './scroll-to-top.ts';
import { topId } from './top-id.ts';
import { watchScroll } from './watch-scroll.ts';

/** Pixels. */
const shownFrom = 10;

export function attachBackToTop(element: HTMLElement): (() => void) | undefined {
  const link = element.querySelector('a');
  if (!link) return undefined;
  const show = () => {
    link.hidden = scrollY < shownFrom;
  };
  const goUp = (event: MouseEvent) => {
    event.preventDefault();
    scrollToTop(() => document.getElementById(topId)?.focus({ preventScroll: true }));
  };
  show();
  const stop = watchScroll(show);
  link.addEventListener('click', goUp);
  return () => {
    stop();
    link.removeEventListener('click', goUp);
  };
}
