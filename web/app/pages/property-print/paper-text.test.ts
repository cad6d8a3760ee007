import { expect, test } from 'vitest';
import { paperText } from './paper-text.ts';

test('a text that has room is shown whole', () => {
  const paragraphs = ['Een huis. Met een tuin.', 'En een garage.'];
  expect(paperText(paragraphs, 'nl', 200)).toEqual({ paragraphs, isCut: false });
  expect(paperText([], 'nl', 200)).toEqual({ paragraphs: [], isCut: false });
});

test('a longer one ends with a sentence', () => {
  const paragraphs = ['Een huis. Met een tuin.', 'Er is een garage. Er is een schuur. Er is een zwembad.'];
  expect(paperText(paragraphs, 'nl', 105)).toEqual({
    paragraphs: ['Een huis. Met een tuin.', 'Er is een garage. Er is een schuur.'],
    isCut: true,
  });
  expect(paperText(paragraphs, 'nl', 65)).toEqual({ paragraphs: ['Een huis. Met een tuin.'], isCut: true });
});

test('a first sentence longer than the paper is cut between words', () => {
  const { paragraphs, isCut } = paperText([`Een huis ${'met een tuin '.repeat(20)}.`], 'fr', 100);
  expect(isCut).toBe(true);
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]).toMatch(/^Een huis .*\p{L}…$/u);
  expect(paragraphs[0]?.length).toBeLessThanOrEqual(101);
});
