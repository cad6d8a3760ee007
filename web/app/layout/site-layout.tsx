import type { ReactNode } from 'react';
import { LivePart, useAround } from '../islands/island.tsx';
import { topId } from './back-to-top.tsx';
import { Footer } from './footer/footer.tsx';
import type { LayoutData } from './load-layout.server.ts';
import type { Place } from './current-page.tsx';
import { contentId, SiteHeader } from './header/site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { InSurroundings, type Surroundings } from '../islands/island-context.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useBannerGround } from './header/use-banner-ground.ts';
import { Visitor } from './site-effects.tsx';

type SiteLayoutProps = { layout: LayoutData; place: Place; children: ReactNode };

export function SiteLayout({ layout, place, children }: SiteLayoutProps) {
  const around: Surroundings = { language: layout.language, texts: layout.texts, place };
  useAround(around);
  return (
    <InSurroundings around={around}>
      <Frame layout={layout}>{children}</Frame>
    </InSurroundings>
  );
}

function Frame({ layout, children }: Omit<SiteLayoutProps, 'place'>) {
  const { agency, bannerClearance, consent, header, languages, menu, popup, tags, topBar } = layout;
  const ofHeader = { agency: { name: agency.name }, bannerClearance, header, languages, menu };
  const isUnderHeader = useBannerGround(layout) !== undefined;
  return (
    <>
      <span id={topId} tabIndex={-1} />
      <SkipLink />
      <LivePart name="visitor" component={Visitor} props={{ consent, popup, tags }} />
      {topBar && <TopBar bar={topBar} />}
      <LivePart
        name="header"
        component={SiteHeader}
        props={{ layout: { ...ofHeader, valuationHref: layout.valuationHref } }}
      />
      <main id={contentId} tabIndex={-1} className={isUnderHeader ? 'under-header' : undefined}>
        {children}
      </main>
      <Footer layout={layout} />
    </>
  );
}
