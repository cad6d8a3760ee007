import { expect, test } from 'vitest';
import { seededTranslate, testLanguages } from '../../i18n/seeded-texts.test-data.tsx';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { sharedTitle } from './shared-title.ts';

const titles = (id: string) =>
  testLanguages.map((language) => {
    const property = catalogue.find(id, language);
    return property && sharedTitle(property, seededTranslate(language)).replaceAll('\u00a0', ' ');
  });

test('a shared link says what is for sale or rent, where, and for how much', () => {
  expect(titles('2101')).toEqual([
    'Huis te koop in Mechelen · € 389.000',
    'Maison à vendre à Malines · € 389.000',
    'House for sale in Mechelen · € 389.000',
  ]);
  expect(titles('2137')[0]).toMatch(/^\S+ te huur in \S+ · € [\d.]+ per maand$/);
});

test('a hidden price is not in the title of a shared link, nor that of a property that is taken', () => {
  for (const title of titles('2108')) expect(title).not.toContain('€');
  expect(titles('2119').map((title) => /[(€].*/.exec(title ?? '')?.[0])).toEqual([
    '(verkocht)',
    '(vendu)',
    '(sold)',
  ]);
});
