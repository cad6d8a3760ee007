import type { PageContext } from '../../content/page-context.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { pagePath } from '../../content/paths/build-path.ts';
import { printPath, propertyFormPath } from '../../content/paths/property-paths.ts';
import type { Property } from '../../properties/property/property.ts';
import { pendingMessages } from '../../properties/property/state-messages.ts';
import type { PageHead } from '../metadata/page-meta.ts';
import type { OpenHousesData } from '../open-houses/load-open-houses.server.ts';
import { loadShare } from '../share/load-share.server.ts';
import { loadOutcome, type Way } from './offer/load-outcome.server.ts';

type Beside = {
  head: PageHead;
  path: string;
  list: Way;
  hasSimilar: boolean;
  openHouses: OpenHousesData | undefined;
};

export function loadHeading(
  context: PageContext,
  property: Property,
  { head, path, list, hasSimilar, openHouses }: Beside,
) {
  const { site, language } = context;
  const { id } = property;
  const t = serverText(site, language);
  return {
    outcome: loadOutcome(context, property, { hasSimilar, list }),
    pending: property.pending && t(pendingMessages[property.pending.kind]),
    /** Undefined if none is to come. */
    openHouses,
    print: { title: t('print.print'), href: printPath(path, language) },
    share: loadShare(context, head, { id, friendHref: propertyFormPath(path, 'send-to-friend', language) }),
    comparison: loadComparisonLink(context),
  };
}

/** Undefined while the page of the comparison is not published. */
function loadComparisonLink({ site, language }: PageContext) {
  const entry = site.paths.byKind('favourites');
  const href = entry && pagePath(entry, language);
  return href ? { href, title: serverText(site, language)('share.compare') } : undefined;
}
