import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Region } from 'schemas/country.ts';
import { computedLabel, printedLabel } from './energy-label.ts';
import { energyScaleOf } from './energy-scale.ts';

function scaleFor(consumption: number, region: Region) {
  const scale = energyScaleOf({
    label: computedLabel(consumption, region),
    consumption,
    region,
    country: 'BE',
    on: undefined,
  });
  if (!scale) throw new Error(`No scale for ${consumption} in ${region}.`);
  return scale;
}

const printedIn = (region: Region | undefined, text: string, consumption?: number) =>
  energyScaleOf({
    label: printedLabel(text),
    consumption,
    region,
    country: region ? 'BE' : 'LU',
    on: undefined,
  });

const drawn = (region: Region) => scaleFor(1, region).classes.map(({ text, upTo }) => `${text} ${upTo}`);

test('[9.25][9.26] the Flemish scale runs from A+ to F, with its bounds', () => {
  expect(drawn('flanders')).toEqual(['A+ 0', 'A 100', 'B 200', 'C 300', 'D 400', 'E 500', 'F undefined']);
});

test('[9.27] the Brussels scale runs from A to G, and each letter to E has its finer grades', () => {
  expect(drawn('brussels')).toEqual(['A 45', 'B 95', 'C 150', 'D 210', 'E 275', 'F 345', 'G undefined']);
  const grades = scaleFor(1, 'brussels').classes.map((one) => one.grades.map(({ text }) => text).join(' '));
  expect(grades).toEqual(['A++ A+ A A-', 'B+ B B-', 'C+ C C-', 'D+ D D-', 'E+ E E-', 'F', 'G']);
});

test('[9.28] the Walloon scale runs from A++ to G, with its bounds', () => {
  expect(drawn('wallonia')).toEqual([
    'A++ 0',
    'A+ 45',
    'A 85',
    'B 170',
    'C 255',
    'D 340',
    'E 425',
    'F 510',
    'G undefined',
  ]);
});

test('[9.29] Luxembourg has classes of its own, without bounds', () => {
  const scale = printedIn(undefined, 'B', 62);
  expect(scale?.classes.map(({ text }) => text)).toEqual([...'A+ A B C D E F G H I'.split(' ')]);
  expect(scale?.classes.every(({ upTo }) => upTo === undefined)).toBe(true);
  expect([scale?.current, scale?.place]).toEqual([2, 25]);
});

test('a label lies between the bounds of its grade, as far as its figure says', () => {
  const percentOf = (consumption: number, region: Region) => scaleFor(consumption, region).place;
  expect(percentOf(250, 'flanders')).toBe(50);
  expect(percentOf(300, 'flanders')).toBe(57.1);
  expect(percentOf(900, 'flanders')).toBe(92.9);
  expect(percentOf(-20, 'flanders')).toBe(7.1);
  expect(percentOf(170, 'brussels')).toBe(47.6);
});

test('a printed label that its figure contradicts, or that lacks one, lies in the middle of its grade', () => {
  expect(printedIn('flanders', 'C', 90)?.place).toBe(50);
  expect(printedIn('flanders', 'C')?.place).toBe(50);
  expect(printedIn('brussels', 'g')?.place).toBe(92.9);
});

test('a label that is no grade of the scale has none, nor has a country whose scale is unknown', () => {
  expect(printedIn('flanders', 'Vrijgesteld')).toBeUndefined();
  expect(printedIn('flanders', 'G')).toBeUndefined();
  expect(
    energyScaleOf({
      label: printedLabel('B'),
      consumption: 90,
      region: undefined,
      country: undefined,
      on: undefined,
    }),
  ).toBeUndefined();
});

test('a certificate of before a new scale is drawn on the old one', () => {
  const old = energyScaleOf({
    label: computedLabel(0, 'brussels', '2015-05-01'),
    consumption: 0,
    region: 'brussels',
    country: 'BE',
    on: '2015-05-01',
  });
  expect(old?.classes[0]?.grades.map(({ text }) => text)).toEqual(['A+', 'A', 'A-']);
});

const regions = fc.constantFrom<Region>('flanders', 'brussels', 'wallonia');
const figures = fc.double({ min: -200, max: 1200, noNaN: true });

test('whatever the figure, its label lies within its own class, and a worse figure never lies further left', () => {
  fc.assert(
    fc.property(regions, figures, figures, (region, one, other) => {
      const [better, worse] = [
        scaleFor(Math.min(one, other), region),
        scaleFor(Math.max(one, other), region),
      ];
      for (const { classes, current, place } of [better, worse]) {
        const width = 100 / classes.length;
        expect(place).toBeGreaterThanOrEqual(current * width - 0.1);
        expect(place).toBeLessThanOrEqual((current + 1) * width + 0.1);
      }
      expect(better.current).toBeLessThanOrEqual(worse.current);
      if (better.current < worse.current) expect(better.place).toBeLessThanOrEqual(worse.place);
    }),
  );
});
