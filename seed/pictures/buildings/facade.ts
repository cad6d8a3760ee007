import type { Frame } from '../base/frame.ts';
import type { Cover } from '../surfaces/cover.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { WindowStyle } from '../openings/window.ts';
import type { Doorway } from '../openings/door.ts';
import type { Trim, WallPlan } from './wall.ts';

/** A street front: what its wall shows, how high it is and what else stands out of it as bodies of its own. */
export type Facade = {
  height: number;
  plan: WallPlan;
  dormer: WindowStyle;
  gables?: boolean;
  dormerCheek?: string;
  bodies?: (stage: Stage, frame: Frame, random: Random) => void;
};

export type FacadeWords = {
  width: number;
  storeys: number;
  bays: number;
  cover: Cover;
  door: string;
  random: Random;
  bow?: boolean;
  shop?: boolean;
};

export const STONE = { blue: '#8a9095', white: '#d9d2c2', sand: '#cdbf9f' };

/** Middle lines of `count` window axes across a front. */
export const axes = (width: number, count: number, margin = 0.35): number[] =>
  Array.from({ length: count }, (_, i) => margin + ((width - 2 * margin) * (i + 0.5)) / count);

/** Cornice with brackets and gutter, as nearly every Belgian row house carries. */
export function cornice(
  width: number,
  height: number,
  colour: string,
  bracket: string,
  every = 0.62,
): Trim[] {
  const trims: Trim[] = [{ box: [0, height - 0.62, width, height - 0.3], out: 0.06, colour: bracket }];
  const count = Math.max(2, Math.round(width / every));
  for (let i = 0; i < count; i += 1) {
    const u = (width / count) * (i + 0.5);
    trims.push({ box: [u - 0.07, height - 0.55, u + 0.07, height - 0.22], out: 0.28, colour: bracket });
  }
  trims.push({ box: [0, height - 0.24, width, height - 0.1], out: 0.36, colour });
  trims.push({ box: [0, height - 0.1, width, height + 0.04], out: 0.44, colour });
  return trims;
}

export const downpipe = (u: number, height: number): Trim[] => [
  { box: [u - 0.045, 1.6, u + 0.045, height - 0.2], out: 0.1, colour: '#8f979b' },
  { box: [u - 0.055, 0, u + 0.055, 1.6], out: 0.11, colour: '#5d6163' },
];

/** Base course in stone, interrupted at doors. */
export function plinth(
  width: number,
  high: number,
  colour: string,
  doors: readonly Doorway[],
  out = 0.05,
): Trim[] {
  const trims: Trim[] = [];
  let from = 0;
  for (const door of [...doors].sort((a, b) => a.u - b.u)) {
    const gap = door.style.surround ? 0.16 : 0;
    if (door.u - gap > from) trims.push({ box: [from, 0, door.u - gap, high], out, colour });
    from = door.u + door.width + gap;
  }
  if (from < width) trims.push({ box: [from, 0, width, high], out, colour });
  return trims;
}
