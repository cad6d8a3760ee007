import { listPath } from '../../content/paths/build-path.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { loadContentPage } from '../content/load-content-page.server.ts';
import { cardContext } from '../card-context.server.ts';
import { combineNeeds } from '../../platform/page-needs.ts';
import type { PageContext } from '../../content/page-context.ts';

export type HomePageData = NonNullable<Awaited<ReturnType<typeof loadHomePage>>>;

export async function loadHomePage(context: PageContext, entry: PathEntry) {
  const page = await loadContentPage(context, entry);
  if (!page) return undefined;
  const { platform, site, language } = context;
  const [newest] = await platform.catalogue.newest({ goal: 'sale', limit: 1, language });
  const featured = newest && cardData(newest, cardContext(context));
  return {
    ...page,
    featured,
    needs: combineNeeds([page.needs, featured]),
    saleHref: listPath(site.paths, 'sale', language),
    rentHref: listPath(site.paths, 'rent', language),
  };
}
