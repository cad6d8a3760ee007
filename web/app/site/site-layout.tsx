import type { ReactNode } from 'react';
import { ScriptIsland } from '../islands/script-island.tsx';
import { type ClientTranslate, useText } from '../content/i18n/text.tsx';
import { PopupDialog } from './popup/popup-dialog.tsx';
import { attachSiteEffects } from './attach-site-effects.ts';
import type { LayoutData } from './layout-data.ts';
import { attachFavourites, type FavouriteWords } from '../properties/favourites/attach-favourites.ts';
import { mostFavourites } from '../properties/favourites/property-ids.ts';
import { PageTextProvider } from '../islands/island.tsx';
import { Footer } from './footer/footer.tsx';
import { type CurrentPage, CurrentPageProvider } from './current-page.tsx';
import { contentId, topId } from './anchors.ts';
import { SiteHeader } from './header/header.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

type SiteEffectsProps = Pick<LayoutData, 'consent' | 'isPersonal' | 'popup' | 'tags'>;

function SiteEffects({ consent, isPersonal, popup, tags }: SiteEffectsProps) {
  const t = useText();
  const cardWords = {
    pictures: t('property.picturesOf', { title: '{title}' }),
    previous: t('property.previousPicture'),
    next: t('property.nextPicture'),
  };
  const timing = popup && { delay: popup.delay, frequency: popup.frequency };
  return (
    <ScriptIsland
      name="siteEffects"
      attach={attachSiteEffects}
      props={{ consent, popup: timing, isPersonal, tags, cardWords }}
    >
      {popup && <PopupDialog popup={popup} />}
    </ScriptIsland>
  );
}

function SkipLink() {
  const t = useText();
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-20 rounded-sm bg-ink px-5 py-2.5 text-ground not-focus:[clip-path:inset(50%)]"
    >
      {t('site.skipToContent')}
    </a>
  );
}

type SiteLayoutProps = { layout: LayoutData; page: CurrentPage; children: ReactNode };

export function SiteLayout({ layout, page, children }: SiteLayoutProps) {
  const { language, texts, textsHref } = layout;
  return (
    <PageTextProvider language={language} texts={texts} textsHref={textsHref}>
      <CurrentPageProvider value={page}>
        <Frame layout={layout}>{children}</Frame>
      </CurrentPageProvider>
    </PageTextProvider>
  );
}

function Frame({ layout, children }: Omit<SiteLayoutProps, 'page'>) {
  const { consent, favouritesHref, isPersonal, popup, tags, topBar } = layout;
  return (
    <>
      <span id={topId} tabIndex={-1} className="focus:outline-none" />
      <SkipLink />
      <SiteEffects {...{ consent, isPersonal, popup, tags }} />
      {favouritesHref && <Favourites />}
      {topBar && <TopBar bar={topBar} />}
      <SiteHeader layout={layout} />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer layout={layout} />
    </>
  );
}

function Favourites() {
  const t = useText();
  return (
    <ScriptIsland name="favourites" attach={attachFavourites} props={{ words: favouriteWords(t) }}>
      <p role="status" className="sr-only" />
    </ScriptIsland>
  );
}

function favouriteWords(t: ClientTranslate): FavouriteWords {
  const count = '{count}';
  return {
    added: t('favourites.added', { count }),
    removed: t('favourites.removed', { count }),
    full: t('favourites.full', { most: mostFavourites }),
    notStored: t('favourites.notStored'),
  };
}
