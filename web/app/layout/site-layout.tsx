import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { unpackTexts } from '../i18n/packed-texts.ts';
import { rememberLanguage } from '../i18n/remember-language.ts';
import { TextProvider } from '../i18n/text.tsx';
import { Lazy } from '../ui/lazy.tsx';
import { topId } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutData } from './load-layout.server.ts';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useBannerGround } from './use-banner-ground.ts';
import { useMenuRow } from './use-menu-row.ts';

const loadVisitor = () => import('./visitor.tsx').then(({ Visitor }) => Visitor);

/** What stands around every page. */
export function SiteLayout({ layout, children }: { layout: LayoutData; children: ReactNode }) {
  useEffect(() => {
    rememberLanguage(layout.language);
  }, [layout.language]);
  const texts = useMemo(() => unpackTexts(layout.texts), [layout.texts]);
  const { consent, popup, tags } = layout;
  const bar = useRef<HTMLDivElement>(null);
  const fitting = useMenuRow(layout, bar);
  const isUnderHeader = useBannerGround(fitting) !== undefined;
  return (
    <TextProvider language={layout.language} texts={texts}>
      <span id={topId} tabIndex={-1} />
      <SkipLink />
      <Lazy isNeeded load={loadVisitor} props={{ consent, popup, tags }} />
      {layout.topBar && <TopBar bar={layout.topBar} />}
      <Header layout={fitting} bar={bar} />
      <main id="content" tabIndex={-1} className={isUnderHeader ? 'under-header' : undefined}>
        {children}
      </main>
      <Footer layout={layout} />
    </TextProvider>
  );
}
