import fc from 'fast-check';
import { homeBounds } from 'schemas/country.ts';
import { expect, test } from 'vitest';
import { insideOf, mostCorners, type Polygon, readPolygon, writePolygon } from './polygon.ts';
import type { Position } from './position.ts';

const step = 10_000;
const degrees = (from: number, to: number) =>
  fc.integer({ min: Math.round(from * step), max: Math.round(to * step) }).map((units) => units / step);
const positions = fc.record({
  latitude: degrees(homeBounds.south, homeBounds.north),
  longitude: degrees(homeBounds.west, homeBounds.east),
});
const polygons = fc.array(positions, { minLength: 3, maxLength: mostCorners });
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const square: Polygon = [at(50.9, 4.4), at(50.9, 4.6), at(51.1, 4.6), at(51.1, 4.4)];

/** Turns around the position: the sum of the angles under which it sees the edges. Odd is inside. */
function isInsideByAngles(polygon: Polygon, { latitude, longitude }: Position): boolean {
  const angles = polygon.map((corner) =>
    Math.atan2(corner.latitude - latitude, corner.longitude - longitude),
  );
  const turn = angles.reduce((sum, angle, index) => {
    const between = angle - (angles.at(index - 1) ?? angle);
    return sum + between - 2 * Math.PI * Math.round(between / (2 * Math.PI));
  }, 0);
  return Math.abs(Math.round(turn / (2 * Math.PI))) % 2 === 1;
}

/** Too close to a line, rounding decides. */
function isOnEdge(polygon: Polygon, { latitude: y, longitude: x }: Position): boolean {
  return polygon.some((a, index) => {
    const b = polygon.at(index - 1) ?? a;
    const [right, up] = [b.longitude - a.longitude, b.latitude - a.latitude];
    const part = ((x - a.longitude) * right + (y - a.latitude) * up) / (right * right + up * up || 1);
    const near = Math.min(1, Math.max(0, part));
    return Math.hypot(a.longitude + near * right - x, a.latitude + near * up - y) < 1e-9;
  });
}

test('a polygon is read as it was written, and writing it again changes nothing', () => {
  fc.assert(
    fc.property(polygons, (polygon) => {
      const text = writePolygon(polygon);
      const read = readPolygon(text);
      fc.pre(read !== undefined);
      expect(read).toEqual(polygon);
      expect(encodeURIComponent(text)).toBe(text);
    }),
  );
});

test('a polygon is written as the example of HERE is, whose five decimals are our four of ten times as much', () => {
  const example = [at(50.10228, 8.69821), at(50.10201, 8.69567), at(50.10063, 8.6915), at(50.09878, 8.68752)];
  const tenfold = example.map(({ latitude, longitude }) => at(latitude * 10, longitude * 10));
  expect(writePolygon(tenfold)).toBe('BFoz5xJ67i1B1B7PzIhaxL7Y'.replace('BF', 'BE'));
});

test('a position is inside as often as a walk around it says, however the lines cross', () => {
  fc.assert(
    fc.property(polygons, positions, (polygon, position) => {
      fc.pre(!isOnEdge(polygon, position));
      expect(insideOf(polygon)(position)).toBe(isInsideByAngles(polygon, position));
    }),
    { numRuns: 2000 },
  );
});

test('of two polygons with a common edge, one has the positions on it', () => {
  const east = square.map(({ latitude, longitude }) => at(latitude, longitude === 4.4 ? 4.6 : 4.8));
  for (const latitude of [50.9, 51, 51.05]) {
    const found = [square, east].filter((polygon) => insideOf(polygon)(at(latitude, 4.6)));
    expect(found, String(latitude)).toHaveLength(1);
  }
});

test('what is no polygon of the two countries is none', () => {
  const read = (polygon: Polygon) => readPolygon(writePolygon(polygon));
  expect(read(square)).toEqual(square);
  expect(read([])).toBeUndefined();
  expect(read(square.slice(0, 2))).toBeUndefined();
  expect(read([at(50.9, 4.4), at(51, 4.4), at(51.1, 4.4)])).toBeUndefined();
  expect(read([...square, at(48.85, 2.35)])).toBeUndefined();
  expect(
    read(Array.from({ length: mostCorners + 1 }, (_, index) => at(50 + index / 100, 4 + (index % 2)))),
  ).toBeUndefined();
  const text = writePolygon(square);
  for (const other of [
    text.slice(2),
    `BF${text.slice(2)}`,
    text.slice(0, -1),
    `${text}A`,
    `${text}g`,
    `${text}%`,
  ])
    expect(readPolygon(other), other).toBeUndefined();
});

test('no text makes reading fail', () => {
  const letters = fc.string({
    unit: fc.constantFrom('A', 'B', 'E', 'g', 'w', '9', '-', '_', '%', ','),
    maxLength: 300,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        letters.map((text) => `BE${text}`),
      ),
      (text) => {
        const polygon = readPolygon(text);
        if (polygon) expect(readPolygon(writePolygon(polygon))).toEqual(polygon);
      },
    ),
  );
});
