import { expect, test } from 'vitest';
import { brokersOf, citiesOf, countsOf, findCity, neighbourhoodsOf, typesOf } from './directory.ts';
import { exampleBundle } from '../model/example.test-data.ts';
import { cityKeyOf } from '../model/terms.ts';

const bundle = exampleBundle([]);

const listed = (cityKey: string, webIds: number[]) => ({ cityKey, webIds });

const counts = countsOf([listed('10/2800', [1, 5]), listed('10/2800', [1]), listed('10/4000', [2])]);
const nothing = countsOf([]);

test('a property counts once for its city and once for each of its types', () => {
  expect([...counts.cities]).toEqual([
    ['10/2800', 2],
    ['10/4000', 1],
  ]);
  expect(Object.fromEntries(counts.types)).toEqual({ 1: 2, 2: 1, 5: 1 });
});

test('[3.30] a type without properties is listed with counts of zero', () => {
  const types = typesOf(bundle.PropertyTypes, { sale: counts, rent: nothing }, 'nl');
  expect(types.map(({ webId, saleCount, rentCount }) => [webId, saleCount, rentCount])).toEqual([
    [1, 2, 0],
    [2, 1, 0],
    [5, 1, 0],
  ]);
});

test('[3.39] cities come in the order of their names, with how many properties each has', () => {
  expect(citiesOf(bundle.Cities, counts, 'nl').map(({ name, count }) => [name, count])).toEqual([
    ['Londerzeel', 0],
    ['Luik', 1],
    ['Luxemburg', 0],
    ['Mechelen', 2],
  ]);
});

test('the apostrophe of a name does not decide its place', () => {
  const named = (Name: string, Zip: string) => ({
    Zip,
    CountryID: 10,
    Latitude: 51,
    Longitude: 4,
    Texts: [{ language: 'nl' as const, Name, CountryName: 'België' }],
  });
  const cities = [
    named('Hasselt', '3500'),
    named("'s-Gravenwezel", '2970'),
    named('Édegem', '2650'),
    named('Gent', '9000'),
  ];
  const all = countsOf(cities.map((city) => listed(cityKeyOf(city), [1])));
  expect(citiesOf(cities, all, 'nl').map(({ name }) => name)).toEqual([
    'Édegem',
    'Gent',
    "'s-Gravenwezel",
    'Hasselt',
  ]);
});

test('a city is found by a name of any language, by its slug, and only with its postal code', () => {
  expect(findCity(bundle.Cities, 'Liège|4000')).toMatchObject({ Zip: '4000', CountryID: 10 });
  expect(findCity(bundle.Cities, 'LUIK|4000')).toMatchObject({ Zip: '4000', CountryID: 10 });
  expect(findCity(bundle.Cities, 'luxembourg|1840')).toMatchObject({ Zip: '1840', CountryID: 50 });
  for (const wrong of ['Liège', 'Liège|', '|4000', 'Liège|2800', 'Liège|4000|', '']) {
    expect(findCity(bundle.Cities, wrong), wrong).toBeUndefined();
  }
});

test('lists are told in the first language where they lack another, marked as such', () => {
  expect(typesOf(bundle.PropertyTypes, { sale: counts, rent: nothing }, 'de')[0]).toMatchObject({
    name: 'Huis',
    lang: 'nl-BE',
  });
  expect(brokersOf(bundle.Brokers, 'de')[0]).toMatchObject({ role: 'Makelaar', lang: 'nl-BE' });
  expect(neighbourhoodsOf(bundle.Neighbourhoods, 'de')).toEqual([
    { id: '81', name: 'Kaai', zip: '2800', description: 'Aan het water.', lang: 'nl-BE' },
  ]);
});
