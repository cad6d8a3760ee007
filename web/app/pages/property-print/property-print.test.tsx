import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import {
  renderInLanguage,
  type TestLanguage,
  testLanguages,
} from '../../content/i18n/seeded-texts.test-data.tsx';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { loadPropertyPrint } from './load-property-print.server.ts';
import { PropertyPrint } from './property-print.tsx';

const settings = {
  ...emptySettings,
  agencyName: 'Huis & Haard',
  phone: '015 00 00 00',
  address: { _type: 'postalAddress' as const, street: 'Korenmarkt 1', zip: '2800', city: 'Mechelen' },
  companyNumber: '0123.456.789',
  supervisoryAuthority: testLanguages.map((language) => ({ language, value: 'BIV' })),
  insurer: 'Axa',
};
const site = {
  ...prepareSite({ ...emptyContent, settings }),
  languages: testLanguages,
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};

async function load(id: string, language: TestLanguage) {
  const { platform } = testPlatform();
  const url = new URL('https://site.test/');
  const print = await loadPropertyPrint({ platform, site, url, language }, id);
  if (!print) throw new Error(`There is no property ${id}.`);
  return print;
}

async function render(id: string, language: TestLanguage): Promise<string> {
  return renderInLanguage(language, <PropertyPrint print={await load(id, language)} />).replaceAll(
    '\u00a0',
    ' ',
  );
}

test('[1.12][2.38] the sheets tell in each language what a property is, whom to call and where to read on', async () => {
  for (const [language, back, city, number] of [
    ['nl', 'Terug naar het pand', 'Mechelen', 'Ondernemingsnummer 0123.456.789'],
    ['fr', 'Retour au bien', 'Malines', 'Numéro d’entreprise 0123.456.789'],
    ['en', 'Back to the property', 'Mechelen', 'Company number 0123.456.789'],
  ] as const) {
    const sheets = await render('2101', language);
    expect(sheets.match(/class="sheet /g)).toHaveLength(2);
    for (const words of [back, number, `Huis &amp; Haard · Korenmarkt 1, 2800 ${city}`, '015 00 00 00'])
      expect(sheets).toContain(words);
    for (const words of [
      'Kalkovenstraat 18, 2800 ',
      'huisenhaard.example/property/2101<',
      'class="energy-scale ',
    ])
      expect(sheets).toContain(words);
    expect(sheets).toMatch(/ BIV · [^<]+ Axa</);
    expect(sheets).toMatch(/(BIV-nummer|Numéro IPI|BIV\/IPI number) 000 001/);
    expect(sheets).toMatch(/<svg[^>]* role="img" aria-label="[^"]*huisenhaard\.example\/property\/2101"/);
    expect(sheets).not.toMatch(/<form|<details|<script/);
  }
});

test('[2.38] search engines pass over the sheets, which have the address of the page in each language', async () => {
  const { head, path, page } = await load('2101', 'fr');
  expect(head.isIndexed).toBe(false);
  expect(head.canonical).toBe(`https://huisenhaard.example${page.path}`);
  expect(path).toBe(`${page.path}imprimer/`);
  expect(page.heading.print).toEqual({ title: 'Imprimer', href: path });
});

test.each([
  ['2101', '<caption class="pb-1 text-start font-semibold">Tweede verdieping</caption>'],
  ['2117', 'Plan van het perceel: 17 m aan de straat, 44 m diep'],
  ['2131', 'Plan met maten in meter: 1 uw parkeerplaats 13 m²'],
])('the plan of %s is on paper, with what its numbers mean', async (id, words) => {
  const sheets = await render(id, 'nl');
  expect(sheets).toContain('sheet-plan');
  expect(sheets).toContain(words);
});

test('a reference without a property has no sheets', async () => {
  const { platform } = testPlatform();
  const url = new URL('https://site.test/');
  expect(await loadPropertyPrint({ platform, site, url, language: 'nl' }, '9999')).toBeUndefined();
});
