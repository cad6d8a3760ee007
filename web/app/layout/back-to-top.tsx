import type { MouseEvent } from 'react';
import { useText } from '../i18n/text.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import { useScrollOffset } from './header/use-scroll.ts';

/** Where the link leads: the first element of every page. */
export const topId = 'top';

/** Appears once a page is scrolled. Without script a plain link in the footer takes its place. */
export function BackToTop() {
  const t = useText();
  const isShown = useScrollOffset((offset) => offset >= 10);
  const goUp = (event: MouseEvent) => {
    event.preventDefault();
    scrollToTop(() => document.getElementById(topId)?.focus({ preventScroll: true }));
  };
  if (!isShown) return null;
  return (
    <a href={`#${topId}`} className="back-to-top" onClick={goUp}>
      <Icon name="arrowUp" />
      <span className="sr-only">{t('footer.backToTop')}</span>
    </a>
  );
}
