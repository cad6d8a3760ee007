import type { ReactNode } from 'react';
import { attachFavourites, favouriteWords } from '../properties/favourites/attach-favourites.ts';
import { useText } from '../content/i18n/text.tsx';
import { IslandContextProvider } from '../islands/island-context.tsx';
import { ScriptIsland } from '../islands/script-island.tsx';
import { Footer } from './footer/footer.tsx';
import type { LayoutData } from './layout-data.ts';
import { type CurrentPage, CurrentPageProvider } from './current-page.tsx';
import { contentId } from './anchors.ts';
import { SiteHeader } from './header/site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useBannerGround } from './header/use-banner-ground.ts';
import { SiteEffects } from './site-effects.tsx';
import { topId } from './scroll/top-id.ts';

type SiteLayoutProps = { layout: LayoutData; page: CurrentPage; children: ReactNode };

export function SiteLayout({ layout, page, children }: SiteLayoutProps) {
  const { language, texts, textsHref } = layout;
  return (
    <IslandContextProvider context={{ language, texts, textsHref }}>
      <CurrentPageProvider value={page}>
        <Frame layout={layout}>{children}</Frame>
      </CurrentPageProvider>
    </IslandContextProvider>
  );
}

function Frame({ layout, children }: Omit<SiteLayoutProps, 'page'>) {
  const { consent, favouritesHref, popup, tags, topBar } = layout;
  const isUnderHeader = useBannerGround(layout) !== undefined;
  return (
    <>
      <span id={topId} tabIndex={-1} />
      <SkipLink />
      <SiteEffects consent={consent} popup={popup} tags={tags} />
      {favouritesHref && <Favourites />}
      {topBar && <TopBar bar={topBar} />}
      <SiteHeader layout={layout} />
      <main id={contentId} tabIndex={-1} className={isUnderHeader ? 'under-header' : undefined}>
        {children}
      </main>
      <Footer layout={layout} />
    </>
  );
}

/** Runs every favourite button of the page, and announces what they do. */
function Favourites() {
  const t = useText();
  return (
    <ScriptIsland name="favourites" attach={attachFavourites} props={{ words: favouriteWords(t) }}>
      <p role="status" className="sr-only" />
    </ScriptIsland>
  );
}
