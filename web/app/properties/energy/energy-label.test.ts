import { expect, test } from 'vitest';
import type { Region } from 'schemas/country.ts';
import { energyRank, printedLabel, computedLabel, energyLabelOf } from './energy-label.ts';

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

function expectEdges(
  region: Region,
  edges: readonly (readonly [string, number])[],
  last: string,
  on?: string,
) {
  edges.forEach(([grade, upTo], index) => {
    expect(computedLabel(upTo, region, on)?.grade, `${region} ${upTo}`).toBe(grade);
    expect(computedLabel(upTo + 1, region, on)?.grade, `${region} ${upTo + 1}`).toBe(
      edges[index + 1]?.[0] ?? last,
    );
  });
}

test('[9.26] the Flemish bands include their upper bound', () => {
  const edges = [
    ['a_plus', 0],
    ['a', 100],
    ['b', 200],
    ['c', 300],
    ['d', 400],
    ['e', 500],
  ] as const;
  expectEdges('flanders', edges, 'f');
  expect(computedLabel(-12, 'flanders')?.text).toBe('A+');
  expect(computedLabel(9000, 'flanders')?.text).toBe('F');
});

test('[9.27] the Brussels bands include their upper bound and g starts from 346', () => {
  const edges = [
    ['a_plus', 15],
    ['a', 45],
    ['b', 95],
    ['c', 150],
    ['d', 210],
    ['e', 275],
    ['f', 345],
  ] as const;
  expectEdges('brussels', edges, 'g');
  expect(computedLabel(346, 'brussels')?.text).toBe('G');
});

test('[9.27] Brussels splits its grades into plus and sub', () => {
  const edges = [
    ['a_plusplus', 0],
    ['a_plus', 15],
    ['a', 30],
    ['a_sub', 45],
    ['b_plus', 62],
    ['b', 78],
    ['b_sub', 95],
    ['c_plus', 113],
    ['c', 132],
    ['c_sub', 150],
    ['d_plus', 170],
    ['d', 190],
    ['d_sub', 210],
    ['e_plus', 232],
    ['e', 253],
    ['e_sub', 275],
    ['f', 345],
  ] as const;
  edges.forEach(([grade, upTo], index) => {
    expect(computedLabel(upTo, 'brussels')?.subGrade, String(upTo)).toBe(grade);
    expect(computedLabel(upTo + 1, 'brussels')?.subGrade).toBe(edges[index + 1]?.[0] ?? 'g');
  });
  expect(computedLabel(95, 'brussels')).toEqual({ letter: 'b', grade: 'b', subGrade: 'b_sub', text: 'B-' });
  expect(computedLabel(62, 'brussels')?.text).toBe('B+');
});

test('[9.28] the Walloon bands include their upper bound', () => {
  const edges = [
    ['a_plusplus', 0],
    ['a_plus', 45],
    ['a', 85],
    ['b', 170],
    ['c', 255],
    ['d', 340],
    ['e', 425],
    ['f', 510],
  ] as const;
  expectEdges('wallonia', edges, 'g');
});

test('[9.29] Luxembourg uses the label text directly', () => {
  expect(energyLabelOf({ printed: 'I', consumption: 12, region: undefined })?.text).toBe('I');
  expect(energyLabelOf({ printed: 'A+', region: undefined })).toEqual({ letter: 'a', text: 'A+' });
  expect(energyLabelOf({ consumption: 12, region: undefined })).toBeUndefined();
});

test('[9.25] a table holds from its first day on', () => {
  expect(computedLabel(0, 'brussels', '2016-12-31')?.grade).toBe('a_plus');
  expect(computedLabel(0, 'brussels', '2017-01-01')?.grade).toBe('a_plusplus');
  expect(computedLabel(0, 'brussels')?.grade).toBe('a_plusplus');
  expect(computedLabel(120, 'flanders', '1999-01-01')?.grade).toBe('b');
});

test('the figure is rounded to a whole number before it meets a band', () => {
  expect(computedLabel(345.4, 'brussels')?.grade).toBe('f');
  expect(computedLabel(345.5, 'brussels')?.grade).toBe('g');
  expect(computedLabel(100.49, 'flanders')?.grade).toBe('a');
});

test('a missing or endless figure earns no label', () => {
  for (const figure of [undefined, Number.NaN, Infinity, -Infinity]) {
    expect(computedLabel(figure, 'flanders')).toBeUndefined();
  }
});

test('the printed label wins over the computed one', () => {
  expect(energyLabelOf({ printed: 'B', consumption: 420, region: 'flanders' })?.text).toBe('B');
  expect(energyLabelOf({ printed: ' ', consumption: 420, region: 'flanders' })?.text).toBe('E');
});

test('a printed text that is no grade colours no badge', () => {
  expect(printedLabel('Vrijgesteld')).toEqual({ letter: undefined, text: 'Vrijgesteld' });
  expect(printedLabel('exempt')?.letter).toBeUndefined();
  expect(printedLabel('C-')?.letter).toBe('c');
});
