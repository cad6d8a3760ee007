import { type LanguageId, localeOf } from 'schemas/languages.ts';

const formats = new Map<LanguageId, Intl.DateTimeFormat>();

/** Formats an ISO date as `20 november 2026`; returns any other text unchanged. */
export function formatDay(day: string, language: LanguageId): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(time);
}
