import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { Property } from '../../properties/property/property.ts';
import type { OpenHouse } from '../../properties/open-houses/open-house.ts';
import { sharedCover } from '../../properties/view/picture-data.ts';
import { agencyReference, type Speaker } from './agency.server.ts';
import { addressThing } from './place.ts';
import type { OpenHouseEvent } from './vocabulary.ts';

/** An open house of the property whose page has the address. */
export function openHouseEvent(
  context: Speaker,
  property: Property,
  { openHouse, url }: { openHouse: OpenHouse; url: string },
): OpenHouseEvent {
  const { site, language, platform } = context;
  const { title, city, position, picture } = property;
  const { id, start, end, note } = openHouse;
  const t = serverText(site, language);
  const cover = sharedCover(picture, platform.settings.SITE_URL);
  return {
    '@type': 'Event',
    '@id': `${url}#open-house-${id}`,
    url,
    name: t('openHouse.event', { title, city }),
    description: note ?? t('openHouse.text'),
    inLanguage: languageTag(language),
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
