import { inside } from '../base/frame.ts';
import { wallLength } from './shell.ts';
import type { Frame } from '../base/frame.ts';
import type { Room, WallName } from './shell.ts';

/** Frame of a thing with its back to a wall; `at` is its middle, from the left for the back wall, from the front for others. */
export function against(room: Room, wall: WallName, at: number, wide: number, deep: number): Frame {
  const { frame, width, depth } = room;
  if (wall === 'back') return inside(frame, at - wide / 2, 0, depth - deep);
  return wall === 'left'
    ? inside(frame, deep, 0, at - wide / 2, -90)
    : inside(frame, width - deep, 0, at + wide / 2, 90);
}

/** Position on a wall's own pen of a place so far from the room's front, or from its left for the back wall. */
export const along = (room: Room, wall: WallName, at: number): number =>
  wall === 'right' ? wallLength(room, wall) - at : at;

/** Wall of the windows, the wall across from it, and the one that is left over. */
export const wallsOf = (room: Room): { lit: WallName; far: WallName } =>
  room.bright === 0
    ? { lit: 'back', far: 'right' }
    : room.bright < 0
      ? { lit: 'left', far: 'right' }
      : { lit: 'right', far: 'left' };
