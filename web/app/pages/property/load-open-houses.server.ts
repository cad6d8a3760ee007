import { serverText } from '../../i18n/i18next.server.ts';
import { openHouseCalendarPath } from '../../paths/feed-path.ts';
import type { Property } from '../../properties/model/property.ts';
import { comingOpenHouses, formatOpenHouse } from '../../properties/open-houses/open-house.ts';
import { changesAt } from '../../services/page-lifetime.server.ts';
import type { PageContext } from '../page-context.ts';
import { openHouseEvent } from '../structured-data/open-house-event.server.ts';

/** The open houses to come, for visitors and for machines; undefined where there is none. */
export function loadOpenHouses(context: PageContext, property: Property, canonical: string) {
  const { platform, site, language } = context;
  const coming = comingOpenHouses(property.openHouses, {
    now: platform.clock(),
    changesAt: (moment) => changesAt(platform, moment),
  });
  if (coming.length === 0) return undefined;
  const t = serverText(site, language);
  return {
    shown: {
      title: t('openHouse.title'),
      text: t('openHouse.text'),
      days: coming.map((openHouse) => ({
        id: openHouse.id,
        start: openHouse.start,
        moment: formatOpenHouse(openHouse, language),
        note: openHouse.note,
      })),
      calendar: {
        href: openHouseCalendarPath(language, property.id),
        title: t('openHouse.calendar'),
      },
    },
    events: coming.map((openHouse) => openHouseEvent(context, property, { openHouse, url: canonical })),
  };
}
