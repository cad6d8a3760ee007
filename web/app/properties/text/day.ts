import type { LanguageId } from 'schemas/languages.ts';

const tags: Readonly<Record<LanguageId, string>> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' };

const formats = new Map<LanguageId, Intl.DateTimeFormat>();

/** An ISO day in words, such as `20 november 2026`; what is no day comes back as it is. */
export function formatDay(day: string, language: LanguageId): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(time);
}
