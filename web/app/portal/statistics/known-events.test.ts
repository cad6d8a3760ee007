import { expect, test } from 'vitest';
import { belgianDay } from '../../platform/belgian-time.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import {
  type CountKind,
  interests,
  isViewSource,
  viewSources,
} from '../../consent/statistics/count-kinds.ts';
import { countAboutProperty } from '../../consent/statistics/counts.server.ts';
import { readFigures } from './read-figures.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const hour = 60 * 60_000;
const kinds: readonly CountKind[] = [...viewSources, ...interests];

type Event = { instant: number; kind: CountKind; propertyId: string };

/** One every 37 minutes, or in the night of a change of the clock one every ten, of all kinds in turn. */
function eventsBetween(from: string, until: string, nightOfChange: string): Event[] {
  const events: Event[] = [];
  const night = Date.parse(nightOfChange);
  for (let instant = Date.parse(from); instant < Date.parse(until);) {
    const index = events.length;
    const kind = kinds[(index * 7) % kinds.length] ?? 'other';
    events.push({ instant, kind, propertyId: index % 3 === 0 ? '2136' : '2101' });
    instant += Math.abs(instant - night) < 12 * hour ? hour / 6 : 37 * 60_000;
  }
  return events;
}

/** The calendar as the browser’s own time zone data have it, apart from the code of the site. */
const brussels = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

function mondayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function tally(
  events: readonly Event[],
  keyOf: (event: Event, day: string) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const event of events) {
    const key = keyOf(event, brussels.format(event.instant));
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

test.each([
  ['summer time', '2026-01-20T00:00:00Z', '2026-04-10T15:00:00Z', '2026-03-29T01:00:00Z', '2026-03-29'],
  ['winter time', '2026-08-20T00:00:00Z', '2026-11-05T15:00:00Z', '2026-10-25T01:00:00Z', '2026-10-25'],
])(
  '[2.45] figures by day, week, month, source and in total are exactly those of all events around the change to %s',
  async (_name, from, until, nightOfChange, dayOfChange) => {
    const events = eventsBetween(from, until, nightOfChange);
    const database = emptyDatabase();
    for (const { instant, kind, propertyId } of events)
      await countAboutProperty(database, { propertyId, kind, day: belgianDay(new Date(instant)) });
    for (const propertyIds of [['2101'], ['2101', '2136']]) {
      const mine = events.filter(({ propertyId }) => propertyIds.includes(propertyId));
      const views = mine.filter(({ kind }) => isViewSource(kind));
      const figures = await readFigures(
        { database, catalogue: sampleCatalogue },
        propertyIds,
        new Date(until),
      );
      const byDay = tally(views, (_, day) => day);
      expect(figures.recent).toHaveLength(30);
      expect(figures.recent.map(({ day }) => day)).toContain(dayOfChange);
      for (const { day, count } of figures.recent) expect([day, count]).toEqual([day, byDay[day]]);
      const byWeek = tally(views, (_, day) => mondayOf(day));
      expect(figures.weeks).toHaveLength(8);
      for (const { from: week, count } of figures.weeks) expect([week, count]).toEqual([week, byWeek[week]]);
      const byMonth = tally(views, (_, day) => `${day.slice(0, 7)}-01`);
      expect(Object.fromEntries(figures.months.map((month) => [month.from, month.count]))).toEqual(byMonth);
      const { summary, recent, recentTotal, recentKinds, interest } = figures;
      expect(summary.total.count).toBe(views.length);
      expect(summary.day.count).toBe(recent.at(-1)?.count);
      expect(summary.week.count).toBe(figures.weeks[0]?.count);
      expect(summary.month.count).toBe(figures.months[0]?.count);
      const since = recent[0]?.day ?? '';
      const lately = mine.filter(({ instant }) => brussels.format(instant) >= since);
      expect(Object.fromEntries(recentKinds)).toEqual(tally(lately, ({ kind }) => kind));
      expect(recentTotal).toBe(lately.filter(({ kind }) => isViewSource(kind)).length);
      const others = mine.filter(({ kind }) => !isViewSource(kind));
      expect(Object.fromEntries(interest)).toEqual(tally(others, ({ kind }) => kind));
    }
  },
);
