import { type ReactNode, useEffect } from 'react';
import { rememberLanguage } from '../i18n/remember-language.ts';
import { TextProvider } from '../i18n/text.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutData } from './load-layout.server.ts';
import { SkipLink } from './skip-link.tsx';

/** What stands around every page. */
export function SiteLayout({ layout, children }: { layout: LayoutData; children: ReactNode }) {
  useEffect(() => {
    rememberLanguage(layout.language);
  }, [layout.language]);
  return (
    <TextProvider language={layout.language} texts={layout.texts}>
      <SkipLink />
      <Header layout={layout} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer layout={layout} />
    </TextProvider>
  );
}
