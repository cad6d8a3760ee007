import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { editOf, openHouseOn } from '../catalogue/records/property-edits.test-data.ts';
import { findingsIn } from '../rules/check-bundle.test-data.ts';
import { type OpenHouseRecord, propertyRecord } from '../model/record.ts';
import { comingOpenHouses, momentOf, openHousesOf, shortMomentOf } from './open-house.ts';

const housesOf = (...OpenHouses: OpenHouseRecord[]) => openHousesOf({ ID: 501, OpenHouses }, 'nl');

test('hours are Belgian, in winter and in summer, and come in the order of time', () => {
  expect(
    housesOf(openHouseOn('2026-07-04'), openHouseOn('2026-03-07')).map(({ start, end }) => [start, end]),
  ).toEqual([
    ['2026-03-07T09:00:00.000Z', '2026-03-07T11:00:00.000Z'],
    ['2026-07-04T08:00:00.000Z', '2026-07-04T10:00:00.000Z'],
  ]);
});

test('hours that the clock skips in spring are left out', () => {
  expect(housesOf(openHouseOn('2026-03-29', '02:15', '02:45'))).toEqual([]);
});

test('an open house keeps its name when its hours change; a second one on its day has its own', () => {
  const names = (...records: OpenHouseRecord[]) => housesOf(...records).map(({ id }) => id);
  const [first] = names(openHouseOn('2026-03-07'));
  expect(names(openHouseOn('2026-03-07', '09:30'))).toEqual([first]);
  const both = names(openHouseOn('2026-03-07', '14:00', '15:00'), openHouseOn('2026-03-07'));
  expect(new Set(both).size).toBe(2);
  expect(both[0]).toBe(first);
});

test('an open house is to come until it is over', () => {
  const houses = housesOf(openHouseOn('2026-03-07'));
  const isComing = (moment: string) => comingOpenHouses(houses, new Date(moment)).length === 1;
  expect(isComing('2026-03-01T00:00:00Z')).toBe(true);
  expect(isComing('2026-03-07T10:59:59Z')).toBe(true);
  expect(isComing('2026-03-07T11:00:00Z')).toBe(false);
});

test('a page writes the day in full, a card in short', () => {
  const [house] = housesOf(openHouseOn('2026-11-28'));
  if (!house) throw new Error('There is no open house.');
  const hours = '10:00–12:00';
  expect(momentOf(house, 'nl')).toEqual({ day: 'zaterdag 28 november', hours });
  expect(momentOf(house, 'fr')).toEqual({ day: 'samedi 28 novembre', hours: '10\u00a0h–12\u00a0h' });
  expect(shortMomentOf(house, 'nl')).toEqual({ day: 'za 28 nov', hours });
  expect(shortMomentOf(house, 'fr').day).toBe('sam. 28 nov.');
  expect(shortMomentOf(house, 'en')).toEqual({ day: 'Sat 28 Nov', hours });
});

const bundle = exampleBundle([
  exampleRecord({ ID: 501, OpenHouses: [openHouseOn('2026-03-07'), openHouseOn('2026-03-14')] }),
  exampleRecord({ ID: 502 }),
  exampleRecord({ ID: 503, Marquee: 2, OpenHouses: [openHouseOn('2026-03-07')] }),
]);

test('editors add to what was imported, and change what begins at the same time', async () => {
  const note = { language: 'nl' as const, Description: 'Bel bij de buren.' };
  const own = [
    { ...openHouseOn('2026-03-14', '10:00', '13:00'), Texts: [note] },
    openHouseOn('2026-03-10', '18:00', '20:00'),
  ];
  const found = await createCatalogue(bundle, [editOf('501', { openHouses: own })]).find('501', 'nl');
  expect(found?.openHouses.map(({ end, note: words }) => [end, words])).toEqual([
    ['2026-03-07T11:00:00.000Z', undefined],
    ['2026-03-10T19:00:00.000Z', undefined],
    ['2026-03-14T12:00:00.000Z', 'Bel bij de buren.'],
  ]);
});

test('what is sold has no open house any more, and what is hidden is in no list of them', async () => {
  const catalogue = createCatalogue(bundle, [editOf('502', { openHouses: [openHouseOn('2026-03-20')] })]);
  expect((await catalogue.find('503', 'nl'))?.openHouses).toEqual([]);
  expect(catalogue.withOpenHouse('2026-03-07')).toEqual(['501', '502']);
  expect(catalogue.withOpenHouse('2026-03-15')).toEqual(['502']);
  expect(catalogue.withOpenHouse('2026-03-21')).toEqual([]);
  const hidden = createCatalogue(bundle, [editOf('501', { isHidden: true })]);
  expect(hidden.withOpenHouse('2026-03-07')).toEqual([]);
});

test('an import refuses hours that end before they begin, other times, and a note that tells a hidden address', () => {
  const problems = (house: object) =>
    propertyRecord
      .safeParse({ ...exampleRecord(), OpenHouses: [house] })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  expect(problems(openHouseOn('2026-03-07'))).toEqual([]);
  expect(problems(openHouseOn('2026-03-07', '10:00', '10:00'))).toEqual([
    'OpenHouses.0.Until: must be later than From',
  ]);
  expect(problems(openHouseOn('2026-03-07', '09:60'))).toEqual([
    'OpenHouses.0.From: must be a time such as 10:00',
  ]);
  const told = { language: 'nl' as const, Description: 'Parkeren in de Geheimstraat.' };
  const telling = exampleRecord({
    PublishAddress: false,
    OpenHouses: [{ ...openHouseOn('2026-03-07'), Texts: [told] }],
  });
  expect(findingsIn(exampleBundle([telling])).map(({ field }) => field)).toEqual(['Street']);
});
