import { type LanguageId, localeOf } from 'schemas/languages.ts';
import type { OpeningHours } from 'schemas/generated/content.ts';
import type { ClientTranslate } from '../../../content/i18n/text.tsx';
import { formatHour } from '../../../properties/text/day.ts';

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Any Monday, to format the names of its week. */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 24 * 60 * 60 * 1000;

type Formats = { day: Intl.DateTimeFormat; list: Intl.ListFormat };

const formats = new Map<LanguageId, Formats>();

function formatsOf(language: LanguageId): Formats {
  const locale = localeOf(language);
  const known = formats.get(language) ?? {
    day: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
    list: new Intl.ListFormat(locale),
  };
  formats.set(language, known);
  return known;
}

/** Formats days, counted from Monday as 0; three or more in a row become a range. */
function daysInWords(days: readonly number[], language: LanguageId): string {
  const { day, list } = formatsOf(language);
  const name = (index: number) => day.format(monday + index * dayLength);
  const runs: number[][] = [];
  for (const index of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  const words = runs.flatMap((run) => {
    const [first = 0] = run;
    const last = run.at(-1) ?? first;
    return run.length > 2 ? [`${name(first)} – ${name(last)}`] : run.map(name);
  });
  return list.format(words);
}

function timesInWords(row: OpeningHours, { language, t }: Words): string {
  const { byAppointment } = row;
  const [opens, closes] = [row.opens, row.closes].map((time) => time && formatHour(time, language));
  const hours = opens && closes ? t('contact.hours', { opens, closes }) : (opens ?? closes);
  return [hours, byAppointment && t('contact.byAppointment')].filter(Boolean).join(', ');
}

type Words = { language: LanguageId; t: ClientTranslate };

/** Writes one line for days with the same hours, from Monday on. Omits closed days. */
export function openingHoursInWords(
  rows: readonly OpeningHours[],
  words: Words,
): { days: string; times: string[] }[] {
  const inOrder = rows.toSorted((a, b) => (a.opens ?? '').localeCompare(b.opens ?? ''));
  const lines = new Map<string, { days: number[]; times: string[] }>();
  for (const [index, day] of week.entries()) {
    const ofDay = inOrder.filter(({ days }) => days?.includes(day));
    const times = ofDay.map((row) => timesInWords(row, words)).filter(Boolean);
    if (times.length === 0) continue;
    const key = times.join();
    lines.set(key, { days: [...(lines.get(key)?.days ?? []), index], times });
  }
  return [...lines.values()].map(({ days, times }) => ({ days: daysInWords(days, words.language), times }));
}
