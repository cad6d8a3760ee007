import type { LanguageId } from 'schemas/languages.ts';
import type { OpenHouseRecord, PropertyRecord } from '../model/record.ts';
import { inLanguage } from '../model/terms.ts';
import { formatShortWeekday, formatWeekday } from '../text/day.ts';
import { belgianDay, belgianHour, belgianInstant } from '../visits/belgian-time.ts';

/** Hours in which anybody may visit a property without an appointment. */
export type OpenHouse = {
  /** Names it for calendars: the same in every language, and when its hours change. */
  id: string;
  /** ISO moments in UTC. */
  start: string;
  end: string;
  note: string | undefined;
};

/** In the order of time. Leaves out hours that the clock skips in spring. */
export function openHousesOf(
  { ID, OpenHouses = [] }: Pick<PropertyRecord, 'ID' | 'OpenHouses'>,
  language: LanguageId,
): OpenHouse[] {
  const sorted = OpenHouses.toSorted((a, b) => `${a.Date} ${a.From}`.localeCompare(`${b.Date} ${b.From}`));
  return sorted.flatMap(({ Date: day, From, Until, Texts = [] }, index) => {
    const [start, end] = [belgianInstant(day, From), belgianInstant(day, Until)];
    if (!start || !end) return [];
    const before = sorted.slice(0, index).filter((each) => each.Date === day).length;
    return [
      {
        id: [ID, day, ...(before > 0 ? [before + 1] : [])].join('-'),
        start: start.toISOString(),
        end: end.toISOString(),
        note: inLanguage(Texts, language)?.Description,
      },
    ];
  });
}

/** The ISO day of the last one. */
export function lastOpenHouse(openHouses: readonly OpenHouseRecord[] = []): string | undefined {
  return openHouses
    .map(({ Date: day }) => day)
    .sort()
    .at(-1);
}

type ShownAt = {
  now: Date;
  /** Hears when what is shown will no longer be true; absent where nobody stores it. */
  changesAt?: ((moment: Date) => void) | undefined;
};

/** Those that are not over. */
export function comingOpenHouses(openHouses: readonly OpenHouse[], { now, changesAt }: ShownAt): OpenHouse[] {
  const coming = openHouses.filter(({ end }) => Date.parse(end) > now.getTime());
  for (const { end } of coming) changesAt?.(new Date(end));
  return coming;
}

/** Such as `10:00–12:00` in Belgian time. */
function hoursOf({ start, end }: OpenHouse): string {
  return [start, end].map((moment) => belgianHour(new Date(moment))).join('–');
}

/** Such as `zaterdag 28 november, 10:00–12:00`. */
export function formatOpenHouse(openHouse: OpenHouse, language: LanguageId): string {
  return `${formatWeekday(belgianDay(new Date(openHouse.start)), language)}, ${hoursOf(openHouse)}`;
}

/** Such as `za 28 nov 10:00–12:00`. */
export function formatShortOpenHouse(openHouse: OpenHouse, language: LanguageId): string {
  return `${formatShortWeekday(belgianDay(new Date(openHouse.start)), language)} ${hoursOf(openHouse)}`;
}
