import { geoMercator } from 'd3-geo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawn, project, unproject } from './projection.ts';

const positions = fc.record({
  latitude: fc.double({ min: drawn.south, max: drawn.north, noNaN: true }),
  longitude: fc.double({ min: drawn.west, max: drawn.east, noNaN: true }),
});

test('the north-west corner of the drawing is its origin, and the north-east one its width', () => {
  expect(project({ latitude: drawn.north, longitude: drawn.west })).toEqual({ x: 0, y: 0 });
  expect(project({ latitude: drawn.north, longitude: drawn.east }).x).toBeCloseTo(drawn.width, 9);
});

test('the projection is the one by which the outlines are drawn', () => {
  const corners = [
    [drawn.west, drawn.south],
    [drawn.east, drawn.north],
  ];
  const theirs = geoMercator().fitWidth(drawn.width, { type: 'MultiPoint', coordinates: corners });
  fc.assert(
    fc.property(positions, (position) => {
      const [x = 0, y = 0] = theirs([position.longitude, position.latitude]) ?? [];
      expect(project(position).x).toBeCloseTo(x, 6);
      expect(project(position).y).toBeCloseTo(y, 6);
    }),
  );
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
