import { expect, test } from 'vitest';
import { isHome, mainTypes } from './main-type.ts';

test('[3.06] the main types include those the specification names', () => {
  expect(mainTypes).toEqual(expect.arrayContaining(['house', 'apartment', 'land', 'penthouse', 'villa']));
});

test('people live in houses and apartments, not in plots, shops and garages', () => {
  expect(mainTypes.filter((mainType) => isHome(mainType))).toEqual([
    'house',
    'villa',
    'farm',
    'apartment',
    'penthouse',
    'studio',
  ]);
});
