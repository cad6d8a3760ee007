import { expect, test } from 'vitest';
import { energyRank } from './energy-class.ts';
import { printedLabel } from './energy-label.ts';

const rank = (text: string) => energyRank(printedLabel(text));

test('labels with more signs belong to the class of their letter', () => {
  expect(rank('A++')).toBe(rank('A+'));
  expect(rank('A-')).toBe(rank('A'));
  expect(rank('B+')).toBe(rank('B-'));
});

test('a better class comes first', () => {
  const ranks = ['A+', 'A', 'b', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map(rank);
  expect(ranks).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('what is no grade has no class', () => {
  expect(rank('Vrijgesteld')).toBeUndefined();
  expect(rank('')).toBeUndefined();
});
