import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaParameter, contains, readArea } from './area-parameter.ts';
import { clusterPins } from './cluster.ts';

const at = (id: string, latitude: number, longitude: number) => ({ id, latitude, longitude });
const ids = (clusters: { pins: readonly { id: string }[] }[]) =>
  clusters.map(({ pins }) => pins.map(({ id }) => id).sort()).sort();

/** Near enough to overlap often, at a distance of 80 units. */
const pins = fc
  .array(
    fc.tuple(fc.double({ min: 50.5, max: 51.3, noNaN: true }), fc.double({ min: 4, max: 5, noNaN: true })),
    { maxLength: 40 },
  )
  .map((places) => places.map(([latitude, longitude], index) => at(String(index), latitude, longitude)));

test('pins far apart stay alone, pins on one place become one', () => {
  const found = clusterPins(
    [at('a', 51.2, 4.4), at('b', 50.63, 5.57), at('c', 51.2, 4.4), at('d', 51.2001, 4.4001)],
    80,
  );
  expect(ids(found)).toEqual([['a', 'c', 'd'], ['b']]);
  expect(clusterPins([], 80)).toEqual([]);
});

test('fewer pins join in a closer view', () => {
  const towns = [at('a', 51.028, 4.4803), at('b', 51.1311, 4.5704), at('c', 51.2194, 4.4025)];
  expect(ids(clusterPins(towns, 300))).toEqual([['a', 'b', 'c']]);
  expect(ids(clusterPins(towns, 20))).toEqual([['a'], ['b'], ['c']]);
});

test('every pin is in one cluster, and no two clusters overlap', () => {
  fc.assert(
    fc.property(pins, (given) => {
      const clusters = clusterPins(given, 80);
      expect(ids(clusters).flat().sort()).toEqual(given.map(({ id }) => id).sort());
      clusters.forEach(({ point }, index) => {
        for (const other of clusters.slice(index + 1))
          expect(Math.hypot(point.x - other.point.x, point.y - other.point.y)).toBeGreaterThanOrEqual(80);
      });
    }),
  );
});

test('the address of a cluster’s area holds the pins of that cluster only', () => {
  fc.assert(
    fc.property(pins, (given) => {
      for (const { pins: members, area } of clusterPins(given, 80)) {
        if (members.length === 1) continue;
        const read = readArea(areaParameter(area));
        const inside = given.filter((pin) => read && contains(read, pin));
        expect(inside.map(({ id }) => id).sort()).toEqual(members.map(({ id }) => id).sort());
      }
    }),
  );
});
