import { type LanguageId, localeOf } from 'schemas/languages.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { belgianDay, belgianHour, dayAfter, weekdayOf } from '../../platform/belgian-time.ts';
import { formatDayName, formatSpokenHour } from '../../properties/text/day.ts';

type StoredHours = SiteContent['offices'][number]['openingHours'] | undefined;

type Span = { opens: string; closes: string };

type Words = { now: Date; language: LanguageId; t: Translate };

/** Undefined unless the office opens within a week. Said just after closing, today's hours are still true. */
export function openingHoursText(rows: StoredHours, words: Words): string | undefined {
  const today = belgianDay(words.now);
  const spans = spansOn(today, rows);
  const isOver = spans.every(({ closes }) => closes <= belgianHour(words.now));
  return isOver
    ? nextOpening(today, rows, words)
    : words.t('topBar.openToday', { hours: hoursOf(spans, words) });
}

function hoursOf(spans: readonly Span[], { language, t }: Words): string {
  const spoken = spans.map(({ opens, closes }) => ({
    opens: formatSpokenHour(opens, language),
    closes: formatSpokenHour(closes, language),
  }));
  const [first] = spoken;
  if (first && spoken.length === 1) return t('topBar.fromTo', first);
  return new Intl.ListFormat(localeOf(language)).format(
    // The word joiner keeps a line from ending after the dash.
    spoken.map(({ opens, closes }) => `${opens}–\u2060${closes}`),
  );
}

function nextOpening(today: string, rows: StoredHours, { language, t }: Words): string | undefined {
  const week = Array.from({ length: 7 }, (_, index) => dayAfter(today, index + 1));
  const next = week.find((day) => spansOn(day, rows).length > 0);
  const [span] = next === undefined ? [] : spansOn(next, rows);
  if (next === undefined || !span) return undefined;
  const day = next === week[0] ? tomorrowIn(language) : formatDayName(next, language);
  return t('topBar.closedUntil', { day, time: formatSpokenHour(span.opens, language) });
}

const tomorrows = new Map<LanguageId, string>();

/** Remembered, because every page asks, and making a format takes longer than using it. */
function tomorrowIn(language: LanguageId): string {
  const known =
    tomorrows.get(language) ??
    new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(1, 'day');
  tomorrows.set(language, known);
  return known;
}

/** Leaves out hours for which an appointment is needed. */
function spansOn(day: string, rows: StoredHours): Span[] {
  return (rows ?? [])
    .filter(({ days, byAppointment }) => byAppointment !== true && days?.includes(weekdayOf(day)))
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}
