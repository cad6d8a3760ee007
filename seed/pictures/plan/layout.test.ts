import { expect, test } from 'vitest';
import { randomFrom } from '../base/random.ts';
import { layoutFor } from './layout.ts';
import { onPaper } from './plan-style.ts';
import type { RoomBox } from './layout.ts';

const AREAS: readonly (readonly [shape: string, area: number])[] = [
  ['rectangle', 0.72],
  ['square', 0.8464],
  ['long-narrow', 0.42],
  ['l-shape', 0.58 * 0.95 + 0.42 * 0.48],
  ['t-shape', 0.44 + 0.38 * 0.51],
  ['u-shape', 0.34 * 0.9 + 0.34 * 0.42 + 0.32 * 0.9],
  ['stepped', 0.5 + 0.6 * 0.4],
];
const HOMES = [
  { bedrooms: 0, bathrooms: 0, ground: true, plain: true },
  { bedrooms: 1, bathrooms: 1, ground: true, plain: false },
  { bedrooms: 3, bathrooms: 1, ground: false, plain: false },
  { bedrooms: 6, bathrooms: 4, ground: true, plain: false },
];
const CASES = AREAS.flatMap(([shape, area]) =>
  HOMES.map((home) => [shape, home.bedrooms, home.bathrooms, home, area] as const),
);
const sizeOf = ({ x0, y0, x1, y1 }: RoomBox): number => (x1 - x0) * (y1 - y0);
const shared = (a: RoomBox, b: RoomBox): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) *
  Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
const countOf = (rooms: readonly RoomBox[], use: string): number =>
  rooms.filter((room) => room.use === use).length;

test.each(CASES)('%s rooms for %d bedrooms and %d bathrooms do not overlap', (shape, _b, _c, home) => {
  const rooms = layoutFor(randomFrom(shape), shape, home);
  rooms.forEach((room, i) => {
    for (const other of rooms.slice(i + 1)) expect(shared(room, other)).toBeLessThan(1e-9);
  });
});

test.each(CASES)(
  '%s rooms for %d bedrooms and %d bathrooms fill the outline',
  (shape, _b, _c, home, area) => {
    const rooms = layoutFor(randomFrom(shape), shape, home);
    expect(rooms.reduce((sum, room) => sum + sizeOf(room), 0)).toBeCloseTo(area);
    for (const { x0, y0, x1, y1 } of rooms) {
      expect(Math.min(x0, y0)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x1, y1)).toBeLessThanOrEqual(1);
      expect(x1).toBeGreaterThan(x0);
      expect(y1).toBeGreaterThan(y0);
    }
  },
);

test.each(CASES)('%s has its %d bedrooms and %d bathrooms', (shape, bedrooms, bathrooms, home) => {
  const rooms = layoutFor(randomFrom(shape), shape, home);
  expect(countOf(rooms, 'bedroom')).toBe(bedrooms);
  expect(countOf(rooms, 'bathroom')).toBe(bathrooms);
  expect(countOf(rooms, 'living')).toBe(home.ground && !home.plain ? 1 : 0);
});

test('the living room is the largest room of a ground floor', () => {
  const [first, ...rest] = layoutFor(randomFrom('home'), 'rectangle', {
    bedrooms: 3,
    bathrooms: 1,
    ground: true,
    plain: false,
  });
  expect(first?.use).toBe('living');
  for (const room of rest) expect(sizeOf(room)).toBeLessThanOrEqual(first ? sizeOf(first) : 0);
});

test('every room touches another one along a wall, so that a door fits', () => {
  const rooms = layoutFor(randomFrom('doors'), 'l-shape', {
    bedrooms: 4,
    bathrooms: 2,
    ground: true,
    plain: false,
  });
  const grown = (room: RoomBox): RoomBox => ({
    ...room,
    x0: room.x0 - 0.001,
    x1: room.x1 + 0.001,
    y0: room.y0 - 0.001,
    y1: room.y1 + 0.001,
  });
  for (const room of rooms)
    expect(rooms.some((other) => other !== room && shared(grown(room), other) > 0.001 * 0.05)).toBe(true);
});

test('an unknown shape becomes a rectangle', () => {
  const home = { bedrooms: 2, bathrooms: 1, ground: true, plain: false };
  expect(layoutFor(randomFrom('x'), 'hexagon', home)).toEqual(layoutFor(randomFrom('x'), 'rectangle', home));
});

test('another seed divides the same outline in another way', () => {
  const home = { bedrooms: 2, bathrooms: 1, ground: true, plain: false };
  expect(layoutFor(randomFrom('a'), 'square', home)).not.toEqual(layoutFor(randomFrom('b'), 'square', home));
});

test('a plan is laid on paper straight or turned', () => {
  const place = { x: 100, y: 50, scale: 10, turn: false };
  expect(onPaper(place)(1, 2)).toEqual([110, 70]);
  expect(onPaper({ ...place, turn: true })(1, 2)).toEqual([120, 60]);
});
