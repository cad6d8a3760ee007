import { useText } from '../../content/i18n/text.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { attachBackToTop } from './back-to-top-script.ts';
import { topId } from '../anchors.ts';

/** Appears once the page is scrolled. Without JavaScript the footer shows a plain link instead. */
export function BackToTop() {
  const t = useText();
  return (
    <ScriptIsland name="backToTop" attach={attachBackToTop} props={{}}>
      <a href={`#${topId}`} className="back-to-top print:hidden" hidden>
        <Icon name="arrowUp" />
        <span className="sr-only">{t('footer.backToTop')}</span>
      </a>
    </ScriptIsland>
  );
}
