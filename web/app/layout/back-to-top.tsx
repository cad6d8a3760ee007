import type { MouseEvent } from 'react';
import { useText } from '../i18n/text.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import { useScrollOffset } from './header/use-scroll.ts';

export const topId = 'top';

/** Appears once the page is scrolled. Without JavaScript the footer shows a plain link instead. */
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
