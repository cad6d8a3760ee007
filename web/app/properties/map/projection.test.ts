import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawn, isDrawn, project, unproject } from './projection.ts';

const positions = fc.record({
  latitude: fc.double({ min: drawn.south, max: drawn.north, noNaN: true }),
  longitude: fc.double({ min: drawn.west, max: drawn.east, noNaN: true }),
});

test('the north-west corner of the drawing is its origin, and the north-east one its width', () => {
  expect(project({ latitude: drawn.north, longitude: drawn.west })).toEqual({ x: 0, y: 0 });
  expect(project({ latitude: drawn.north, longitude: drawn.east }).x).toBeCloseTo(drawn.width, 9);
});

test.each([
  ['Brussels', { latitude: 50.8466, longitude: 4.3517 }, { x: 1969.8125, y: 1359.63024 }],
  ['Oostende', { latitude: 51.2254, longitude: 2.9187 }, { x: 1074.1875, y: 983.13579 }],
  ['Arlon', { latitude: 49.6833, longitude: 5.8167 }, { x: 2885.4375, y: 2497.09504 }],
])('%s is where the outlines have it', (_, position, { x, y }) => {
  expect(project(position).x).toBeCloseTo(x, 4);
  expect(project(position).y).toBeCloseTo(y, 4);
});

test('a point leads back to its place', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const { latitude, longitude } = unproject(project(position));
      expect(latitude).toBeCloseTo(position.latitude, 9);
      expect(longitude).toBeCloseTo(position.longitude, 9);
    }),
  );
});

test('places beyond the window have no drawing', () => {
  expect(isDrawn({ latitude: 50.8466, longitude: 4.3517 })).toBe(true);
  expect(isDrawn({ latitude: 38.35, longitude: -0.48 })).toBe(false);
});
