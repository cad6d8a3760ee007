import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { regionOf } from 'schemas/country.ts';
import { bundleSchema } from './bundle-schema.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { isHome } from '../model/main-type.ts';
import { isPriceShown } from '../price/price.ts';
import { agencyDocumentsFolder, type OwnerRecord } from '../owner-records/owner-record.ts';
import { findingsIn, sharedKeys } from '../rules/check-bundle.test-data.ts';

const ownersFile = path.join(import.meta.dirname, '../../../../seed/sample/owners/owner-records.json');
const ownerRecords = JSON.parse(readFileSync(ownersFile, 'utf8')) as OwnerRecord[];
const bundle = bundleSchema.parse(data);
const catalogue = createCatalogue(bundle);
const records = bundle.Properties;
const languages = ['nl', 'fr', 'en'] as const;
const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
const count = (isCounted: (record: (typeof records)[number]) => boolean) => records.filter(isCounted).length;

test('there are 50 properties, 7 property types and 16 city entries', () => {
  expect(records).toHaveLength(50);
  expect(bundle.PropertyTypes).toHaveLength(7);
  for (const language of languages) expect(catalogue.cities(language), language).toHaveLength(16);
});

test('every rule finds the bundle right, with what owners read', () => {
  expect(findingsIn({ ...bundle, OwnerRecords: ownerRecords })).toEqual([]);
  expect(sharedKeys(bundle)).toEqual([]);
  expect([bundle.Gone.length > 0, bundle.Changed]).toEqual([true, []]);
});

test('each sample document of the agency is a pdf of a property that lists it', () => {
  const folder = path.join(path.dirname(ownersFile), agencyDocumentsFolder);
  const listed = ownerRecords.flatMap(({ AgencyDocuments = [] }) => AgencyDocuments.map(({ File }) => File));
  expect(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .toSorted(),
  ).toEqual(listed.toSorted());
  for (const file of listed)
    expect(readFileSync(path.join(folder, file)).subarray(0, 5).toString(), file).toBe('%PDF-');
});

test('[3.30] types have a name in each language, an order of their own and derived counts', () => {
  expect(unique(bundle.PropertyTypes.map(({ ShowOrder }) => ShowOrder))).toHaveLength(7);
  for (const language of languages) {
    const types = catalogue.types(language);
    expect(unique(types.map(({ name }) => name)), language).toHaveLength(7);
    for (const { webId, saleCount, rentCount, isForRent } of types) {
      const ofType = records.filter(
        ({ WebIDs, Marquee }) => WebIDs.split(',').includes(String(webId)) && Marquee === 0,
      );
      expect(saleCount, `${webId}`).toBe(ofType.filter(({ Goal }) => Goal === 0).length);
      expect(rentCount, `${webId}`).toBe(ofType.filter(({ Goal }) => Goal === 1).length);
      expect(saleCount, `${webId}`).toBeGreaterThan(0);
      expect(rentCount > 0, `${webId}`).toBe(isForRent);
    }
  }
  expect(bundle.PropertyTypes.some(({ Rent }) => !Rent)).toBe(true);
});

test('[3.39] the three lists of cities differ, and each count is derived', () => {
  const [all, sale, rent] = [
    catalogue.cities('nl'),
    catalogue.cities('nl', 'sale'),
    catalogue.cities('nl', 'rent'),
  ];
  expect(sale.length).toBeLessThan(all.length);
  expect(rent.length).toBeLessThan(sale.length);
  const sum = (cities: typeof all) => cities.reduce((total, city) => total + city.count, 0);
  expect([sum(all), sum(sale), sum(rent)]).toEqual([39, catalogue.counts().sale, catalogue.counts().rent]);
  for (const city of all) expect(city.count).toBe(catalogue.count({ filters: { city: [city.key] } }));
});

test('projects have units, and one of them is sold out', async () => {
  const projects = await catalogue.projects('nl');
  expect(projects.map(({ state }) => state).sort()).toEqual(['available', 'available', 'sold-out']);
  for (const { id, units } of projects) expect(units.length, id).toBeGreaterThan(0);
  expect(unique(bundle.Projects.map(({ PublicAddress }) => PublicAddress))).toHaveLength(2);
});

test('[3.03] properties are for sale and for rent, and those sold or rented out no longer count', () => {
  const all = (goal: 'sale' | 'rent') => catalogue.count({ goal });
  expect([all('sale'), all('rent')]).toEqual([35, 15]);
  expect(catalogue.counts()).toEqual({ sale: 27, rent: 12 });
});

test('properties lie in all three regions and in Luxembourg', () => {
  const regions = records.map(({ Zip, CountryID }) => regionOf(Zip, CountryID) ?? `country ${CountryID}`);
  expect(unique(regions).sort()).toEqual(['brussels', 'country 50', 'flanders', 'wallonia']);
  for (const region of unique(regions)) {
    expect(regions.filter((other) => other === region).length, region).toBeGreaterThanOrEqual(3);
  }
});

test('[3.14] prices are shown, hidden, by the month and in every other way to ask one', async () => {
  expect(count((record) => !isPriceShown(record))).toBeGreaterThanOrEqual(3);
  expect(count(({ PublishPrice, Goal, MainType }) => !PublishPrice && Goal === 1 && isHome(MainType))).toBe(
    1,
  );
  expect(unique(records.map(({ PriceUnit }) => PriceUnit)).sort()).toEqual([0, 2, 7]);
  const texts = (await catalogue.list({ language: 'nl' })).map(({ price }) => price?.text ?? '');
  expect(texts.filter((text) => text.startsWith('vanaf'))).toEqual(['vanaf €\u00a0172.000']);
  expect(texts).toEqual(
    expect.arrayContaining([
      '€\u00a0465.000 – €\u00a0495.000',
      'startbod €\u00a0120.000',
      '€\u00a0145.000 + €\u00a01.450 per maand',
    ]),
  );
  expect((await catalogue.projects('nl')).map(({ price }) => price?.text)).toEqual([
    'vanaf €\u00a0329.000',
    'vanaf €\u00a01.490.000',
    undefined,
  ]);
  expect(texts.filter((text) => text.endsWith(' per\u00a0maand'))).toHaveLength(14);
});

test('every picture is described in each language, and no two of a property alike but its rooms of one kind', () => {
  for (const { ID, Pictures } of records)
    for (const language of ['nl', 'fr', 'en', 'de']) {
      const told = Pictures.map(
        ({ Texts }) => Texts?.find((text) => text.language === language)?.Description ?? '',
      );
      expect(told, `${ID} ${language}`).not.toContain('');
      expect(unique(told).length, `${ID} ${language}`).toBeGreaterThanOrEqual(told.length - 1);
    }
});

test('every property ends with its plan, and only there', () => {
  for (const { ID, Pictures } of records)
    expect(Pictures.map(({ Scene }) => Scene === 'plan').indexOf(true), `${ID}`).toBe(Pictures.length - 1);
});

test('each property has a history and visits since it was published, and no day is before its mandate', () => {
  for (const { ID, PublicationDate } of records) {
    const record = ownerRecords.find(({ PropertyID }) => PropertyID === ID);
    const days = record?.Visits.map(({ Start }) => Start) ?? [];
    expect(days.length, `${ID}`).toBeGreaterThan(0);
    expect(days.toSorted(), `${ID}`).toEqual(days);
    expect(
      days.every((day) => day.slice(0, 10) >= (PublicationDate ?? '')),
      `${ID}`,
    ).toBe(true);
    expect(record?.History.find(({ Kind }) => Kind.startsWith('for-'))?.Date, `${ID}`).toBe(PublicationDate);
  }
});

test('the words of kinds that owners read exist in every language', () => {
  for (const { Kind, Code, Texts } of bundle.Terms)
    if (['communication', 'event', 'document', 'reaction'].includes(Kind))
      expect(
        Texts.map(({ language }) => language),
        `${Kind}/${Code}`,
      ).toEqual(['nl', 'fr', 'en', 'de']);
});

test('some references are gone', () => {
  expect(bundle.Gone.length).toBeGreaterThan(0);
  for (const { ID, List } of bundle.Gone)
    expect(List ? catalogue.isProjectGone(String(ID)) : catalogue.state(String(ID)) === 'gone').toBe(true);
});

test('every detail field occurs in the sample', () => {
  // Open houses are over soon after they are written, so the seed has those of editors, moved to the day it is loaded.
  const used = new Set(['OpenHouses', ...records.flatMap((record) => Object.keys(record))]);
  const optional = Object.keys(bundleSchema.shape.Properties.element.shape);
  expect(optional.filter((field) => !used.has(field))).toEqual([]);
});

test('no text of a project tells what its milestones and its units tell', () => {
  const told = bundle.Projects.flatMap(({ Texts }) => Texts.map(({ Description }) => Description));
  expect(told.length).toBeGreaterThan(6);
  for (const text of told)
    expect(text).not.toMatch(
      /\b20\d\d\b|oplevering|sleutels|livraison|réception|completion|keys|koper|acquéreur/i,
    );
});
