import { timeZone } from 'schemas/country.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import type { OpenHousesOf } from '../../content/paths/feed-path.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import type { Property } from '../../properties/property/property.ts';
import { type OpenHouse, openHousesByTime } from '../../properties/open-houses/open-house.ts';
import { streetLine } from '../../properties/text/street-line.ts';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';
import { calendarFile, calendarText, calendarTime } from '../../properties/visits/calendar-file.ts';
import { changedAt } from './changed-on.ts';
import type { FeedSource } from './feed-source.server.ts';

/** Since 1996. A calendar must have a component, so this one is there also when no door opens. */
const belgianTime = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  ...season('DAYLIGHT', { start: '19960331T020000', from: '+0100', to: '+0200', month: 3 }),
  ...season('STANDARD', { start: '19961027T030000', from: '+0200', to: '+0100', month: 10 }),
  'END:VTIMEZONE',
];

type Season = { start: string; from: string; to: string; month: number };

function season(name: 'DAYLIGHT' | 'STANDARD', { start, from, to, month }: Season): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${String(month)};BYDAY=-1SU`,
    `END:${name}`,
  ];
}

/** By RFC 5545. Undefined for a property or project that has no open house to come. */
export async function openHouseCalendar(source: FeedSource, of?: OpenHousesOf) {
  const { site, catalogue, language, siteUrl, now } = source;
  const open = catalogue.withOpenHouse(belgianDay(now));
  const ids = of ? open.filter((id) => isOf(id, of, catalogue)) : open;
  const events = openHousesByTime(await catalogue.findAll(ids, language), now);
  if (of && events.length === 0) return undefined;
  const t = serverText(site, language);
  const { hostname } = new URL(siteUrl);
  const agency = site.content.settings?.agencyName ?? hostname;
  const name = calendarText(`${agency} – ${t('openHouse.all')}`);
  const file = calendarFile([
    `PRODID:-//${hostname}//open houses//EN`,
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...belgianTime,
    ...events.flatMap(({ property, openHouse }) => eventOf(property, openHouse, source)),
  ]);
  return { file, changesAt: events.map(({ openHouse }) => openHouse.end) };
}

function isOf(id: string, of: OpenHousesOf, catalogue: Catalogue): boolean {
  return 'project' in of ? catalogue.listed(id)?.projectId === of.project : id === of.property;
}

/** Free time of whoever subscribes. Its stamp is its last change, so that the same content is the same file. */
function eventOf(
  property: Property,
  { id, start, end, note, lang }: OpenHouse,
  source: FeedSource,
): string[] {
  const { site, language, siteUrl } = source;
  const { title, zip, city, address, mainType, position } = property;
  const t = serverText(site, language);
  const url = `${siteUrl}${propertyPath(site.paths, property, language)}`;
  const street = address && streetLine(address, mainType, language);
  const changed = calendarTime(new Date(changedAt(property.id, source) ?? 0));
  const words = `LANGUAGE=${languageTag(language)}`;
  return [
    'BEGIN:VEVENT',
    `UID:open-house-${id}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART;TZID=${timeZone}:${localTime(start)}`,
    `DTEND;TZID=${timeZone}:${localTime(end)}`,
    `SUMMARY;${words}:${calendarText(t('openHouse.event', { title, city }))}`,
    `DESCRIPTION;LANGUAGE=${lang ?? languageTag(language)}:${calendarText([note ?? t('openHouse.text'), url].join('\n'))}`,
    `LOCATION:${calendarText([street, `${zip} ${city}`].filter(Boolean).join(', '))}`,
    ...(position ? [`GEO:${String(position.latitude)};${String(position.longitude)}`] : []),
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function localTime(moment: string): string {
  const instant = new Date(moment);
  return `${belgianDay(instant)}T${belgianHour(instant)}00`.replace(/[-:]/g, '');
}
