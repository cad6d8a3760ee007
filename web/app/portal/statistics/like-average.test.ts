import { expect, test } from 'vitest';
import { likeAverage, percentApart } from './read-figures.server.ts';
import { daysUntil } from './periods.ts';

const days = daysUntil('2026-03-08', 8);
const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
const five = ['1', '2', '3', '4', '5'];
const longOnline = '2026-01-01';
const sinceFirst = (ids: readonly string[], day = longOnline) =>
  ids.map((propertyId) => ({ propertyId, day }));
const views = (propertyId: string, count: number, day = lastDay) => ({ propertyId, day, count });
const like = (likes: readonly string[], since: string | undefined = longOnline) => ({ since, likes });

test('the average counts days without views, and properties of which nothing was viewed', () => {
  const counted = { days: [views('1', 10), views('2', 5), views('1', 4, firstDay)], since: sinceFirst(five) };
  expect(likeAverage([like(five)], counted, days)).toEqual([0.8, 0, 0, 0, 0, 0, 0, 3]);
});

test('the averages of several properties are added up', () => {
  const others = ['3', '4', '5', '6', '7'];
  const counted = { days: [views('3', 10), views('6', 5)], since: sinceFirst([...five, ...others]) };
  expect(likeAverage([like(five), like(others)], counted, days)?.at(-1)).toBe(2 + 3);
});

test('a like counts from its first day on', () => {
  const since = [...sinceFirst(five), ...sinceFirst(['6'], lastDay)];
  const counted = { days: [views('1', 30, firstDay), views('1', 30)], since };
  const usual = likeAverage([like([...five, '6'])], counted, days);
  expect([usual?.[0], usual?.at(-1)]).toEqual([6, 5]);
});

test('a property is compared from its own first day on, in at least seven days', () => {
  const counted = {
    days: days.map((day) => views('1', 10, day)),
    since: [...sinceFirst(five.slice(1)), ...sinceFirst(['1'], days[1])],
  };
  expect(likeAverage([like(five, days[1])], counted, days)).toEqual([undefined, 2, 2, 2, 2, 2, 2, 2]);
  expect(likeAverage([like(five, days[2])], counted, days)).toBeUndefined();
  expect(likeAverage([{ likes: five, since: undefined }], counted, days)).toBeUndefined();
});

test('fewer than five others are never averaged, on any day, since that would tell about one of them', () => {
  const four = five.slice(1);
  const counted = { days: [views('2', 8)], since: sinceFirst(four) };
  const late = [...sinceFirst(four), ...sinceFirst(['1'], days[1])];
  expect(likeAverage([like(four)], counted, days)).toBeUndefined();
  expect(likeAverage([like(five)], { ...counted, since: late }, days)).toBeUndefined();
  expect(likeAverage([like(five)], counted, days)).toBeUndefined();
  expect(likeAverage([], { days: [], since: [] }, days)).toBeUndefined();
});

test('views differ from what is usual by percents', () => {
  expect(percentApart(150, 100)).toBe(50);
  expect(percentApart(50, 100)).toBe(-50);
  expect(percentApart(0, 0)).toBeUndefined();
});
