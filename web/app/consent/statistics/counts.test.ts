import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { forgetRecentCounts, isFirstTime, saltsOf, type Sender } from './counts.server.ts';
import { countingSalt, recentCount } from '../consent-tables.server.ts';

const visitor = { address: '203.0.113.7', agent: 'Browser 1.0' };
const at = (time: string, ...days: [string, ...string[]]) => ({ now: new Date(time), days });

async function counts(
  database: ReturnType<typeof emptyDatabase>,
  sender: Sender,
  subject: string,
  { now, days }: ReturnType<typeof at>,
) {
  return isFirstTime(database, sender, subject, { now, salts: await saltsOf(database, days) });
}

const day = '2026-03-02';
const before = '2026-03-01';

test('a visitor counts once for the same thing within half an hour, and again after it', async () => {
  const database = emptyDatabase();
  const isFirst = (time: string, subject = 'view 2101', sender = visitor) =>
    counts(database, sender, subject, at(`${day}T${time}Z`, day));
  expect(await isFirst('09:00:00')).toBe(true);
  expect(await isFirst('09:00:01')).toBe(false);
  expect(await isFirst('09:29:59')).toBe(false);
  expect(await isFirst('09:00:01', 'view 2102')).toBe(true);
  expect(await isFirst('09:00:01', 'view 2101', { ...visitor, agent: 'Browser 2.0' })).toBe(true);
  expect(await isFirst('09:00:01', 'view 2101', { ...visitor, address: '203.0.113.8' })).toBe(true);
  expect(await isFirst('09:30:00')).toBe(true);
  expect(await isFirst('09:59:59')).toBe(false);
});

test('a visitor who looks before and after midnight counts once', async () => {
  const database = emptyDatabase();
  const isFirst = (time: string, ...days: [string, ...string[]]) =>
    counts(database, visitor, 'view 2101', at(time, ...days));
  expect(await isFirst('2026-03-01T22:50:00Z', before)).toBe(true);
  expect(await isFirst('2026-03-01T23:10:00Z', day, before)).toBe(false);
  expect(await isFirst('2026-03-01T23:20:00Z', day, before)).toBe(true);
  expect(await isFirst('2026-03-01T23:21:00Z', day, before)).toBe(false);
});

test('two requests of one visitor at once count once', async () => {
  const database = emptyDatabase();
  const both = [1, 2].map(() => counts(database, visitor, 'view 2101', at(`${day}T09:00:00Z`, day)));
  expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
});

test('nothing tells who looked, and nothing is left after half an hour or of the salt after its day', async () => {
  const database = emptyDatabase();
  await counts(database, visitor, 'view 2101', at('2026-03-01T22:50:00Z', before));
  const stored = [
    ...(await database.select().from(recentCount)),
    ...(await database.select().from(countingSalt)),
  ];
  expect(stored).toHaveLength(2);
  for (const told of [visitor.address, visitor.agent, '2101'])
    expect(JSON.stringify(stored)).not.toContain(told);
  const left = async () => [await database.$count(recentCount), await database.$count(countingSalt)];
  await forgetRecentCounts(database, at('2026-03-01T23:20:00Z', day, before));
  expect(await left()).toEqual([1, 1]);
  await forgetRecentCounts(database, at('2026-03-01T23:20:01Z', day, before));
  expect(await left()).toEqual([0, 1]);
  await forgetRecentCounts(database, at('2026-03-01T23:30:00Z', day));
  expect(await left()).toEqual([0, 0]);
});

test('each day has a salt of its own, which another database does not have', async () => {
  const salts = await Promise.all(
    [emptyDatabase(), emptyDatabase()].map(async (database) => {
      await counts(database, visitor, 'view 2101', at('2026-03-01T23:10:00Z', day));
      await counts(database, visitor, 'view 2101', at('2026-03-02T23:30:00Z', '2026-03-03'));
      return (await database.select().from(countingSalt)).map(({ salt }) => salt);
    }),
  );
  expect(new Set(salts.flat()).size).toBe(4);
});
