import { serverText } from '../../content/i18n/i18next.server.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import { openHouseCalendarPath, type OpenHousesOf } from '../../content/paths/feed-path.ts';
import type { Property } from '../../properties/property/property.ts';
import { momentOf, openHousesByTime, type OpenHouse } from '../../properties/open-houses/open-house.ts';
import type { PageContext } from '../../content/page-context.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { sharedCover } from '../../properties/view/picture-data.ts';
import { agencyReference, type Speaker } from '../structured-data/agency.server.ts';
import { addressThing } from '../structured-data/place.ts';
import type { OpenHouseEvent } from '../structured-data/vocabulary.ts';

export type OpenHousesData = NonNullable<ReturnType<typeof loadOpenHouses>>['shown'];

type OpenHousesOptions = {
  calendarOf: OpenHousesOf;
  /** Names the property of each open house, with a link; absent on the page of that property. */
  nameOf?: (property: Property) => string;
};

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
        lang: openHouse.lang,
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

function openHouseEvent(
  context: Speaker,
  property: Property,
  { openHouse, url }: { openHouse: OpenHouse; url: string },
): OpenHouseEvent {
  const { site, language, platform } = context;
  const { title, city, position, picture } = property;
  const { id, start, end, note, lang } = openHouse;
  const t = serverText(site, language);
  const cover = sharedCover(picture, platform.settings.SITE_URL);
  return {
    '@type': 'Event',
    '@id': `${url}#open-house-${id}`,
    url,
    name: t('openHouse.event', { title, city }),
    description: note ?? t('openHouse.text'),
    inLanguage: (note ? lang : property.lang) ?? languageTag(language),
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    image: cover ? [cover.url] : [],
    location: {
      '@type': 'Place',
      name: title,
      address: addressThing(property, language),
      geo: position && { '@type': 'GeoCoordinates', ...position },
    },
    organizer: agencyReference(context),
    about: { '@id': `${url}#listing` },
  };
}
