import { expect, test } from 'vitest';
import { exampleBundle } from '../model/example.test-data.ts';
import { createPlaceReach, distanceBetween } from './place-reach.ts';

const antwerp = { latitude: 51.2194, longitude: 4.4025 };
const ghent = { latitude: 51.0538, longitude: 3.7304 };
const centres: Readonly<Record<string, typeof ghent>> = { '4000': ghent, '2800': antwerp };
const cities = exampleBundle([]).Cities.map((city) => {
  const { latitude: Latitude, longitude: Longitude } = centres[city.Zip] ?? { latitude: 0, longitude: 0 };
  return { ...city, Latitude, Longitude };
});
const reach = createPlaceReach(cities);

test('a distance is measured as the crow flies', () => {
  expect(distanceBetween(antwerp, ghent)).toBeCloseTo(50.4, 0);
  expect(distanceBetween(ghent, ghent)).toBe(0);
});

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
