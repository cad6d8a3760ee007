import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings, plainPage } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import {
  renderInLanguage,
  type TestLanguage,
  testLanguages,
} from '../../content/i18n/seeded-texts.test-data.tsx';
import type { FormResult } from '../../forms/definition/form-content.ts';
import { FormResultContext } from '../../forms/view/form-frame.tsx';
import { testPlatform } from '../../platform/platform.test-data.ts';
import type { PageContext } from '../../content/page-context.ts';
import { loadPropertyPage } from './load-property-page.server.ts';
import { PropertyPage } from './property-page.tsx';
import { plansId } from '../../properties/gallery/property-gallery.tsx';
import { sectionIds } from '../property-section/section-ids.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const { platform } = testPlatform();
const valuation = {
  ...plainPage,
  _id: 'page-valuation',
  title: null,
  path: testLanguages.map((language) => ({ language, value: '/valuation/' })),
  originalPath: '/contact-demand/',
};
const site = {
  ...prepareSite({ ...emptyContent, pages: [valuation] }),
  languages: testLanguages,
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};

async function load(id: string, language: TestLanguage, context: Partial<PageContext> = {}) {
  const url = new URL('https://site.test/');
  const loaded = await loadPropertyPage({ platform, site, url, language, ...context }, id);
  if (!loaded) throw new Error(`There is no property ${id}.`);
  return loaded;
}

async function render(
  id: string,
  language: TestLanguage,
  context: Partial<PageContext> = {},
): Promise<string> {
  const page = await load(id, language, context);
  return renderInLanguage(language, <PropertyPage page={page} />).replaceAll('\u00a0', ' ');
}

/** Street, price and position, as the data and as pages write them. */
const hiddenOf2108 = ['Reeënpaddreef', '1875000', '1.875.000', '51.266', '4.5585'];

const aboveSimilar = (page: string) => page.split('id="similar"')[0];

const notices = async (id: string) =>
  await Promise.all(
    testLanguages.map(
      async (language) =>
        /<div class="notice.*?<p class="heading-4">(.*?)<\/p>/.exec(await render(id, language))?.[1],
    ),
  );

test('[4.06][8.01][8.06] the page of a sold property says so', async () => {
  expect(await notices('2119')).toEqual(['Dit pand is verkocht.', 'Ce bien est vendu.', 'Property sold.']);
});

test('[4.06][8.01][8.05] the page of a rented property says so', async () => {
  expect(await notices('2142')).toEqual(['Dit pand is verhuurd.', 'Ce bien est loué.', 'Property rented.']);
});

test('[3.04] a property names its postal code and town in the language of the page, abroad the country too', async () => {
  const placeOn = async (id: string, language: TestLanguage) =>
    /<p class="lead[^>]*>(.*?)<\/p>/.exec(await render(id, language))?.[1];
  expect(await placeOn('2101', 'nl')).toBe('Kalkovenstraat 18, 2800 Mechelen');
  expect(await placeOn('2101', 'fr')).toBe('Kalkovenstraat 18, 2800 Malines');
  expect(await placeOn('2108', 'en')).toBe(
    'Address on request, 2970 \u2019s-Gravenwezel'.replace('\u2019', '&#x27;'),
  );
  expect(await placeOn('2116', 'nl')).toBe('Rue des Horlogers 17 bus 2B, 1840 Luxemburg, Luxemburg');
});

test('the navigation of a page leads to every section that it has, and to no other', async () => {
  for (const id of ['2101', '2117', '2119', '2108', '2131']) {
    const page = await render(id, 'nl');
    const nav = /<nav aria-label="Op deze pagina".*?<\/nav>/s.exec(page)?.[0] ?? '';
    const led = [...nav.matchAll(/href="#([^"]+)"/g)].map(([, section]) => section ?? '');
    const sections = [...Object.values(sectionIds), plansId].filter(
      (section) => section !== sectionIds.similar && page.includes(` id="${section}"`),
    );
    expect(led.toSorted(), id).toEqual(sections.toSorted());
  }
});

test('the page of an available property has no notice', async () => {
  expect(await notices('2101')).toEqual([undefined, undefined, undefined]);
});

const offers = {
  nl: ['Stel een vraag', 'Wij plannen graag een bezoek', 'Beschikbaar vanaf'],
  fr: ['Poser une question', 'Nous organisons volontiers une visite', 'Disponible à partir du'],
  en: ['Ask a question', 'happy to arrange a viewing', 'Available from'],
};

const waysOn = {
  nl: ['Zoekt u iets gelijkaardigs?', 'Wat is uw pand waard?', 'Alle panden te'],
  fr: ['Vous cherchez un bien comparable ?', 'Que vaut votre bien ?', 'Tous les biens à'],
  en: ['Looking for something similar?', 'What is your property worth?', 'All properties for'],
};

test('a rented or sold property invites neither to a visit nor to a question, and shows ways on', async () => {
  for (const language of testLanguages) {
    const free = await render('2137', language);
    for (const words of offers[language]) expect(free).toContain(words);
    expect(free).toContain('value="contact-me"');
    expect(free).not.toContain('alert-form');
    for (const words of waysOn[language].slice(0, 2)) expect(free).not.toContain(words);
    for (const id of ['2119', '2142', '2150']) {
      const taken = await render(id, language);
      for (const words of offers[language]) expect(taken).not.toContain(words);
      expect(taken).not.toContain('value="contact-me"');
      expect(taken).toContain('name="criteria" form="alert"');
      for (const words of waysOn[language]) expect(taken).toContain(words);
      expect(taken).toContain(`href="/${language}/valuation/"`);
    }
  }
});

test('a question with mistakes comes back with its text on the page of a home sold meanwhile', async () => {
  const page = await load('2119', 'nl');
  const result: FormResult = {
    form: 'contact-me',
    formKey: 'about',
    lastResult: {
      initialValue: { message: 'Is de tuin groot?' },
      error: { email: ['Dit e-mailadres is niet geldig'] },
    },
  };
  const html = renderInLanguage(
    'nl',
    <FormResultContext.Provider value={result}>
      <PropertyPage page={page} />
    </FormResultContext.Provider>,
  );
  expect(html).toContain('Is de tuin groot?');
  expect(html).toContain('Dit pand is verkocht.');
});

test('a site without a valuation does not lead there', async () => {
  const closed = { ...site, ...prepareSite(emptyContent), texts: site.texts };
  const ways = (await load('2119', 'nl', { site: closed })).heading.outcome?.ways;
  expect(ways?.map(({ title }) => title)).toEqual([
    'Misschien ook iets voor u',
    'Hou mij op de hoogte',
    'Alle panden te koop',
  ]);
});

test('[2.40] every property leads to similar ones that are available, in each language', async () => {
  const wanted = {
    nl: 'Misschien ook iets voor u',
    fr: 'Ces biens pourraient aussi vous plaire',
    en: 'You may also like',
  };
  for (const own of sampleCatalogue.ids({})) {
    const { cards } = (await load(own, 'nl')).similar;
    expect(cards.length, own).toBeGreaterThan(0);
    expect(cards.filter(({ id }) => id === own || sampleCatalogue.state(id) !== 'available')).toEqual([]);
  }
  for (const language of testLanguages) {
    const page = await render('2142', language);
    expect(page).toContain(wanted[language]);
    expect(page).toContain('href="#similar"');
    expect(page.split('id="similar"')[1]?.match(/<article/g)).toHaveLength(4);
  }
});

test('search engines and shared links learn that a property is taken', async () => {
  const head = async (id: string) =>
    await Promise.all(testLanguages.map(async (language) => (await load(id, language)).head));
  expect((await head('2119')).map(({ title }) => /\(.*\)/.exec(title)?.[0])).toEqual([
    '(verkocht)',
    '(vendu)',
    '(sold)',
  ]);
  expect((await head('2142')).map(({ title }) => /\(.*\)/.exec(title)?.[0])).toEqual([
    '(verhuurd)',
    '(loué)',
    '(rented)',
  ]);
  for (const [index, { description }] of (await head('2142')).entries())
    expect(description).toContain((await notices('2142'))[index]);
  for (const { title } of await head('2101')) expect(title).not.toContain('(');
});

test('a shared link shows the first picture as a JPEG, whose words name neither hidden price nor address', async () => {
  const { social } = (await load('2101', 'fr')).head;
  expect(social?.picture?.url).toMatch(
    /^https:\/\/huisenhaard\.example\/pictures\/p2101-1\.\w{8}-share\.jpg$/,
  );
  expect(social?.picture).toMatchObject({ width: 1200, height: 630 });
  expect(social?.picture?.alt).toContain('Malines');
  expect(social?.url).toBe((await load('2101', 'fr')).head.canonical);
  for (const language of testLanguages) {
    const head = JSON.stringify((await load('2108', language)).head);
    for (const hidden of hiddenOf2108) expect(head).not.toContain(hidden);
  }
});

test('[3.14][3.16] a hidden price and address are on request, and nowhere on the page', async () => {
  const page = await render('2108', 'nl');
  expect(page).toContain('Adres op aanvraag, 2970 ');
  expect(page).toContain('Prijs op aanvraag');
  expect(aboveSimilar(page)).not.toContain('€ 1.');
  expect(await render('2101', 'nl')).toContain('Kalkovenstraat 18, 2800 Mechelen');
});

test('a page shows where a property is, with its neighbourhood, or no nearer than its town', async () => {
  for (const [language, heading, quarter] of [
    ['nl', 'Ligging', 'Dijlekwartier'],
    ['fr', 'Situation', 'Quartier de la Dyle'],
    ['en', 'Location', 'Dijle quarter'],
  ] as const) {
    const page = await render('2101', language);
    for (const words of [`>${heading}</h2>`, quarter, 'Kalkovenstraat 18, 2800 '])
      expect(page).toContain(words);
  }
  const hidden = await render('2108', 'nl');
  expect(hidden).toContain('aria-label="Kaart met de ligging: 2970 ');
  expect(hidden).toContain('het adres van dat pand is niet openbaar');
});

test('a page tells how far station, shop and school are, unless its address is hidden', async () => {
  for (const [language, words] of [
    ['nl', ['In de buurt', 'Treinstation', '950 m', 'ca. 12 min. te voet', '4,6 km']],
    ['fr', ['À proximité', 'Gare', '950 m', 'env. 12 min à pied', '4,6 km']],
    ['en', ['Nearby', 'Railway station', '950 m', 'c. 12 min walk', '4.6 km']],
  ] as const) {
    const page = await render('2101', language);
    for (const told of words) expect(page).toContain(told);
    for (const id of ['2107', '2108', '2113'])
      expect(await render(id, language)).not.toContain(`>${words[0]}</h3>`);
  }
});

test('[6.03] a property names its broker, who is called or written to', async () => {
  for (const [language, heading] of [
    ['nl', 'Uw makelaar'],
    ['fr', 'Votre agent'],
    ['en', 'Your agent'],
  ] as const) {
    const page = await render('2101', language);
    expect(page).toContain(heading);
    expect(page).toMatch(/href="tel:\+32/);
    expect(page).toMatch(/href="mailto:/);
    expect(page).toMatch(/(BIV-nummer|Numéro IPI|BIV\/IPI number) 000 001/);
  }
});

const duty = (from: string, years: number) => ({
  from,
  text: [
    { language: 'nl', value: `Renoveren binnen ${years} jaar.` },
    { language: 'fr', value: `À rénover dans les ${years} ans.` },
  ],
  businessText: [{ language: 'nl', value: 'Renoveren tot een minimum.' }],
});

function lawfulSite(day: string): Partial<PageContext> {
  const renovationDuties = [duty('2023-01-01', 5), duty('2025-01-01', 6)];
  const settings = { ...emptySettings, renovationDuties };
  return {
    platform: { ...platform, clock: () => new Date(`${day}T12:00:00Z`) },
    site: { ...site, content: { ...emptyContent, settings } },
  };
}

test('[9.30][9.35] a Flemish home with label E or F says what its buyer must do on the day it is read', async () => {
  const read = async (id: string, language: TestLanguage, day: string) =>
    /Renoveren[^<]*|À rénover[^<]*/.exec(await render(id, language, lawfulSite(day)))?.[0];
  expect(await read('2104', 'nl', '2024-12-31')).toBe('Renoveren binnen 5 jaar.');
  expect(await read('2104', 'nl', '2025-01-01')).toBe('Renoveren binnen 6 jaar.');
  expect(await read('2106', 'fr', '2026-11-22')).toBe('À rénover dans les 6 ans.');
  expect(await read('2110', 'en', '2026-11-22')).toBe('Renoveren binnen 6 jaar.');
  expect(await read('2120', 'nl', '2026-11-22')).toBe('Renoveren tot een minimum.');
  // Label C; a Walloon label G; a plot.
  for (const id of ['2101', '2114', '2117']) expect(await read(id, 'nl', '2026-11-22')).toBeUndefined();
  expect(await render('2104', 'nl')).not.toContain('Renoveren');
});
