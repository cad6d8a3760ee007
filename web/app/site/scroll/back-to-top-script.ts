import { topId } from '../anchors.ts';
import { watchScroll } from './watch-scroll.ts';

/** Milliseconds. */
const duration = 500;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

function scrollToTop(whenThere: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
    whenThere();
    return;
  }
  const [from, begin] = [scrollY, performance.now()];
  let reached = from;
  const step = (now: number) => {
    if (Math.abs(scrollY - reached) > 2) return;
    const share = Math.min(1, Math.max(0, (now - begin) / duration));
    scrollTo(0, from * (1 - easeOut(share)));
    reached = scrollY;
    if (share < 1) requestAnimationFrame(step);
    else whenThere();
  };
  requestAnimationFrame(step);
}

/** Pixels. */
const hiddenBelow = 10;
const leastScreens = 3;

/** On the way up only, and over nothing that is being filled in. */
function isWanted(before: number): boolean {
  const isFar = scrollY >= leastScreens * innerHeight;
  const isTyping = document.activeElement?.matches('input, select, textarea') === true;
  return isFar && scrollY < before && !isTyping;
}

export function attachBackToTop(element: HTMLElement): (() => void) | undefined {
  const link = element.querySelector('a');
  if (!link) return undefined;
  let before = scrollY;
  const show = () => {
    const isInUse = link === document.activeElement;
    link.hidden = scrollY < hiddenBelow || !(isInUse || isWanted(before));
    before = scrollY;
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
