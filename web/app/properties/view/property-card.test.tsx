import { expect, test } from 'vitest';
import {
  renderInLanguage,
  seededTranslate,
  type TestLanguage,
  testLanguages,
} from '../../content/i18n/seeded-texts.test-data.tsx';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { openHouseOn } from '../catalogue/records/property-edits.test-data.ts';
import { galleryData } from '../gallery/gallery-data.ts';
import { PropertyGallery } from '../gallery/property-gallery.tsx';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { cardData, needsOfCards } from './card-data.ts';
import { PropertyCard } from './property-card.tsx';
import { PropertyRows } from './property-rows.tsx';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const paths = createPathTable([], testLanguages);

async function find(id: string, language: TestLanguage) {
  const property = await sampleCatalogue.find(id, language);
  if (!property) throw new Error(`There is no property ${id}.`);
  return property;
}

const now = new Date('2026-11-20T09:00:00Z');
const cardOf = async (id: string, language: TestLanguage) =>
  cardData(await find(id, language), { paths, language, now });

async function renderCard(id: string, language: TestLanguage): Promise<string> {
  return renderInLanguage(
    language,
    <PropertyCard card={await cardOf(id, language)} headingLevel="h3" sizes="100vw" />,
  );
}

/** Everything that shows a property with its ribbon: a card, a line of a list, and the pictures of its page. */
async function renderEverywhere(id: string, language: TestLanguage): Promise<string[]> {
  const property = await find(id, language);
  const gallery = galleryData(property, seededTranslate(language));
  return [
    await renderCard(id, language),
    renderInLanguage(language, <PropertyRows cards={[await cardOf(id, language)]} headingLevel="h3" />),
    renderInLanguage(language, <PropertyGallery gallery={gallery} ribbon={property.ribbon} />),
  ];
}

const ribbonIn = (html: string) => /<p class="ribbon[^>]*>(.*?)<\/p>/.exec(html)?.[1];
const ribbons = async (id: string) =>
  await Promise.all(
    testLanguages.map(async (language) => new Set((await renderEverywhere(id, language)).map(ribbonIn))),
  );

test('[4.02][4.03] an available property carries no ribbon on cards, lines and pictures', async () => {
  expect(await ribbons('2101')).toEqual([new Set([undefined]), new Set([undefined]), new Set([undefined])]);
});

test('[3.11][3.12][4.04] a sold property carries its ribbon everywhere, for both numbers of the export', async () => {
  for (const id of ['2119', '2126'])
    expect(await ribbons(id), id).toEqual([new Set(['VERKOCHT']), new Set(['VENDU']), new Set(['SOLD'])]);
});

test('[3.11][3.12][4.05] a rented property carries its ribbon everywhere', async () => {
  expect(await ribbons('2142')).toEqual([new Set(['Verhuurd']), new Set(['LOUÉ']), new Set(['Rented'])]);
});

test('a card links to its property and names place, type, title, price and key facts', async () => {
  const html = (await renderCard('2101', 'fr')).replaceAll('\u00a0', ' ');
  expect(html).toContain('>Malines</b> · Maison');
  expect(html).toMatch(/<h3[^>]*><a href="[^"]*\/2101\/"/);
  expect(html).toContain('389 000 €');
  for (const fact of ['3 chambres', '148 m²', '112 m² de terrain', 'Label PEB C'])
    expect(html).toContain(fact);
});

test('[9.17][9.18] a card has its price in euro with Belgian grouping', async () => {
  const price = /<p class="price[^>]*>(.*?)<\/p>/.exec(await renderCard('2113', 'nl'))?.[1];
  expect(price).toMatch(/^€\u00a0890\.000 <[^>]*>€\u00a02\.342\/m²<\/span>$/);
});

test('[3.14] a card says that a hidden price is on request', async () => {
  expect(await renderCard('2105', 'nl')).toContain('Prijs op aanvraag');
  expect(await renderCard('2105', 'fr')).toContain('Prix sur demande');
  expect(await renderCard('2105', 'en')).toContain('Price on request');
  expect(await renderCard('2105', 'en')).not.toContain('€');
});

const wordsOf = (html: string) =>
  html
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]*>/g, '|')
    .replace(/ *\|[| ]*/g, '|');

test('each type of property shows the three facts that suit it', async () => {
  const facts = async (id: string, language: TestLanguage) =>
    wordsOf(/<ul.*?<\/ul>/.exec(await renderCard(id, language))?.[0] ?? '');
  expect(await facts('2113', 'nl')).toBe('|6 slaapkamers|380 m²|9.200 m² grond|');
  expect(await facts('2102', 'nl')).toBe('|2 slaapkamers|92 m²|9 m² terras|');
  expect(await facts('2117', 'nl')).toBe('|743 m² grond|17 m breed|15 m bouwdiepte|');
  expect(await facts('2131', 'fr')).toBe('|Souterrain|13 m²|');
  expect(await facts('2123', 'en')).toBe('|Lock-up|16 m²|');
  expect(await facts('2141', 'nl')).toBe('|264 m²|4 parkeerplaatsen|');
});

test('a rent names its charges, a sale does not', async () => {
  const price = async (id: string, language: TestLanguage) =>
    wordsOf(/<p class="price[^>]*>.*?<\/p>/.exec(await renderCard(id, language))?.[0] ?? '');
  expect(await price('2136', 'nl')).toBe('|€ 980 per maand|+ € 85 kosten|');
  expect(await price('2136', 'fr')).toBe('|980 € par mois|+ 85 € de charges|');
  expect(await price('2136', 'en')).toBe('|€980 per month|+ €85 charges|');
  expect(await price('2139', 'nl')).toBe('|€ 1.650 per maand|+ € 40 kosten|');
  expect(await price('2102', 'nl')).toBe('|€ 295.000|€ 3.207/m²|');
  expect(await price('2102', 'en')).toBe('|€295,000|€3,207/m²|');
  expect(await price('2141', 'nl')).toBe('|Prijs op aanvraag|');
});

test('a property is new for fourteen days, and a price that came down says so with the one before', async () => {
  const news = async (id: string, today: string) =>
    cardData(await find(id, 'nl'), { paths, language: 'nl', now: new Date(`${today}T23:59:59Z`) }).news;
  expect([await news('2101', '2026-11-12'), await news('2101', '2026-11-25')]).toEqual(['new', 'new']);
  expect(await news('2101', '2026-11-26')).toBeUndefined();
  expect(await news('2142', '2026-05-13')).toBeUndefined();
  const reduced = wordsOf(await renderCard('2110', 'nl'));
  expect(reduced).toContain('|Prijs verlaagd|');
  expect(reduced).toContain('|€ 465.000|Vorige prijs: € 489.000|€ 489.000|');
});

test('a card carries one picture and the number of all that can be fetched', async () => {
  const html = await renderCard('2101', 'nl');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('data-property="2101"');
  expect(html).toContain('data-count="11"');
  expect(html).not.toContain('style=');
});

test('a card tells the next open house, and says until when that is true', async () => {
  const openHouses = [openHouseOn('2026-11-14'), openHouseOn('2026-11-28'), openHouseOn('2026-12-05')];
  const imported = createCatalogue(exampleBundle([exampleRecord({ OpenHouses: openHouses })]));
  const property = await imported.find('501', 'nl');
  if (!property) throw new Error('There is no property 501.');
  const card = cardData(property, { paths, language: 'nl', now });
  expect(needsOfCards([card]).changesAt).toEqual(['2026-11-28T11:00:00.000Z', '2026-12-05T11:00:00.000Z']);
  for (const shown of [
    <PropertyCard key="card" card={card} headingLevel="h3" sizes="100vw" />,
    <PropertyRows key="rows" cards={[card]} headingLevel="h3" />,
  ])
    expect(renderInLanguage('nl', shown)).toMatch(/>Opendeur za 28 nov <span[^>]*>10:00–12:00<\/span><\/p>/);
});
