import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { demoStatistics } from './demo-statistics.ts';

function filled(now: string): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec(
    `create table property_count ("propertyId" text, day text, kind text, count integer,
      primary key ("propertyId", kind, day)) without rowid;
    create table property_views ("propertyId" text, day text, count integer,
      primary key ("propertyId", day)) without rowid`,
  );
  const dialect = new SQLiteSyncDialect();
  for (const statement of demoStatistics(new Date(now))) {
    const { sql, params } = dialect.sqlToQuery(statement);
    sqlite.prepare(sql).run(...(params as SQLInputValue[]));
  }
  return sqlite;
}

test('the sample has a year of views until yesterday', () => {
  const [year] = filled('2026-03-02T09:00:00Z')
    .prepare(
      `select count(distinct "propertyId") as properties, count(distinct kind) as kinds,
        min(day) as first, max(day) as last, sum(count) > 100000 as "hasMany" from property_count`,
    )
    .all();
  expect(year).toEqual({
    properties: 50,
    kinds: 12,
    first: '2025-03-03',
    last: '2026-03-01',
    hasMany: 1,
  });
});

test('the views of a day are those of all its sources', () => {
  const [apart] = filled('2026-03-02T09:00:00Z')
    .prepare(
      `select count(*) as days, sum(views.count) as views,
        (select sum(count) from property_count where kind not in ('favourite', 'share', 'enquiry', 'match'))
          - sum(views.count) as missing from property_views views`,
    )
    .all();
  expect(apart).toMatchObject({ missing: 0 });
  expect(Number(apart?.['days'])).toBeGreaterThan(10_000);
});

test('a property is viewed from its first day on, most often in the first week, and always the same', () => {
  const daysOf = () =>
    filled('2026-11-23T09:00:00Z')
      .prepare(
        `select day, sum(count) as count from property_count
          where "propertyId" = '2104' and kind in ('list', 'direct', 'search-engine') group by day order by day`,
      )
      .all();
  const days = daysOf();
  expect(daysOf()).toEqual(days);
  expect(days[0]?.['day']).toBe('2026-09-30');
  const sum = (part: typeof days) => part.reduce((all, { count }) => all + Number(count), 0);
  expect(sum(days.slice(0, 7))).toBeGreaterThan(sum(days.slice(-7)) * 1.5);
});
