import { boxOf } from '../base/picture.ts';
import { box2 } from '../base/sheet.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { bush } from '../nature/plants.ts';
import { plantTree } from '../nature/tree.ts';
import { flatPen, paintLawn } from '../street/ground.ts';
import { grassOf, snowed } from '../street/setting.ts';
import { farRow } from '../town/houses.ts';
import { opened } from './squares.ts';
import type { Aim, Fill } from '../base/camera.ts';
import type { TreeKind } from '../nature/tree.ts';
import type { Hints } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';
import type { Square } from './squares.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

const GRAVEL = '#a9a08e';
const LEAF = { spring: '#7f9a55', summer: '#5f7a4a', autumn: '#8a7f45', winter: '#66704f' };
const FLOWERS = ['#efe6d8', '#d9a3b0', '#e0c25f', '#b49ac6', '#c9667a'] as const;

export type Park = Square & { leaf: string; outline: readonly Vec3[] };

/** A lawn with trees beyond, and rows of houses where `houses` says how far away. */
export function parkOf(
  hints: Hints,
  random: Random,
  outline: readonly Vec3[],
  words: { aim?: Partial<Aim>; fill?: Partial<Fill>; houses?: number },
): Park {
  const square = opened(hints, random, outline, words.aim ?? {}, words.fill);
  const { stage, hour, snow } = square;
  paintBackdrop(stage, random, {
    kind: 'trees',
    tower: random.chance(0.4),
    winter: hour.season === 'winter',
  });
  paintLawn(stage, grassOf(hour, snow), { snow });
  if (words.houses !== undefined) {
    const z = words.houses;
    stage.muted(() => farRow(stage, random, { from: -110, to: 110, z, storeys: [2, 4], snow }));
  }
  return { ...square, leaf: LEAF[hour.season], outline };
}

export const finished = ({ stage, outline }: Park): Picture => ({
  svg: stage.finish(),
  main: boxOf(stage.camera, outline),
});

export function trees(
  { stage, random, hour }: Park,
  spots: readonly (readonly [number, number, TreeKind])[],
): void {
  for (const [x, z, kind] of spots)
    plantTree(stage, random, [x, 0, z], {
      kind,
      height: random.range(7.5, 10.5),
      season: hour.season,
      detail: 0.8,
    });
}

export const flowerBed = ({ stage, random, hour, leaf }: Park, spots: readonly Vec2[]): void =>
  spots.forEach(([x, z]) =>
    bush(stage, random, [x, 0, z], {
      size: random.range(0.6, 1),
      colour: leaf,
      ...(hour.season === 'winter' ? {} : { flowers: random.pick(FLOWERS) }),
    }),
  );

export const around = (x: number, z: number, r: number, count: number, from = 0): Vec2[] =>
  Array.from({ length: count }, (_, i): Vec2 => {
    const angle = from + (i / count) * Math.PI * 2;
    return [x + Math.cos(angle) * r, z + Math.sin(angle) * r];
  });

/** Gravel or snow over it: paths and rounds. */
export function paths(park: Park, shapes: readonly (readonly Vec2[])[]): void {
  const ground = flatPen(park.stage, box2(-60, park.near, 60, 80));
  for (const shape of shapes) ground.fill(shape, ground.tone(snowed(GRAVEL, park.snow, 0.5)));
  ground.shadows();
}
