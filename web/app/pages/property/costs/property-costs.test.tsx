import { expect, test } from 'vitest';
import { prepareSite } from '../../../content/cms/site.server.ts';
import { emptyContent, emptySettings } from '../../../content/cms/site.test-data.ts';
import { seededTexts } from '../../../content/i18n/seeded-texts.ts';
import {
  renderInLanguage,
  type TestLanguage,
  testLanguages,
} from '../../../content/i18n/seeded-texts.test-data.tsx';
import { createCatalogue } from '../../../properties/catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../../../properties/model/example.test-data.ts';
import type { Property } from '../../../properties/property/property.ts';
import type { PropertyRecord } from '../../../properties/model/record.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import { loadPropertyPage } from '../load-property-page.server.ts';
import { loadCosts } from './load-costs.server.ts';
import { PropertyCosts } from './property-costs.tsx';
import { sampleCatalogue } from '../../../properties/catalogue/sample-catalogue.test-data.ts';

const { platform } = testPlatform();
const clock = () => new Date('2026-11-22T12:00:00Z');
const texts = new Map(testLanguages.map((language) => [language, seededTexts[language]]));

type Rates = Partial<typeof emptySettings>;

function contextOf(language: TestLanguage, search = '', rates?: Rates) {
  const content = { ...emptyContent, settings: rates ? { ...emptySettings, ...rates } : null };
  const site = { ...prepareSite(content), languages: testLanguages, texts };
  return { platform: { ...platform, clock }, site, language, url: new URL(`https://site.test/${search}`) };
}

function shown(property: Property | undefined, language: TestLanguage, search?: string, rates?: Rates) {
  const costs = property && loadCosts(contextOf(language, search, rates), property);
  if (!costs) return '';
  return renderInLanguage(language, <PropertyCosts costs={costs} />).replaceAll('\u00a0', ' ');
}

const render = async (id: string, language: TestLanguage, search?: string, rates?: Rates) =>
  shown(await sampleCatalogue.find(id, language), language, search, rates);

const ownRender = async (record: PropertyRecord) =>
  shown(await createCatalogue(exampleBundle([record])).find('501', 'nl'), 'nl');

const lines = (html: string) =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label, amount]) => `${label}: ${amount}`,
  );
const large = (html: string) => [...html.matchAll(/price-large[^>]*>(.*?)</g)].map(([, amount]) => amount);

test('a home for sale says in each language what it costs to buy and to borrow', async () => {
  expect(lines(await render('2101', 'nl'))).toEqual([
    'Vraagprijs: € 389.000',
    'Registratierechten, 2 %: € 7.780',
    'Ereloon notaris, met btw: € 3.132',
    'Aktekosten (raming): € 1.800',
    'Totaal, alles inbegrepen: € 401.712',
    'Eigen inbreng: € 91.000',
    'Te lenen: € 310.712',
    'Totaal aan intresten: € 153.196',
  ]);
  expect(lines(await render('2111', 'fr'))[1]).toBe(
    'Droits d’enregistrement, 12,5 % au-delà de 200 000 €: 43 125 €',
  );
  expect(lines(await render('2114', 'en'))[1]).toBe('Registration duty, 3%: €4,470');
  expect(await Promise.all(testLanguages.map(async (id) => large(await render('2101', id))))).toEqual([
    ['€ 1.546'],
    ['1 546 €'],
    ['€1,546'],
  ]);
});

test('it names the day and the source of each rate, and that it is no advice', async () => {
  for (const [language, id, words] of [
    [
      'nl',
      '2101',
      [
        'Vlaanderen: 12 % registratierechten, 2 % voor een enige en eigen woning.',
        'Kost zo’n woning hoogstens € 220.000, of € 240.000 in een kernstad of de Vlaamse Rand, dan gaat er € 1.867 af',
        'minstens een jaar zonder onderbreking ingeschreven',
        'Sinds 1 januari 2025. Bron: <a href="https://www.vlaanderen.be/',
        'Nagekeken op 27 november 2026.',
        'Jbis voor een enige en eigen woning',
        'Onze eigen aanname, sinds 1 januari 2026.',
        'een raming en geen advies',
      ],
    ],
    [
      'fr',
      '2111',
      [
        'Pour une habitation propre et unique jusqu’à 600 000 €, la première tranche de 200 000 € est exonérée.',
        'Depuis le 1er avril 2023. Source',
        'et non un conseil',
      ],
    ],
    [
      'en',
      '2128',
      ['VAT on new-build: 21%, or 6% under conditions', 'Since 1 July 2025. Source: ', 'not advice'],
    ],
  ] as const)
    for (const expected of words) expect(await render(id, language)).toContain(expected);
});

test('the address carries what a visitor typed, and such a page is not indexed', async () => {
  const html = await render('2101', 'nl', '?home=no&own=150.000&rate=3&years=20');
  expect(lines(html).slice(1, 7)).toEqual([
    'Registratierechten, 12 %: € 46.680',
    'Ereloon notaris, met btw: € 3.335',
    'Aktekosten (raming): € 1.800',
    'Totaal, alles inbegrepen: € 440.815',
    'Eigen inbreng: € 150.000',
    'Te lenen: € 290.815',
  ]);
  expect(html).toContain('value="150.000"');
  expect(html).toContain('20 jaar lang, aan een rente van 3 %');
  const head = async (search: string) => (await loadPropertyPage(contextOf('nl', search), '2101'))?.head;
  expect([
    (await head(''))?.isIndexed,
    (await head('?utm_source=x'))?.isIndexed,
    (await head('?own=1'))?.isIndexed,
  ]).toEqual([true, true, false]);
  expect((await head('?own=1'))?.canonical).toBe((await head(''))?.canonical);
});

test.each([
  ['nl', 'Vul een getal in van € 0 tot € 99.999.999.', 'Vul een getal in van 5 tot 30.'],
  ['fr', 'Indiquez un nombre de 0 € à 99 999 999 €.', 'Indiquez un nombre de 5 à 30.'],
  ['en', 'Enter a number from €0 to €99,999,999.', 'Enter a number from 5 to 30.'],
] as const)(
  'in %s a value that makes no sense is told at its field, and stays',
  async (language, own, years) => {
    const html = await render('2101', language, '?own=%3Cb%3Eveel&years=99');
    for (const words of [own, years, 'value="&lt;b&gt;veel"', 'value="99"']) expect(html).toContain(words);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(await render('2101', language)).not.toContain('aria-invalid');
  },
);

test('a new home pays VAT, the reduced rate by choice, and duty on land bought apart', async () => {
  expect(lines(await render('2128', 'nl'))[1]).toBe('Btw, 21 %: € 69.090');
  expect(lines(await render('2128', 'nl', '?vat=reduced'))[1]).toBe('Btw, 6 %: € 19.740');
  expect(lines(await render('2128', 'nl', '?land=100000')).slice(1, 3)).toEqual([
    'Registratierechten op de grond, 12 %: € 12.000',
    'Btw, 21 %: € 48.090',
  ]);
  expect(await render('2131', 'nl')).not.toContain('name="vat"');
  expect(await ownRender(exampleRecord({ RegistrationRights: 'mixed' }))).toContain(
    'Vraag ons hoe de prijs verdeeld is.',
  );
});

test('plots, garages and businesses pay the standard rate and say so; abroad only the loan counts', async () => {
  for (const [id, words] of [
    ['2117', 'Voor een grond rekenen wij met het gewone tarief.'],
    ['2123', 'Het tarief voor een enige en eigen woning geldt hier niet'],
    ['2120', 'Het tarief voor een enige en eigen woning geldt hier niet'],
  ] as const) {
    const html = await render(id, 'nl', '?home=yes');
    expect(html).toContain(words);
    expect(html).not.toContain('name="home"');
    expect(lines(html)[1]).toMatch(/^Registratierechten, 12 %/);
  }
  const abroad = await render('2116', 'nl');
  expect(abroad).toContain('Dit pand ligt buiten België.');
  for (const language of testLanguages)
    expect(await render('2116', language)).not.toMatch(/alles inbegrepen|tout compris|all included/);
  expect(lines(abroad).map((line) => line.split(':')[0])).toEqual([
    'Vraagprijs',
    'Totaal, zonder belastingen en notariskosten',
    'Eigen inbreng',
    'Te lenen',
    'Totaal aan intresten',
  ]);
});

test('the fee of the notary follows the scale of the buyer, whatever the property data say', async () => {
  const record = exampleRecord({ Price: 280_000, NotaryFees: 1 });
  const feeOf = async (search: string) =>
    lines(shown(await createCatalogue(exampleBundle([record])).find('501', 'nl'), 'nl', search))[2];
  expect(await feeOf('')).toBe('Ereloon notaris, met btw: € 2.737');
  expect(await feeOf('?home=no')).toBe('Ereloon notaris, met btw: € 3.071');
});

test('a modest own home in Flanders says what is taken off its duty', async () => {
  expect(lines(await ownRender(exampleRecord({ Price: 200_000 })))[1]).toBe(
    'Registratierechten, 2 % min € 1.867: € 2.133',
  );
});

test('the total is the sum of the lines above it, at any price', async () => {
  for (const Price of [93_333, 187_499, 219_999, 250_095, 333_333, 612_345]) {
    const [price, ...rest] = lines(await ownRender(exampleRecord({ Price }))).map((line) =>
      Number(line.replace(/^.*: |\D/g, '')),
    );
    const [duty = 0, fee = 0, deed = 0, total] = rest;
    expect((price ?? 0) + duty + fee + deed, String(Price)).toBe(total);
  }
});

test('editors’ rates apply from their day', async () => {
  const exempt = { exemption: null, exemptionCeiling: null };
  const open = { ...exempt, reduction: null, reductionCeiling: null, cityReductionCeiling: null };
  const duty = { region: 'flanders' as const, ownHomeRate: 1, checkedOn: null, ...open };
  const of = (from: string) => ({
    registrationDuties: [{ ...duty, from, standardRate: 10, source: 'Decreet', sourceUrl: null }],
  });
  const html = await render('2101', 'nl', '', of('2026-11-22'));
  expect(lines(html)[1]).toBe('Registratierechten, 1 %: € 3.890');
  expect(html).toContain('Sinds 22 november 2026. Bron: Decreet.');
  expect(lines(await render('2101', 'nl', '', of('2026-11-23')))[1]).toBe('Registratierechten, 2 %: € 7.780');
});

test('the source of a rate links to no address that would run script', async () => {
  const rate = { from: '2026-01-01', source: 'Bron', checkedOn: null };
  const lent = { rate: 3, years: 20, ownShare: 20 };
  const html = await render('2101', 'nl', '', {
    loanTerms: [{ ...rate, ...lent, sourceUrl: 'javascript:alert(1)' }],
  });
  expect(html).toContain('Bron: Bron.');
  expect(html).not.toContain('javascript:');
});

test('a rent says in each language what is paid a month and at the start', async () => {
  expect(lines(await render('2136', 'nl'))).toEqual([
    'Huurprijs: € 980',
    'Gemeenschappelijke kosten: € 85',
    'Eerste maand, kosten inbegrepen: € 1.065',
    'Huurwaarborg, 3 maanden huur: € 2.940',
    'Plaatsbeschrijving: € 240',
  ]);
  expect(large(await render('2136', 'nl'))).toEqual(['€ 1.065', '€ 4.245']);
  expect(large(await render('2136', 'fr'))).toEqual(['1 065 €', '4 245 €']);
  for (const [language, id, words] of [
    ['nl', '2136', ['hoogstens 3 maanden huur', 'Sinds 1 januari 2019', 'geblokkeerde rekening']],
    ['fr', '2144', ['ne dépasse pas 2 mois de loyer', 'Garantie locative, 2 mois de loyer']],
    ['en', '2145', ['at most 2 months’ rent', 'Since 1 November 2024']],
  ] as const)
    for (const expected of words) expect(await render(id, language)).toContain(expected);
  const house = { ...exampleRecord({ Goal: 1, Price: 900 }), AgencyCost: 900 };
  delete house.Charges;
  const bare = await ownRender(house);
  expect(lines(bare)).toContain('Eerste maand huur: € 900');
  expect(bare).not.toContain('Makelaarskosten:');
  expect(bare).toContain('huurder en verhuurder elk voor de helft');
  const garage = await render('2148', 'nl');
  expect(lines(garage)).toContain('Huurwaarborg, 1 maand huur: € 95');
  expect(garage).not.toContain('hoogstens');
});

test('[3.14] a hidden price and a taken property have no costs, a hidden rent of a home has', async () => {
  for (const id of ['2105', '2108', '2141', '2119', '2127', '2142', '2150'])
    for (const language of testLanguages) expect(await render(id, language), id).toBe('');
  expect(large(await render('2143', 'nl'))[0]).toBe('€ 780');
});
