import { formatDay } from '../../properties/text/day.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';

/** Says until when an owner reads about a home that has left; undefined for one that has not. */
export function keptText(
  { address, keptUntil }: PortalProperty,
  { t, language, site }: Pick<SectionContext, 't' | 'language' | 'site'>,
): string | undefined {
  if (keptUntil === undefined) return undefined;
  const phone = site.content.settings?.phone ?? '';
  return t('portal.goneText', { address, date: formatDay(keptUntil, language), phone });
}
