import { expect, test } from 'vitest';
import { distanceBetween, positionOf } from './position.ts';
import { exampleRecord } from './example.test-data.ts';

const antwerp = { latitude: 51.2194, longitude: 4.4025 };
const ghent = { latitude: 51.0538, longitude: 3.7304 };

test('a distance is measured as the crow flies', () => {
  expect(distanceBetween(antwerp, ghent)).toBeCloseTo(50.4, 0);
  expect(distanceBetween(ghent, antwerp)).toBeCloseTo(50.4, 0);
  expect(distanceBetween(ghent, ghent)).toBe(0);
});

const centre = { latitude: 51.028, longitude: 4.48 };

test('a published address has its own place', () => {
  const record = exampleRecord({ Latitude: 51.02, Longitude: 4.47 });
  expect(positionOf(record, centre)).toEqual({ latitude: 51.02, longitude: 4.47, isExact: true });
});

test('[3.16] a hidden address has the place of its municipality’s centre', () => {
  const record = exampleRecord({ PublishAddress: false });
  expect(positionOf(record, centre)).toEqual({ ...centre, isExact: false });
  expect(positionOf(record, undefined)).toBeUndefined();
});

test('an address without coordinates has the centre too', () => {
  const record = exampleRecord({ Latitude: undefined, Longitude: undefined });
  expect(positionOf(record, centre)).toEqual({ ...centre, isExact: false });
});
