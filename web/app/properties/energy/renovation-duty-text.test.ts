import { expect, test } from 'vitest';
import { mainTypes } from '../model/main-type.ts';
import { printedLabel } from './energy-label.ts';
import { renovationDutyOf } from './renovation-duty-text.server.ts';

const home = {
  goal: 'sale',
  state: 'available',
  mainType: 'house',
  region: 'flanders',
  energyLabel: printedLabel('F'),
  costs: undefined,
} as const;

test('[9.35] a Flemish home for sale with label E or F has to be renovated', () => {
  const withLabel = (text: string) => renovationDutyOf({ ...home, energyLabel: printedLabel(text) });
  expect(['E', 'F', 'e'].map(withLabel)).toEqual(['home', 'home', 'home']);
  for (const label of ['A+', 'A', 'B', 'C', 'D', 'Vrijgesteld']) expect(withLabel(label)).toBeUndefined();
  expect(renovationDutyOf({ ...home, energyLabel: undefined })).toBeUndefined();
});

test('nothing of it holds for a rent, elsewhere, once sold, or for what is no home and no business', () => {
  expect(renovationDutyOf({ ...home, goal: 'rent' })).toBeUndefined();
  expect(renovationDutyOf({ ...home, state: 'sold' })).toBeUndefined();
  for (const region of ['brussels', 'wallonia', undefined] as const)
    expect(renovationDutyOf({ ...home, region })).toBeUndefined();
  const types = mainTypes.filter((mainType) => renovationDutyOf({ ...home, mainType }));
  expect(types).toEqual(['house', 'villa', 'farm', 'apartment', 'penthouse', 'studio', 'commercial']);
});

test('a Flemish shop or office has the duty of businesses whatever its label, unless it is sold new', () => {
  const shop = { ...home, mainType: 'commercial' as const, energyLabel: printedLabel('B') };
  const costs = { price: 400_000, tax: 'vat', vatRate: 21, charges: 0, depositMonths: undefined } as const;
  const isNew = { ...costs, agencyCost: 0, inventoryCost: 0 };
  expect(renovationDutyOf(shop)).toBe('business');
  expect(renovationDutyOf({ ...shop, costs: isNew })).toBeUndefined();
});
