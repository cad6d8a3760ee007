import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { loadPropertyFormPage } from './load-property-form-page.server.ts';

const rentalTerms = [
  { reference: '2139', minimumIncome: 4200, mostPeople: 6 },
  { reference: '2145', minimumIncome: null, mostPeople: 1 },
];

function pageOf(id: string, language: 'nl' | 'fr' | 'en' = 'nl') {
  const site = {
    ...prepareSite({ ...emptyContent, settings: { ...emptySettings, rentalTerms } }),
    languages: testLanguages,
    texts: new Map(testLanguages.map((each) => [each, seededTexts[each]])),
  };
  const { platform } = testPlatform();
  const url = new URL('https://site.test/');
  return loadPropertyFormPage({ platform, site, url, language }, id, 'rental-application');
}

const notesOf = async (...given: Parameters<typeof pageOf>) =>
  (await pageOf(...given))?.notice?.lines.map((note) => note.replaceAll(/\s/g, ' '));

test('[9.33] an application names the least income and the most people of its home, from the Studio', async () => {
  expect(await notesOf('2139')).toEqual([
    'De eigenaar vraagt een netto gezinsinkomen van minstens € 4.200 per maand.',
    'De woning is bestemd voor hoogstens 6 personen.',
    'Wij vragen alleen wat de wet toestaat: niets over afkomst, geloof, gezondheid of de herkomst van uw inkomen.',
  ]);
  expect((await notesOf('2145', 'fr'))?.[0]).toBe('Le logement convient à 1 personne.');
  expect(await notesOf('2136', 'en')).toHaveLength(1);
});

test('only homes to rent that are free take applications', async () => {
  // Covers for sale, rented, a shop, a garage and an unknown one.
  for (const id of ['2101', '2142', '2141', '2148', '9999']) expect(await pageOf(id), id).toBeUndefined();
  expect(await pageOf('2146')).toBeDefined();
});
