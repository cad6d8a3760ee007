import { type ReactNode, useEffect, useMemo } from 'react';
import { PageViews } from '../analytics/page-views.tsx';
import { ConsentPrompt } from '../consent/consent-prompt.tsx';
import { unpackTexts } from '../i18n/packed-texts.ts';
import { rememberLanguage } from '../i18n/remember-language.ts';
import { TextProvider } from '../i18n/text.tsx';
import { PopupPrompt } from '../popup/popup-prompt.tsx';
import { topId } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutData } from './load-layout.server.ts';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useBannerGround } from './use-banner-ground.ts';

/** What stands around every page. */
export function SiteLayout({ layout, children }: { layout: LayoutData; children: ReactNode }) {
  useEffect(() => {
    rememberLanguage(layout.language);
  }, [layout.language]);
  const texts = useMemo(() => unpackTexts(layout.texts), [layout.texts]);
  const isUnderHeader = useBannerGround(layout) !== undefined;
  return (
    <TextProvider language={layout.language} texts={texts}>
      <span id={topId} tabIndex={-1} />
      <SkipLink />
      {layout.consent && <ConsentPrompt consent={layout.consent} />}
      {layout.topBar && <TopBar bar={layout.topBar} />}
      <Header layout={layout} />
      <main id="content" tabIndex={-1} className={isUnderHeader ? 'under-header' : undefined}>
        {children}
      </main>
      <Footer layout={layout} />
      {layout.popup && <PopupPrompt popup={layout.popup} asksConsent={layout.consent !== undefined} />}
      <PageViews tags={layout.tags} />
    </TextProvider>
  );
}
