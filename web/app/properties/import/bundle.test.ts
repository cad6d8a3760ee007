import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { regionOf } from 'schemas/country.ts';
import { bundleSchema } from './bundle-schema.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { isHome, mainTypes } from '../model/main-type.ts';
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

test('[3.06] every main type occurs, named in each language', () => {
  expect(unique(records.map(({ MainType }) => MainType)).sort()).toEqual([...mainTypes].sort());
  for (const language of languages) {
    const names = records.map(({ MainType, Texts }) => {
      const text = Texts.find((one) => one.language === language);
      return `${MainType} ${text?.MainTypeName ?? ''}`;
    });
    expect(unique(names), language).toHaveLength(mainTypes.length);
  }
});

test('[3.11] properties are free, sold by both numbers, and rented', () => {
  for (const marquee of [0, 2, 3, 4])
    expect(
      count(({ Marquee }) => Marquee === marquee),
      `${marquee}`,
    ).toBeGreaterThan(0);
  expect(count(({ Marquee }) => Marquee === 0)).toBeGreaterThan(35);
});

test('[4.05] rented ribbons appear only on properties for rent, sold ones only on those for sale', () => {
  for (const { ID, Marquee, Goal } of records) {
    if (Marquee === 4) expect(Goal, `${ID}`).toBe(1);
    if (Marquee === 2 || Marquee === 3) expect(Goal, `${ID}`).toBe(0);
  }
});

test('[3.12] ribbons carry the words of the specification', () => {
  const words = (marquee: number, language: string) =>
    unique(
      records
        .filter(({ Marquee }) => Marquee === marquee)
        .map(({ Texts }) => Texts.find((text) => text.language === language)?.MarqueeName),
    );
  for (const sold of [2, 3])
    expect([words(sold, 'nl'), words(sold, 'fr')]).toEqual([['VERKOCHT'], ['VENDU']]);
  expect([words(4, 'nl'), words(4, 'fr')]).toEqual([['Verhuurd'], ['LOUÉ']]);
  for (const language of languages) expect(words(0, language)).toEqual(['']);
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

test('[3.16] no hidden address or price is in anything the catalogue returns', async () => {
  expect(count(({ PublishAddress }) => !PublishAddress)).toBe(4);
  for (const record of records) {
    const told = (
      await Promise.all(
        languages.map(async (language) => JSON.stringify(await catalogue.find(String(record.ID), language))),
      )
    ).join();
    expect(told.includes(record.Street ?? ''), `${record.ID} street`).toBe(record.PublishAddress);
    expect(told.includes(`${record.Latitude}`), `${record.ID} place`).toBe(record.PublishAddress);
    expect(told.includes(`"value":${record.Price},`), `${record.ID} price`).toBe(isPriceShown(record));
  }
});

test('[3.08] some properties have several types', () => {
  expect(count(({ WebIDs }) => WebIDs.includes(','))).toBeGreaterThanOrEqual(4);
});

test('each property names a record file of its own', () => {
  expect(unique(records.map(({ RecordFile }) => RecordFile))).toHaveLength(50);
  for (const { ID, RecordFile } of records) expect(RecordFile).toBe(`property-${ID}.json`);
});

test('[3.13] each dwelling has eight to thirteen pictures, each property a small one that is its first', () => {
  const isBare = (type: string) => ['land', 'garage', 'parking'].includes(type);
  for (const { ID, MainType, Pictures, SmallPictureItem } of records) {
    expect(Pictures.length, `${ID}`).toBeGreaterThanOrEqual(isBare(MainType) ? 3 : 8);
    expect(Pictures.length, `${ID}`).toBeLessThanOrEqual(isBare(MainType) ? 3 : 13);
    expect(SmallPictureItem, `${ID}`).toMatchObject({
      ID: Pictures[0]?.ID,
      Url: Pictures[0]?.Url,
      Width: 600,
      Height: 400,
    });
  }
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

test('each property has a broker and documents', () => {
  for (const { ID, BrokerID, Documents } of records) {
    expect(catalogue.broker(String(BrokerID), 'fr'), `${ID}`).toBeDefined();
    expect(Documents.length, `${ID}`).toBeGreaterThan(0);
  }
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
