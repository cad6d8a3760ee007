import { inside } from '../base/frame.ts';
import { brickwork } from '../surfaces/brick.ts';
import { roofing } from '../surfaces/roof.ts';
import { chimney, dormer } from './roof-parts.ts';
import { gabled } from './solid.ts';
import { paintWall } from './wall.ts';
import type { Frame } from '../base/frame.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Brick } from '../surfaces/brick.ts';
import type { Roofing } from '../surfaces/roof.ts';
import type { Facade } from './facade.ts';

export type RowHouseWords = { width: number; depth?: number; facade: Facade; party: Brick; roof: Roofing; pitch?: number; dormers?: number; chimneys?: boolean };

/** A house between party walls with its ridge along the street; returns its ridge height. */
export function rowHouse(stage: Stage, frame: Frame, seed: Random, words: RowHouseWords): number {
  const { width, facade, depth = 9.5, pitch = 0.85 } = words;
  const random = seed.fork('row house');
  const eaves = facade.height;
  const ridge = eaves + (depth / 2) * pitch;
  const side = (pen: import('../base/pen.ts').Pen): void => {
    brickwork(pen, random, words.party, pen.outline, 0.5);
    pen.shadows();
  };
  gabled(stage, frame, {
    width, depth, eaves, ridge,
    walls: { front: (pen) => paintWall(pen, seed.fork('front'), facade.plan), left: side, right: side },
    roof: (pen) => {
      roofing(pen, random, words.roof);
      pen.shadows();
    },
  });
  if (words.chimneys ?? true) chimney(stage, frame, random, { x: random.pick([0.02, width - 0.8]), z: depth / 2 - 1.6, from: eaves + 0.3, top: ridge + random.range(0.5, 1.1), brick: words.party });
  const count = words.dormers ?? 0;
  const step = width / Math.max(1, count);
  for (let i = 0; i < count; i += 1)
    dormer(stage, frame, random, { x: step * (i + 0.5) - 0.65, width: 1.3, sill: eaves + 0.75, height: 1.45, eaves, slope: pitch, setback: 0.7, style: facade.dormer, cheek: facade.dormer.frame, roof: words.roof, gable: facade.gables ?? false });
  facade.bays?.(stage, inside(frame, 0, 0, 0), seed.fork('bay'));
  return ridge;
}
