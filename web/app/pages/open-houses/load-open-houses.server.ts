import { serverText } from '../../content/i18n/i18next.server.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import { openHouseCalendarPath, type OpenHousesOf } from '../../content/paths/feed-path.ts';
import type { Property } from '../../properties/property/property.ts';
import { momentOf, openHousesByTime } from '../../properties/open-houses/open-house.ts';
import type { PageContext } from '../../content/page-context.ts';
import { openHouseEvent } from '../structured-data/open-house-event.server.ts';

export type OpenHousesData = NonNullable<ReturnType<typeof loadOpenHouses>>['shown'];

type OpenHousesOptions = {
  calendarOf: OpenHousesOf;
  /** Names the property of each open house, with a link; absent on the page of that property. */
  nameOf?: (property: Property) => string;
};

/** The open houses to come, for visitors and for machines; undefined where there is none. */
export function loadOpenHouses(
  context: PageContext,
  properties: readonly Property[],
  { calendarOf, nameOf }: OpenHousesOptions,
) {
  const { platform, site, language } = context;
  const coming = openHousesByTime(properties, platform.clock()).map((each) => ({
    ...each,
    href: propertyPath(site.paths, each.property, language),
  }));
  if (coming.length === 0) return undefined;
  const t = serverText(site, language);
  return {
    shown: {
      title: t('openHouse.title'),
      text: t('openHouse.text'),
      days: coming.map(({ openHouse, property, href }) => ({
        id: openHouse.id,
        start: openHouse.start,
        ...momentOf(openHouse, language),
        property: nameOf && { name: nameOf(property), href },
        note: openHouse.note,
      })),
      calendar: {
        href: openHouseCalendarPath(language, calendarOf),
        title: t('openHouse.calendar'),
      },
    },
    needs: { changesAt: coming.map(({ openHouse }) => openHouse.end) },
    events: coming.map(({ openHouse, property, href }) =>
      openHouseEvent(context, property, { openHouse, url: `${platform.settings.SITE_URL}${href}` }),
    ),
  };
}
