import { expect, test } from 'vitest';
import { likeAverage, percentApart } from './like-average.ts';

const days = ['2026-03-01', '2026-03-02'];
const five = ['1', '2', '3', '4', '5'];
const sinceFirst = (ids: readonly string[], day = '2026-01-01') =>
  ids.map((propertyId) => ({ propertyId, day }));
const views = (propertyId: string, count: number, day = days[1] ?? '') => ({ propertyId, day, count });

test('the average counts days without views, and properties of which nothing was viewed', () => {
  const counted = { days: [views('1', 10), views('2', 5), views('1', 4, days[0])], since: sinceFirst(five) };
  expect(likeAverage([five], counted, days)).toEqual([0.8, 3]);
});

test('the averages of several properties are added up', () => {
  const others = ['3', '4', '5', '6', '7'];
  const counted = { days: [views('3', 10), views('6', 5)], since: sinceFirst([...five, ...others]) };
  expect(likeAverage([five, others], counted, days)).toEqual([0, 2 + 3]);
});

test('a property counts from its first day on', () => {
  const since = [...sinceFirst(five), ...sinceFirst(['6'], days[1])];
  const counted = { days: [views('1', 30, days[0]), views('1', 30)], since };
  expect(likeAverage([[...five, '6']], counted, days)).toEqual([6, 5]);
});

test('fewer than five others are never averaged, on any day, since that would tell about one of them', () => {
  const four = five.slice(1);
  expect(likeAverage([four], { days: [views('2', 8)], since: sinceFirst(four) }, days)).toBeUndefined();
  const late = [...sinceFirst(four), ...sinceFirst(['1'], days[1])];
  expect(likeAverage([five], { days: [views('2', 8)], since: late }, days)).toBeUndefined();
  expect(likeAverage([five], { days: [views('2', 8)], since: sinceFirst(four) }, days)).toBeUndefined();
  expect(likeAverage([], { days: [], since: [] }, days)).toBeUndefined();
});

test('views differ from what is usual by percents', () => {
  expect(percentApart(150, 100)).toBe(50);
  expect(percentApart(50, 100)).toBe(-50);
  expect(percentApart(0, 0)).toBeUndefined();
});
