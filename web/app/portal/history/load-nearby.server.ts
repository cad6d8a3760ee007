import { formatNumber, languageTag } from '../../content/i18n/language.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import { distanceBetween, type PropertyPosition } from '../../properties/model/position.ts';
import { formatDay } from '../../properties/text/day.ts';
import { streetLine } from '../../properties/text/street-line.ts';
import type { Entry } from '../entry-groups.tsx';
import type { PortalProperty, SectionContext } from '../section-context.ts';

/** Kilometres. */
const near = 15;
const mostShown = 6;
/** Looked at, the latest first; what was sold before says little about today. */
const mostRead = 60;

/** Homes nearby that were sold or let lately, with what visitors may read of them and without any price. */
export async function loadNearby(property: PortalProperty, context: SectionContext) {
  const { platform, language, t, owner } = context;
  const { catalogue, importedCatalogue } = platform;
  const here = importedCatalogue.listed(property.id)?.position;
  const completed = here ? await catalogue.completed({ goal: property.goal, language, limit: mostRead }) : [];
  const entries = completed.flatMap((other): Entry[] => {
    const listed = catalogue.listed(other.id);
    const day = listed?.record.TransactionDate;
    const apart = here && listed?.position && distanceBetween(here, listed.position);
    if (!day || apart === undefined || apart > near || owner.propertyIds.includes(other.id)) return [];
    const { mainTypeName, mainType, address, city, daysListed } = other;
    const street = address && streetLine(address, mainType, language);
    return [
      {
        key: other.id,
        day,
        date: formatDay(day, language),
        title: [mainTypeName, street, city].filter(Boolean).join(', '),
        href: propertyPath(context.site.paths, other, language),
        text: [
          distanceWords(apart, [here, listed.position], context),
          daysListed === undefined ? undefined : t('portal.soldAfter', { count: daysListed }),
        ]
          .filter(Boolean)
          .join(' · '),
      },
    ];
  });
  return {
    id: `nearby-${property.id}`,
    title: t(property.goal === 'sale' ? 'portal.soldNearby' : 'portal.rentedNearby'),
    note: t('portal.soldNearbyNote'),
    entries: entries.slice(0, mostShown),
  };
}

/** Undefined unless both places are exact: the centre of a town is no place to measure from. */
function distanceWords(
  kilometres: number,
  places: readonly (PropertyPosition | undefined)[],
  { t, language }: SectionContext,
): string | undefined {
  if (!places.every((place) => place?.isExact)) return undefined;
  const distance = formatNumber(Math.max(0.1, Math.round(kilometres * 10) / 10), languageTag(language));
  return t('portal.nearbyDistance', { distance });
}
