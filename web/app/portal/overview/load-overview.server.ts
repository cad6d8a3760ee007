import { portalPath } from '../../paths/portal/portal-path.ts';
import type { SectionContext } from '../section-context.ts';

export type OverviewData = ReturnType<typeof loadOverview>;

/** The owner's properties; those that the import no longer has are left out. */
export function loadOverview({ t, language, properties, propertyIds, site }: SectionContext) {
  const shown = properties.filter(({ id }) => propertyIds.includes(id));
  const phone = site.content.settings?.phone ?? '';
  return {
    empty: shown.length === 0 ? { text: t('portal.noProperties'), phone } : undefined,
    properties: shown.map((property) => ({
      ...property,
      goalLabel: t(property.goal === 'sale' ? 'portal.forSale' : 'portal.forRent'),
      portalHref: portalPath(language, 'overview', { property: property.id }),
    })),
    publicLabel: t('portal.publicPage'),
  };
}
