import { expect, test } from 'vitest';
import { exampleRecord } from './example.test-data.ts';
import { positionOf } from './position.ts';

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
