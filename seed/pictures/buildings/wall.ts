import { corners } from '../base/pen.ts';
import { doorBodies, doorInWall, doorTrim } from '../openings/door.ts';
import { windowBodies, windowInWall, windowTrim } from '../openings/window.ts';
import type { Doorway } from '../openings/door.ts';
import type { Opening } from '../openings/window.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec3 } from '../base/vec.ts';

/** A box on a wall: cornice, string course, pilaster, downpipe; `out` is how far it stands out in metres. */
export type Trim = {
  box: readonly [u0: number, v0: number, u1: number, v1: number];
  out: number;
  colour: string;
  from?: number;
};

export type WallPlan = {
  cover: (pen: Pen) => void;
  windows?: readonly Opening[];
  doors?: readonly Doorway[];
  trims?: readonly Trim[];
  /** Painted flat on the wall before its shadows, such as bands of white stone or a shop sign. */
  inlay?: (pen: Pen) => void;
  /** Painted last, over everything, such as ironwork or a climbing plant. */
  over?: (pen: Pen) => void;
  bodies?: readonly (readonly Vec3[])[];
};

/** Paints one wall in the order light asks for: cover, openings, shadows, then what stands out of it. */
export function paintWall(pen: Pen, random: Random, plan: WallPlan): void {
  const { windows = [], doors = [], trims = [] } = plan;
  plan.cover(pen);
  plan.inlay?.(pen);
  const { drawing } = pen.stage;
  drawing.gather(() => windows.forEach((opening) => windowInWall(pen, random, opening)));
  for (const door of doors) doorInWall(pen, random, door);
  pen.shadows([
    ...trims.map(({ box, out, from }) => corners(...box, out, from)),
    ...windows.flatMap(windowBodies),
    ...doors.flatMap(doorBodies),
    ...(plan.bodies ?? []),
  ]);
  drawing.gather(() => windows.forEach((opening) => windowTrim(pen, opening)));
  for (const door of doors) doorTrim(pen, door);
  let run: Trim[] = [];
  const flush = (): void => {
    const [first] = run;
    if (first)
      pen.blocks(
        run.map(({ box }) => box),
        first.out,
        first.colour,
        first.from,
      );
    run = [];
  };
  for (const trim of trims) {
    const [last] = run;
    if (last && (last.out !== trim.out || last.colour !== trim.colour)) flush();
    run.push(trim);
  }
  flush();
  plan.over?.(pen);
}
