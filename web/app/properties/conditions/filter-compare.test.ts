import { expect, test } from 'vitest';
import { compare } from './filter-condition.ts';

test('numbers, texts and truth values are compared as what the field holds', () => {
  expect(compare(3, 'equals', '3')).toBe(true);
  expect(compare('3', 'equals', 3)).toBe(true);
  expect(compare(10, 'greater', '9')).toBe(true);
  expect(compare('10', 'greater', '9')).toBe(false);
  expect(compare(true, 'equals', ' TRUE ')).toBe(true);
  expect(compare('Lier', 'equals', 'lier')).toBe(true);
});

test('days are compared in the order of the calendar', () => {
  expect(compare('2026-10-01', 'greater', '2026-09-30')).toBe(true);
  expect(compare('2026-10-01', 'less-or-equal', '2026-10-01')).toBe(true);
});

test('a list equals each of its members and differs from all others', () => {
  expect(compare([2, 5], 'equals', 5)).toBe(true);
  expect(compare([2, 5], 'equals', [7, 2])).toBe(true);
  expect(compare([2, 5], 'not-equals', 3)).toBe(true);
  expect(compare([2, 5], 'not-equals', 5)).toBe(false);
});

test('values that cannot be compared neither equal nor differ', () => {
  for (const operator of ['equals', 'not-equals', 'less', 'greater', 'contains'] as const) {
    expect(compare(3, operator, 'three'), operator).toBe(false);
    expect(compare(undefined, operator, 3), operator).toBe(false);
    expect(compare(3, operator, undefined), operator).toBe(false);
    expect(compare([], operator, 3), operator).toBe(false);
  }
});

test('nothing, an empty text and an empty list are empty', () => {
  for (const value of [undefined, '', []]) {
    expect(compare(value, 'is-empty', undefined)).toBe(true);
    expect(compare(value, 'is-not-empty', undefined)).toBe(false);
  }
  for (const value of [0, false, 'x', [1]]) expect(compare(value, 'is-empty', undefined)).toBe(false);
});
