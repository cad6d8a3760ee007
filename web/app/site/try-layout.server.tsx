import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../content/cms/site.server.ts';
import type { Catalogue } from '../properties/catalogue/create-catalogue.ts';
import { loadPageLayout } from './load-layout.server.ts';
import { SiteLayout } from './site-layout.tsx';

/** Throws for a site of which no page could be shown, because what is around each of them cannot be rendered. */
export function tryLayout(site: Site, given: { now: Date; catalogue: Catalogue }): void {
  for (const language of site.languages) {
    const pathname = `/${language}/`;
    const layout = loadPageLayout(site, language, { ...given, isVisible: () => true, pathname });
    renderToStaticMarkup(
      <SiteLayout layout={layout} page={{ pathname, search: '', alternates: {}, header: {} }}>
        {null}
      </SiteLayout>,
    );
  }
}
