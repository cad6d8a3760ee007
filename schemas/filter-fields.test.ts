import { expect, test } from 'vitest';
import { filterFields, filterLogics, filterOperators, listFields, needsNoValue } from './filter-fields.ts';

const lists = { filterFields, listFields, filterOperators, filterLogics };

test.each(Object.entries(lists))('%s names each choice once, in words of its own', (_name, choices) => {
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
  expect(new Set(choices.map(({ title }) => title)).size).toBe(choices.length);
});

test('a condition reads as a sentence, so its comparison begins small and its fact with a capital', () => {
  for (const { title } of filterFields) expect(title).toMatch(/^[A-Z]/);
  for (const { title } of [...filterOperators, ...filterLogics]) expect(title).toMatch(/^[a-z]/);
});

test('only the questions whether something is known need no value', () => {
  expect(filterOperators.filter(({ id }) => needsNoValue(id)).map(({ id }) => id)).toEqual([
    'is-empty',
    'is-not-empty',
  ]);
  expect(needsNoValue(undefined)).toBe(false);
});
