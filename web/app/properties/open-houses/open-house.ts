import type { LanguageId } from 'schemas/languages.ts';
import { langOf } from '../../content/i18n/language.ts';
import type { OpenHouseRecord, PropertyRecord } from '../model/record.ts';
import { inLanguage } from '../model/terms.ts';
import { formatHour, formatShortWeekday, formatWeekday } from '../text/day.ts';
import { belgianDay, belgianHour, belgianInstant } from '../../platform/belgian-time.ts';

/** Anybody may visit without an appointment. */
export type OpenHouse = {
  /** For calendars: the same in every language, and when its hours change. */
  id: string;
  /** ISO moments in UTC. */
  start: string;
  end: string;
  note: string | undefined;
  lang?: string | undefined;
};

/** Sorted by time. Leaves out hours that the clock skips in spring. */
export function openHousesOf(
  { ID, OpenHouses = [] }: Pick<PropertyRecord, 'ID' | 'OpenHouses'>,
  language: LanguageId,
): OpenHouse[] {
  const sorted = OpenHouses.toSorted((a, b) => `${a.Date} ${a.From}`.localeCompare(`${b.Date} ${b.From}`));
  return sorted.flatMap(({ Date: day, From, Until, Texts = [] }, index) => {
    const [start, end] = [belgianInstant(day, From), belgianInstant(day, Until)];
    if (!start || !end) return [];
    const note = inLanguage(Texts, language);
    const before = sorted.slice(0, index).filter((each) => each.Date === day).length;
    return [
      {
        id: [ID, day, ...(before > 0 ? [before + 1] : [])].join('-'),
        start: start.toISOString(),
        end: end.toISOString(),
        note: note?.Description,
        lang: note && langOf(note.language, language),
      },
    ];
  });
}

export function lastOpenHouse(openHouses: readonly OpenHouseRecord[] = []): string | undefined {
  return openHouses
    .map(({ Date: day }) => day)
    .sort()
    .at(-1);
}

export function comingOpenHouses(openHouses: readonly OpenHouse[], now: Date): OpenHouse[] {
  return openHouses.filter(({ end }) => Date.parse(end) > now.getTime());
}

export function openHousesByTime<Opened extends { openHouses: readonly OpenHouse[] }>(
  properties: readonly Opened[],
  now: Date,
): { property: Opened; openHouse: OpenHouse }[] {
  return properties
    .flatMap((property) =>
      comingOpenHouses(property.openHouses, now).map((openHouse) => ({ property, openHouse })),
    )
    .sort((a, b) => a.openHouse.start.localeCompare(b.openHouse.start));
}

/** Apart, because a line may break between them and not within the hours. */
export type OpenHouseMoment = { day: string; hours: string };

function hoursOf({ start, end }: OpenHouse, language: LanguageId): string {
  return [start, end].map((moment) => formatHour(belgianHour(new Date(moment)), language)).join('–');
}

/** Such as `zaterdag 28 november` and `10:00–12:00`. */
export function momentOf(openHouse: OpenHouse, language: LanguageId): OpenHouseMoment {
  return {
    day: formatWeekday(belgianDay(new Date(openHouse.start)), language),
    hours: hoursOf(openHouse, language),
  };
}

/** Such as `za 28 nov` and `10:00–12:00`. */
export function shortMomentOf(openHouse: OpenHouse, language: LanguageId): OpenHouseMoment {
  return {
    day: formatShortWeekday(belgianDay(new Date(openHouse.start)), language),
    hours: hoursOf(openHouse, language),
  };
}
