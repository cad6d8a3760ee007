import { expect, test } from 'vitest';
import { byNewest, choose, type Listed, type ListQuery } from './list-query.ts';

const listed = (fields: Partial<Listed> = {}): Listed => ({
  id: '501',
  goal: 'sale',
  state: 'available',
  webIds: [1],
  projectId: undefined,
  publishedOn: '2026-05-01',
  cityKey: '10/2800',
  ...fields,
});

const none = { cities: new Set<string>(), webIds: new Set<number>() };
const isChosen = (entry: Partial<Listed>, query: ListQuery, cityKey?: string) =>
  choose([listed(entry)], query, cityKey, undefined).length === 1;

test('what is available comes before what is not, whatever its day', () => {
  const order = [
    listed({ id: '1', state: 'sold', publishedOn: '2026-09-01' }),
    listed({ id: '2', state: 'rented', publishedOn: '2026-10-01' }),
    listed({ id: '3', publishedOn: '2026-01-01' }),
  ].sort(byNewest);
  expect(order.map(({ id }) => id)).toEqual(['3', '2', '1']);
});

test('of two days the later comes first, of one day the higher reference', () => {
  const order = [
    listed({ id: '9' }),
    listed({ id: '10' }),
    listed({ id: '8', publishedOn: '2026-05-02' }),
  ].sort(byNewest);
  expect(order.map(({ id }) => id)).toEqual(['8', '10', '9']);
});

test('a query without wishes chooses everything', () => {
  expect(isChosen({ state: 'sold' }, {})).toBe(true);
});

test('each wish of a query leaves out what does not meet it', () => {
  expect(isChosen({}, { goal: 'rent' })).toBe(false);
  expect(isChosen({}, { type: 1 })).toBe(true);
  expect(isChosen({}, { type: 2 })).toBe(false);
  expect(isChosen({ webIds: [1, 2] }, { type: 2 })).toBe(true);
  expect(isChosen({ projectId: '71' }, { projectId: '71' })).toBe(true);
  expect(isChosen({}, { projectId: '71' })).toBe(false);
  expect(isChosen({ state: 'rented' }, { isAvailable: true })).toBe(false);
  expect(isChosen({ state: 'rented' }, { isAvailable: false })).toBe(true);
});

test('a city that is not known chooses nothing', () => {
  expect(isChosen({}, { city: 'Mechelen|2800' }, '10/2800')).toBe(true);
  expect(isChosen({}, { city: 'Mechelen|2800' }, '10/2500')).toBe(false);
  expect(isChosen({}, { city: 'Atlantis|0000' }, undefined)).toBe(false);
});

test('a text chooses by city or by type, and nothing when it means neither', () => {
  const entries = [listed(), listed({ id: '502', webIds: [2], cityKey: '10/4000' })];
  const chosen = (...meanings: Partial<typeof none>[]) => {
    const match = { references: new Set<string>(), meanings: meanings.map((one) => ({ ...none, ...one })) };
    return choose(entries, {}, undefined, match).map(({ id }) => id);
  };
  expect(chosen({ cities: new Set(['10/4000']) })).toEqual(['502']);
  expect(chosen({ webIds: new Set([1]) })).toEqual(['501']);
  expect(chosen({ cities: new Set(['10/4000']), webIds: new Set([1]) })).toEqual(['501', '502']);
  expect(chosen({ cities: new Set(['10/4000']) }, { webIds: new Set([2]) })).toEqual(['502']);
  expect(chosen({ cities: new Set(['10/4000']) }, { webIds: new Set([1]) })).toEqual([]);
  expect(chosen({})).toEqual([]);
  expect(chosen()).toEqual([]);
});
