import { expect, test } from 'vitest';
import { exampleBundle } from '../model/example.test-data.ts';
import { createPlaceReach } from './place-reach.ts';

const antwerp = { latitude: 51.2194, longitude: 4.4025 };
const ghent = { latitude: 51.0538, longitude: 3.7304 };
const centres: Readonly<Record<string, typeof ghent>> = { '4000': ghent, '2800': antwerp };
const cities = exampleBundle([]).Cities.map((city) => {
  const { latitude: Latitude, longitude: Longitude } = centres[city.Zip] ?? { latitude: 0, longitude: 0 };
  return { ...city, Latitude, Longitude };
});
const reach = createPlaceReach(cities);

test('the nearest of several cities counts, and an unknown one is endlessly far', () => {
  expect(reach.distanceFrom(['Luik|4000'])('10/2800')).toBeCloseTo(50.4, 0);
  expect(reach.distanceFrom(['Luik|4000', 'Mechelen|2800'])('10/2800')).toBe(0);
  expect(reach.distanceFrom(['Atlantis|0000'])('10/2800')).toBe(Infinity);
  expect(reach.distanceFrom([])('10/2800')).toBe(Infinity);
});

test('two cities with one centre are still two', () => {
  expect(reach.distanceFrom(['Londerzeel|1840'])('50/1840')).toBeGreaterThan(0);
  expect(reach.citiesReaching('10/1840', 0)).toEqual(['10/1840']);
  expect(reach.citiesReaching('10/1840', 5)).toEqual(['10/1840', '50/1840']);
});

test('a city is reached from those within a distance', () => {
  expect(reach.citiesReaching('10/2800', 30)).toEqual(['10/2800']);
  expect(reach.citiesReaching('10/2800', 60)).toEqual(['10/4000', '10/2800']);
});

const villages = [
  { name: 'Muizen', zip: '2812' },
  { name: 'Londerzeel', zip: '1840' },
];
const wide = createPlaceReach(cities, [
  { names: ['Mechelen', 'Malines'], zip: '2800', villages },
  { names: ['Schilde'], zip: '4001', villages: [{ name: 'Gravenwezel', zip: '4000' }] },
]);

test('a municipality includes its villages, but a village not its municipality', () => {
  expect(wide.distanceFrom(['Malines|2800'])('10/1840')).toBe(0);
  expect(wide.distanceFrom(['Londerzeel|1840'])('10/2800')).toBeGreaterThan(0);
  expect(wide.distanceFrom(['Malines|2800'])('50/1840')).toBeGreaterThan(0);
  expect(wide.citiesReaching('10/1840', 0)).toEqual(['10/2800', '10/1840']);
});

test('a municipality or a village that no property names leads to where its properties are', () => {
  expect(wide.distanceFrom(['Muizen|2812'])('10/2800')).toBe(0);
  expect(wide.distanceFrom(['muizen|2812'])('10/1840')).toBe(0);
  expect(wide.distanceFrom(['Schilde|4001'])('10/4000')).toBe(0);
  expect(wide.distanceFrom(['Gravenwezel|4000'])('10/4000')).toBe(0);
  expect(wide.distanceFrom(['Muizen|2800'])('10/2800')).toBe(Infinity);
});
