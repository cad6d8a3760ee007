import { expect, test } from 'vitest';
import { seededTranslate, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { sharedTitle } from './load-share.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const titles = async (id: string) =>
  await Promise.all(
    testLanguages.map(async (language) => {
      const property = await sampleCatalogue.find(id, language);
      return property && sharedTitle(property, seededTranslate(language)).replaceAll('\u00a0', ' ');
    }),
  );

test('a shared link says what is for sale or rent, where, and for how much', async () => {
  expect(await titles('2101')).toEqual([
    'Huis te koop in Mechelen · € 389.000',
    'Maison à vendre à Malines · 389 000 €',
    'House for sale in Mechelen · €389,000',
  ]);
  expect((await titles('2137'))[0]).toMatch(/^\S+ te huur in \S+ · € [\d.]+ per maand$/);
});

test('a hidden price is not in the title of a shared link, nor that of a property that is taken', async () => {
  for (const title of await titles('2108')) expect(title).not.toContain('€');
  expect((await titles('2119')).map((title) => /[(€].*/.exec(title ?? '')?.[0])).toEqual([
    '(verkocht)',
    '(vendu)',
    '(sold)',
  ]);
});
