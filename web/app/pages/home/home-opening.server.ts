import { listPath } from '../../paths/build-path.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import type { PageContext } from '../load-page.server.ts';
import type { HomeOpening } from '../page-data.ts';

/** What opens the home page: the newest property for sale and the ways to both lists. */
export function loadHomeOpening({ site, language }: PageContext): HomeOpening {
  const [newest] = catalogue.newest({ goal: 'sale', limit: 1, language });
  return {
    featured: newest && cardData(newest, site.paths, language),
    saleHref: listPath(site.paths, 'sale', language),
    rentHref: listPath(site.paths, 'rent', language),
  };
}
