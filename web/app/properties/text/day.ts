import { type LanguageId, localeOf } from 'schemas/languages.ts';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';

/** Such as `woensdag 25 november, 10:00` in Belgian time; returns any other text unchanged. */
export function formatMoment(moment: string, language: LanguageId): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return moment;
  return `${formatWeekday(belgianDay(instant), language)}, ${formatHour(belgianHour(instant), language)}`;
}

/** The same for a Belgian time such as `2026-11-25T10:00`. */
export function formatBelgianTime(time: string, language: LanguageId): string {
  const [day = '', hour = ''] = time.split('T');
  return `${formatWeekday(day, language)}, ${formatHour(hour, language)}`;
}

/** Such as `10:30`, or `10 h 30` in French. */
export function formatHour(time: string, language: LanguageId): string {
  if (language !== 'fr') return time;
  const [hours = '', minutes = ''] = time.split(':');
  return `${String(Number(hours))}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

/** For use in a sentence: `9` and `12.30` before `uur` and `Uhr`, otherwise like `formatHour`. */
export function formatSpokenHour(time: string, language: LanguageId): string {
  const isNamed = language === 'nl' || language === 'de';
  return isNamed ? time.replace(/^0/, '').replace(/:00$/, '').replace(':', '.') : formatHour(time, language);
}

type Formats = Map<LanguageId, Intl.DateTimeFormat>;

const days: Formats = new Map();
const months: Formats = new Map();
const weekdays: Formats = new Map();
const shortDays: Formats = new Map();
const shortWeekdays: Formats = new Map();
const daysOfWeek: Formats = new Map();
const dayNames: Formats = new Map();

/** Such as `20 november 2026`. Like the functions below, returns any text but an ISO date unchanged. */
export function formatDay(day: string, language: LanguageId): string {
  const written = format(day, language, days, { dateStyle: 'long' });
  // French writes the first of a month as an ordinal, which browsers and servers do not.
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written;
}

/** Such as `november 2026`. */
export function formatMonth(day: string, language: LanguageId): string {
  return format(day, language, months, { month: 'long', year: 'numeric' });
}

/** Such as `woensdag 25 november`. */
export function formatWeekday(day: string, language: LanguageId): string {
  return format(day, language, weekdays, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Such as `25 nov`, with the language's marks of abbreviation. */
export function formatShortDay(day: string, language: LanguageId): string {
  return format(day, language, shortDays, { day: 'numeric', month: 'short' });
}

/** Such as `wo 25 nov`. */
export function formatShortWeekday(day: string, language: LanguageId): string {
  return format(day, language, shortWeekdays, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** Such as `wo 25`. */
export function formatDayOfWeek(day: string, language: LanguageId): string {
  return format(day, language, daysOfWeek, { weekday: 'short', day: 'numeric' });
}

/** Such as `woensdag`. */
export function formatDayName(day: string, language: LanguageId): string {
  return format(day, language, dayNames, { weekday: 'long' });
}

function format(
  day: string,
  language: LanguageId,
  formats: Formats,
  options: Intl.DateTimeFormatOptions,
): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const made =
    formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
  formats.set(language, made);
  const written = made.format(time);
  // The Belgian English locale puts a comma after the weekday, which nobody writes.
  return language === 'en' ? written.replace(',', '') : written;
}
