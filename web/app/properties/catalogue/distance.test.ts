import { expect, test } from 'vitest';
import { distanceBetween } from './distance.ts';

const antwerp = { latitude: 51.2194, longitude: 4.4025 };
const ghent = { latitude: 51.0538, longitude: 3.7304 };

test('a distance is measured as the crow flies', () => {
  expect(distanceBetween(antwerp, ghent)).toBeCloseTo(50.4, 0);
  expect(distanceBetween(ghent, antwerp)).toBeCloseTo(50.4, 0);
  expect(distanceBetween(ghent, ghent)).toBe(0);
});
