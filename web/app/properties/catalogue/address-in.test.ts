import type { LanguageId } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { addressIn, townIn } from './address-in.ts';
import { sampleCatalogue } from './sample-catalogue.test-data.ts';

const inLanguage = (language: LanguageId) => ({ language, catalogue: sampleCatalogue });
const office = { street: 'Korenmarkt 999', zip: '2800', city: 'Mechelen' };

test('an address names its city in the language of the page', () => {
  expect(addressIn(office, inLanguage('fr'))).toEqual({ ...office, city: 'Malines' });
  expect(addressIn(office, inLanguage('nl'))).toEqual(office);
});

test('a city that the data lack, and an address without one, stay as they are', () => {
  const elsewhere = { ...office, zip: '9999', city: 'Nergens' };
  expect(addressIn(elsewhere, inLanguage('fr'))).toBe(elsewhere);
  expect(addressIn({ zip: null, city: null }, inLanguage('fr'))).toEqual({ zip: null, city: null });
  expect(addressIn(null, inLanguage('fr'))).toBeUndefined();
});

test.each([
  ['Mechelen', 'fr', 'Malines'],
  ['Louvain', 'nl', 'Leuven'],
  ['bruxelles', 'en', 'Brussels'],
  ['Bonheiden', 'fr', 'Bonheiden'],
  ['Nergens', 'fr', 'Nergens'],
] as const)('the town %s is called in %s: %s', (town, language, name) => {
  expect(townIn(town, inLanguage(language))).toBe(name);
});
