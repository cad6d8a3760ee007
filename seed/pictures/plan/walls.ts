import type { RoomBox, Use } from './layout.ts';
import type { Vec2 } from '../base/vec.ts';

export type Wall = { a: Vec2; b: Vec2; sides: readonly RoomBox[] };

const NEAR = 0.02;

/** Every wall once, cut where neighbours begin, with the one or two rooms it bounds. */
export function wallsOf(rooms: readonly RoomBox[]): Wall[] {
  const walls = new Map<string, Wall>();
  for (const room of rooms)
    for (const [upright, at] of [
      [true, room.x0],
      [true, room.x1],
      [false, room.y0],
      [false, room.y1],
    ] as const) {
      const [from, to] = upright ? [room.y0, room.y1] : [room.x0, room.x1];
      const cuts = [
        from,
        to,
        ...rooms
          .flatMap((r) => (upright ? [r.y0, r.y1] : [r.x0, r.x1]))
          .filter((v) => v > from + NEAR && v < to - NEAR),
      ].sort((p, q) => p - q);
      cuts.slice(1).forEach((end, i) => {
        const start = cuts[i] ?? end;
        if (end - start < NEAR) return;
        const middle = (start + end) / 2;
        const sides = rooms.filter((r) => {
          const [low, high] = upright ? [r.x0, r.x1] : [r.y0, r.y1];
          const [first, last] = upright ? [r.y0, r.y1] : [r.x0, r.x1];
          return middle > first && middle < last && (Math.abs(low - at) < NEAR || Math.abs(high - at) < NEAR);
        });
        walls.set(`${upright} ${at.toFixed(2)} ${start.toFixed(2)}`, {
          a: upright ? [at, start] : [start, at],
          b: upright ? [at, end] : [end, at],
          sides,
        });
      });
    }
  return [...walls.values()];
}

const OPEN: readonly (readonly [Use, Use])[] = [
  ['living', 'dining'],
  ['dining', 'kitchen'],
  ['living', 'kitchen'],
  ['hall', 'entry'],
  ['studio', 'kitchen'],
];
const ENTERED: readonly (readonly [Use, Use])[] = [
  ['living', 'terrace'],
  ['studio', 'terrace'],
  ['kitchen', 'terrace'],
  ['studio', 'hall'],
  ['shop', 'office'],
  ['shop', 'storage'],
  ['shop', 'toilet'],
  ['kitchen', 'storage'],
  ['office', 'bathroom'],
];

export type Opening = 'none' | 'window' | 'door' | 'passage' | 'front' | 'gate' | 'line';

const is = (pairs: typeof OPEN, a: Use, b: Use): boolean =>
  pairs.some(([p, q]) => (p === a && q === b) || (p === b && q === a));

/** Tells how a wall is pierced. Houses in a row have no windows in their side walls. */
export function openingOf(wall: Wall, isDetached: boolean, isGround: boolean): Opening {
  const [one, other] = wall.sides;
  const upright = wall.a[0] === wall.b[0];
  const long = Math.hypot(wall.b[0] - wall.a[0], wall.b[1] - wall.a[1]);
  if (!one) return 'none';
  if (one.use === 'bay' || one.use === 'ownBay' || one.use === 'lane') return 'line';
  if (!other) {
    if (one.use === 'terrace') return 'line';
    if (one.use === 'garage') return !upright && Math.abs(wall.a[1] - one.y1) < NEAR ? 'gate' : 'none';
    if (isGround && (one.use === 'hall' || one.use === 'entry' || one.use === 'shop'))
      return (!upright && Math.abs(wall.a[1] - one.y1) < NEAR) ||
        (upright && one.use === 'hall' && long < 3.2)
        ? 'front'
        : 'none';
    if (['storage', 'toilet', 'entry'].includes(one.use) || long < 1.3) return 'none';
    return upright && !isDetached ? 'none' : 'window';
  }
  if (is(OPEN, one.use, other.use))
    return long > 1.6 || one.use === 'entry' || other.use === 'entry' ? 'passage' : 'none';
  if (one.use === 'hall' || other.use === 'hall') return long > 0.75 ? 'door' : 'none';
  return is(ENTERED, one.use, other.use) && long > 0.75 ? 'door' : 'none';
}
