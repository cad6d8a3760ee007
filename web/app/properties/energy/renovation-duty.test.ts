import { expect, test } from 'vitest';
import { mainTypes } from '../model/main-type.ts';
import { printedLabel } from './energy-label.ts';
import { hasRenovationDuty } from './renovation-duty.ts';

const home = {
  goal: 'sale',
  state: 'available',
  mainType: 'house',
  region: 'flanders',
  energyLabel: printedLabel('F'),
} as const;

test('[9.35] a Flemish home for sale with label E or F has to be renovated', () => {
  const withLabel = (text: string) => hasRenovationDuty({ ...home, energyLabel: printedLabel(text) });
  expect(['E', 'F', 'e'].map(withLabel)).toEqual([true, true, true]);
  expect(['A+', 'A', 'B', 'C', 'D', 'Vrijgesteld'].map(withLabel)).toEqual(Array(6).fill(false));
  expect(hasRenovationDuty({ ...home, energyLabel: undefined })).toBe(false);
});

test('nothing of it holds for a rent, elsewhere, once sold, or for what is no home', () => {
  expect(hasRenovationDuty({ ...home, goal: 'rent' })).toBe(false);
  expect(hasRenovationDuty({ ...home, state: 'sold' })).toBe(false);
  for (const region of ['brussels', 'wallonia', undefined] as const)
    expect(hasRenovationDuty({ ...home, region })).toBe(false);
  const types = mainTypes.filter((mainType) => hasRenovationDuty({ ...home, mainType }));
  expect(types).toEqual(['house', 'villa', 'farm', 'apartment', 'penthouse', 'studio']);
});
