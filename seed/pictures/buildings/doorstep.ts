import { poly3 } from '../base/vec.ts';
import type { Doorway } from '../openings/door.ts';
import type { Vec3 } from '../base/vec.ts';

/** Corners of a front door with its steps and the wall around it; of the whole ground floor where there is none. */
export function doorstep(door: Doorway | undefined, x: number, width: number): Vec3[] {
  const [from, to, high] = door
    ? [x + door.u - 0.9, x + door.u + door.width + 0.9, door.v + door.height + 0.9]
    : [x, x + width, 3.9];
  return poly3([from, 0, 0], [to, 0, 0], [from, high, 0], [to, high, 0]);
}
