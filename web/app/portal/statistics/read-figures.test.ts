import { expect, test } from 'vitest';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { CountKind } from '../../consent/statistics/count-kinds.ts';
import { countAboutProperty } from '../../consent/statistics/counts.server.ts';
import { propertyViews } from '../../consent/consent-tables.server.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { daysUntil } from './periods.ts';
import { readFigures } from './read-figures.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

type Event = readonly [instant: string, kind: CountKind, propertyId?: string];

/** Counts what happened, one after the other, as the site does. */
async function happened(events: readonly Event[]) {
  const database = emptyDatabase();
  for (const [instant, kind, propertyId = '2101'] of events)
    await countAboutProperty(database, { propertyId, kind, day: belgianDay(new Date(instant)) });
  return database;
}

const counted = (figures: Awaited<ReturnType<typeof readFigures>>) =>
  figures.recent.filter(({ count }) => count > 0);

test('[2.45] figures agree with a list of events around the change to summer time', async () => {
  const database = await happened([
    ['2026-03-28T22:59:59Z', 'list'],
    ['2026-03-28T23:00:00Z', 'list'],
    ['2026-03-29T00:59:59Z', 'search-engine'],
    ['2026-03-29T01:00:00Z', 'alert'],
    ['2026-03-29T21:59:59Z', 'list'],
    ['2026-03-29T22:00:00Z', 'direct'],
    ['2026-03-29T12:00:00Z', 'favourite'],
    ['2026-03-29T12:00:00Z', 'list', '2102'],
  ]);
  const figures = await readFigures(
    { database, catalogue: sampleCatalogue },
    ['2101'],
    new Date('2026-03-30T10:00:00Z'),
  );
  expect(counted(figures)).toEqual([
    { day: '2026-03-28', count: 1 },
    { day: '2026-03-29', count: 4 },
    { day: '2026-03-30', count: 1 },
  ]);
  expect(figures.summary).toEqual({
    day: { count: 1, before: 4 },
    week: { count: 1, before: 5 },
    month: { count: 6, before: 0 },
    total: { count: 6, since: '2026-03-28' },
  });
  expect(Object.fromEntries(figures.recentKinds)).toEqual({
    list: 3,
    'search-engine': 1,
    alert: 1,
    direct: 1,
    favourite: 1,
  });
  expect(Object.fromEntries(figures.interest)).toEqual({ favourite: 1 });
});

test('[2.45] figures agree with a list of events around the change to winter time', async () => {
  const database = await happened([
    ['2026-10-24T21:59:59Z', 'list'],
    ['2026-10-24T22:00:00Z', 'list'],
    // Half past two, twice.
    ['2026-10-25T00:30:00Z', 'list'],
    ['2026-10-25T01:30:00Z', 'list'],
    ['2026-10-25T22:59:59Z', 'list'],
    ['2026-10-25T23:00:00Z', 'list'],
    ['2026-09-25T12:00:00Z', 'list'],
  ]);
  const figures = await readFigures(
    { database, catalogue: sampleCatalogue },
    ['2101'],
    new Date('2026-10-25T22:59:59Z'),
  );
  expect(counted(figures)).toEqual([
    { day: '2026-10-24', count: 1 },
    { day: '2026-10-25', count: 4 },
  ]);
  expect(figures.summary.total).toEqual({ count: 7, since: '2026-09-25' });
  expect(figures.months).toEqual([
    { from: '2026-10-01', count: 6 },
    { from: '2026-09-01', count: 1 },
  ]);
});

/** A property that had 40 views on each of its days, beside similar ones with 10 on each, and on the last one today. */
async function comparedAfter(online: number) {
  const own = '2101';
  const likes = (await sampleCatalogue.similar({ id: own, language: 'nl', limit: 12 })).map(({ id }) => id);
  const database = emptyDatabase();
  const month = daysUntil('2026-03-30', 30);
  const on = (propertyId: string, day: string, count: number) => ({ propertyId, day, count });
  await database
    .insert(propertyViews)
    .values([
      ...month.slice(-online).map((day) => on(own, day, 40)),
      ...likes.flatMap((id) => month.map((day) => on(id, day, 10))),
    ]);
  const figuresOf = (ids: readonly string[]) =>
    readFigures({ database, catalogue: sampleCatalogue }, ids, new Date('2026-03-30T09:00:00Z'));
  return { own, likes, figuresOf };
}

test('a property is compared with similar ones of others from its first day until yesterday', async () => {
  const { own, figuresOf } = await comparedAfter(12);
  const { usual, percent, comparedSince, recentTotal } = await figuresOf([own]);
  expect(usual?.slice(16)).toEqual([undefined, undefined, ...Array.from({ length: 11 }, () => 10)]);
  expect([percent, comparedSince, recentTotal]).toEqual([300, '2026-03-19', 12 * 40]);
});

test('nothing is said about a property that is online for less than a week', async () => {
  const { own, figuresOf } = await comparedAfter(5);
  expect(await figuresOf([own])).toMatchObject({ usual: undefined, percent: undefined, recentTotal: 200 });
});

test('a property is never compared with too few others', async () => {
  const { own, likes, figuresOf } = await comparedAfter(30);
  const everything = await figuresOf([own, ...likes]);
  expect([everything.usual, everything.percent]).toEqual([undefined, undefined]);
  expect(everything.recentTotal).toBe(30 * (40 + likes.length * 10));
  expect(everything.properties.get(own)).toEqual({ total: 1200, recent: 1200 });
});
