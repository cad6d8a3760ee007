import { serverText } from '../../content/i18n/i18next.server.ts';
import { pagePath } from '../../content/paths/build-path.ts';
import type { PageContext } from '../../content/page-context.ts';
import { renovationDutyText } from '../../properties/energy/renovation-duty-text.server.ts';
import { safeJson } from '../../islands/client-data.server.ts';
import { legalFactsOf } from '../../properties/law/legal-facts.ts';
import { legalListing } from '../structured-data/place.ts';
import type { Property } from '../../properties/property/property.ts';

export async function loadDetails(context: PageContext, property: Property, url: string) {
  const { platform, site, language } = context;
  const words = { t: serverText(site, language), language };
  const day = platform.clock().toISOString().slice(0, 10);
  const found = await platform.catalogue.factSheet(property.id, words);
  if (!found) return undefined;
  const legalFacts = legalFactsOf(property, found.groups);
  return {
    facts: found.sheet,
    renovationDuty: renovationDutyText(site, property, { day, language }),
    legalFacts: legalFactsLink(context),
    /** Rendered below the top of the page, which it would make heavier. */
    structuredData: legalFacts.length > 0 ? safeJson(legalListing(property, { url, legalFacts })) : undefined,
  };
}

function legalFactsLink({ site, language }: PageContext) {
  const entry = site.paths.byKind('legal-facts');
  const href = entry && pagePath(entry, language);
  return href ? { href, title: serverText(site, language)('law.link') } : undefined;
}
