import { linkedPaths } from 'schemas/needed-pages.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import { pagePath } from '../../../content/paths/build-path.ts';
import type { Property } from '../../../properties/property/property.ts';
import { outcomeMessages } from '../../../properties/property/state-messages.ts';
import { alertFormId } from '../../alert-form/alert-form-id.ts';
import type { PageContext } from '../../../content/page-context.ts';
import { sectionIds } from '../../property-section/section-ids.ts';

export type Way = { title: string; href: string };

/** Says what became of a property, and offers ways on; undefined while it is on offer. */
export function loadOutcome(
  context: PageContext,
  { ribbon, daysListed }: Property,
  { hasSimilar, list }: { hasSimilar: boolean; list: Way },
) {
  if (!ribbon) return undefined;
  const t = serverText(context.site, context.language);
  const similar = hasSimilar && { title: t('property.similar'), href: `#${sectionIds.similar}` };
  const alert = { title: t('alert.offerTitle'), href: `#${alertFormId}` };
  const ways: readonly (Way | false | undefined)[] = [similar, alert, list, valuationLink(context)];
  return {
    kind: ribbon.kind,
    message: t(outcomeMessages[ribbon.kind]),
    daysListed,
    ways: ways.filter((way) => way !== undefined && way !== false),
  };
}

/** Undefined while the page of the valuation is not published. */
export function valuationLink({ site, language }: PageContext): Way | undefined {
  const entry = site.paths.byAnyPath(linkedPaths.valuation);
  const href = entry && pagePath(entry, language);
  return href ? { title: serverText(site, language)('property.worth'), href } : undefined;
}

export function outcomeInHead({ site, language }: PageContext, { title, city, ribbon, excerpt }: Property) {
  const t = serverText(site, language);
  const message = ribbon && t(outcomeMessages[ribbon.kind]);
  return {
    title: [`${title}, ${city}`, ...(ribbon ? [`(${ribbon.label.toLowerCase()})`] : [])].join(' '),
    description: [message, excerpt].filter(Boolean).join(' '),
  };
}
