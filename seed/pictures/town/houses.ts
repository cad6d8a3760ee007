import { poly } from '../base/vec.ts';
import { darker } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { gableFront, steppedGable } from '../buildings/fronts/profiled.ts';
import { box, gabled } from '../buildings/solid.ts';
import { frameAt, inside } from '../base/frame.ts';
import { washed } from '../surfaces/brick.ts';
import { roofing } from '../surfaces/roof.ts';
import { ROOFS } from '../surfaces/roof.ts';
import { snowed } from '../street/setting.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

const WALLS = [
  '#9c5d4b',
  '#ddd5c6',
  '#c3a985',
  '#7d5245',
  '#b98a72',
  '#e3dccd',
  '#a58a70',
  '#8d8479',
  '#cbb79c',
] as const;

export type FarHouseWords = {
  width: number;
  depth?: number;
  storeys: number;
  wall?: string;
  gable?: 'along' | 'front' | 'stepped' | 'flat';
  snow?: boolean;
};

/** Windows of a house seen from afar: plain dark panes in white frames, a few of them lit at dusk. */
function farWindows(pen: Pen, random: Random, width: number, storeys: number, from: number): void {
  const count = Math.max(1, Math.round(width / 1.9));
  const frames: Vec2[][] = [];
  const dark: Vec2[][] = [];
  const lit: Vec2[][] = [];
  for (let floor = 0; floor < storeys; floor += 1)
    for (let i = 0; i < count; i += 1) {
      const u = (width / count) * (i + 0.5);
      const v = from + floor * 3 + 0.9;
      frames.push(box2(u - 0.52, v - 0.06, u + 0.52, v + 1.66));
      const pane = box2(u - 0.42, v + 0.04, u + 0.42, v + 1.56);
      if (pen.stage.light.lamps && random.chance(0.45)) lit.push(pane);
      else dark.push(pane);
    }
  if (pen.unit > 34) pen.fills(frames, pen.tone('#e3ddd0'));
  pen.fills(dark, pen.tone('#55626a'));
  pen.fills(lit, '#f3c983');
}

/** A house for the middle distance: one tone a wall, a tiled roof and panes. */
export function farHouse(stage: Stage, frame: Frame, seed: Random, words: FarHouseWords): void {
  const { width, depth = 8, storeys, gable = 'along' } = words;
  const random = seed.fork(`far ${frame.origin.map((value) => value.toFixed(1)).join(' ')}`);
  const wall = words.wall ?? random.pick(WALLS);
  const tile = random.pick([ROOFS.orange, ROOFS.red, ROOFS.slate, ROOFS.brown, ROOFS.blue]);
  const eaves = storeys * 3 + 0.3;
  const front = (pen: Pen): void => {
    pen.fill(pen.outline, washed(pen, wall));
    farWindows(pen, random, width, storeys, 0);
    pen.shadows();
  };
  const side = (pen: Pen): void => {
    pen.fill(pen.outline, pen.tone(darker(wall, 0.06)));
    pen.shadows();
  };
  const roof = (pen: Pen): void => {
    roofing(pen, random, { ...tile, tile: snowed(tile.tile, words.snow ?? false, 0.8) });
    pen.shadows();
  };
  if (gable === 'flat') {
    box(stage, frame, [width, eaves + 0.4, depth], {
      front,
      left: side,
      right: side,
      top: (pen) => pen.fill(pen.outline, pen.tone(snowed('#7f7c77', words.snow ?? false))),
    });
    return;
  }
  if (gable === 'along')
    gabled(stage, frame, {
      width,
      depth,
      eaves,
      ridge: eaves + depth * 0.42,
      walls: { front, left: side, right: side },
      roof,
    });
  else {
    const ridge = eaves + width * 0.55;
    const outline: Vec2[] =
      gable === 'stepped'
        ? steppedGable(width, eaves, ridge, 5)
        : poly([0, 0], [width, 0], [width, eaves], [width / 2, ridge + 0.3], [0, eaves]);
    gableFront(stage, frame, {
      width,
      depth,
      eaves,
      ridge,
      front: outline,
      walls: { front, left: side, right: side },
      roof,
    });
  }
  box(
    stage,
    inside(frame, random.range(0.1, width - 0.9), eaves, depth * 0.42),
    [0.7, depth * 0.42 + 0.9, 0.6],
    { front: chimneyWall, left: chimneyWall, right: chimneyWall, top: chimneyWall },
  );
}

const chimneyWall = (pen: Pen): void => pen.fill(pen.outline, pen.tone('#7d4a3c'));

/** A terrace of far houses along x from `from` to `to`, its fronts at `z`; `turn` faces it elsewhere. */
export function farRow(
  stage: Stage,
  seed: Random,
  words: {
    from: number;
    to: number;
    z: number;
    storeys: readonly [number, number];
    snow?: boolean;
    stepped?: number;
    base?: number;
  },
): void {
  const random = seed.fork(`row ${words.z} ${words.from}`);
  let x = words.from;
  while (x < words.to) {
    const width = random.range(4.8, 8);
    const gable = random.chance(words.stepped ?? 0.25)
      ? 'stepped'
      : random.pick(['along', 'along', 'front', 'flat'] as const);
    farHouse(stage, frameAt([x, words.base ?? 0, words.z + random.range(0, 0.3)]), random, {
      width: width - 0.02,
      storeys: random.int(...words.storeys),
      gable,
      snow: words.snow ?? false,
    });
    x += width;
  }
}

/** A street that runs away from the viewer between two rows; `half` is half its width. */
export function farLane(
  stage: Stage,
  seed: Random,
  words: { half: number; from: number; to: number; storeys: readonly [number, number]; snow?: boolean },
): void {
  for (const side of [-1, 1]) {
    const random = seed.fork(`lane ${side}`);
    let z = words.from;
    while (z < words.to) {
      const width = random.range(4.8, 7);
      const frame = side < 0 ? frameAt([-words.half, 0, z], -90) : frameAt([words.half, 0, z + width], 90);
      farHouse(stage, frame, random, {
        width: width - 0.02,
        storeys: random.int(...words.storeys),
        gable: random.pick(['along', 'front', 'stepped', 'along']),
        snow: words.snow ?? false,
      });
      z += width;
    }
  }
}
