import { expect, test } from 'vitest';
import { layoutFor, measureOf, storageFor, workplaceFor } from './layout.ts';
import { openingOf, wallsOf } from './walls.ts';
import type { RoomBox } from './layout.ts';

const HOMES = [
  { bedrooms: 0, bathrooms: 1, floors: 1, surface: 31, terrace: 0, isDetached: false },
  { bedrooms: 1, bathrooms: 1, floors: 1, surface: 41, terrace: 6, isDetached: false },
  { bedrooms: 2, bathrooms: 1, floors: 1, surface: 92, terrace: 9, isDetached: false },
  { bedrooms: 3, bathrooms: 2, floors: 1, surface: 187, terrace: 96, isDetached: false },
  { bedrooms: 3, bathrooms: 1, floors: 3, surface: 148, terrace: 18, isDetached: false },
  { bedrooms: 6, bathrooms: 3, floors: 4, surface: 345, terrace: 34, isDetached: false },
  { bedrooms: 5, bathrooms: 3, floors: 2, surface: 318, terrace: 85, isDetached: true },
] as const;
const shared = (a: RoomBox, b: RoomBox): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) *
  Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
const countOf = (floors: readonly RoomBox[][], use: string): number =>
  floors.flat().filter((room) => room.use === use).length;

test.each(HOMES)('rooms of %o do not overlap and measure what the home measures', (home) => {
  const floors = layoutFor(home);
  for (const rooms of floors)
    rooms.forEach((room, i) => {
      for (const other of rooms.slice(i + 1)) expect(shared(room, other)).toBeLessThan(0.01);
    });
  const inside = floors.flat().filter(({ use }) => use !== 'terrace');
  expect(inside.reduce((sum, room) => sum + measureOf(room), 0)).toBeCloseTo(home.surface, 6);
});

test.each(HOMES)('%o has its bedrooms, its bathrooms and its floors', (home) => {
  const floors = layoutFor(home);
  expect(countOf(floors, 'bedroom')).toBe(home.bedrooms);
  expect(countOf(floors, 'bathroom')).toBe(home.bathrooms);
  expect(floors).toHaveLength(home.floors);
  expect(countOf(floors, 'terrace')).toBe(home.terrace > 0 ? 1 : 0);
});

test.each(HOMES)('every room of %o has a way in', (home) => {
  for (const [floor, rooms] of layoutFor(home).entries()) {
    const walls = wallsOf(rooms);
    for (const room of rooms.filter(({ use }) => use !== 'terrace'))
      expect(
        walls.some(
          (wall) =>
            wall.sides.includes(room) &&
            ['door', 'passage', 'front'].includes(openingOf(wall, home.isDetached, floor === 0)),
        ),
        `${floor} ${room.use}`,
      ).toBe(true);
  }
});

test('a house in a row has no windows towards its neighbours, a detached one has', () => {
  const [row, free] = [HOMES[4], HOMES[6]].map((home) =>
    layoutFor(home)
      .flatMap((rooms) => wallsOf(rooms))
      .filter((wall) => wall.a[0] === wall.b[0] && openingOf(wall, home.isDetached, false) === 'window'),
  );
  expect(row).toEqual([]);
  expect(free?.length).toBeGreaterThan(0);
});

test('a garage is one room and a parking space lies between others', () => {
  expect(storageFor('garage', 18)).toHaveLength(1);
  const bays = storageFor('parking', 13);
  expect(bays.filter(({ use }) => use === 'ownBay').map(measureOf)).toEqual([expect.closeTo(13)]);
});

test('a workplace has its surface on all floors together', () => {
  expect(
    workplaceFor(264, 2)
      .flat()
      .reduce((sum, room) => sum + measureOf(room), 0),
  ).toBeCloseTo(264);
});
