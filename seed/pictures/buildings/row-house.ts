import { inside } from '../base/frame.ts';
import { brickwork } from '../surfaces/brick.ts';
import { roofing } from '../surfaces/roof.ts';
import { chimney, dormer } from './roof-parts.ts';
import { gableFront, profiled, roofLine, steppedGable } from './fronts/profiled.ts';
import { paintWall } from './wall.ts';
import type { Brick } from '../surfaces/brick.ts';
import type { Facade } from './facade.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { RoofShape } from './fronts/profiled.ts';
import type { Roofing } from '../surfaces/roof.ts';
import type { Stage } from '../base/stage.ts';

export type RowHouseWords = {
  width: number;
  depth?: number;
  facade: Facade;
  party: Brick;
  roof: Roofing;
  shape: RoofShape | 'step-gable';
  pitch?: number;
  dormers?: number;
  chimney?: boolean;
};

/** A house between party walls. */
export function rowHouse(stage: Stage, frame: Frame, seed: Random, words: RowHouseWords): void {
  const { width, facade, depth = 9.5, pitch = 0.85, shape } = words;
  const random = seed.fork('row house');
  const eaves = facade.height;
  const blind = (pen: Pen): void => {
    brickwork(pen, random, words.party, pen.outline, 0.5);
    pen.shadows();
  };
  const walls = {
    front: (pen: Pen): void => paintWall(pen, seed.fork('front'), facade.plan),
    left: blind,
    right: blind,
  };
  const slope =
    (tiles: Roofing) =>
    (pen: Pen): void => {
      roofing(pen, random, tiles);
      pen.shadows();
    };
  facade.bodies?.(stage, frame, seed.fork('bodies'));
  if (shape === 'step-gable') {
    const ridge = eaves + width * 0.62;
    gableFront(stage, frame, {
      width,
      depth,
      eaves,
      ridge,
      front: steppedGable(width, eaves, ridge, 6),
      walls,
      roof: slope(words.roof),
    });
    return;
  }
  const profile = roofLine(shape, depth, eaves, pitch);
  const top: Roofing = shape === 'mansard' ? { tile: '#8d979c', kind: 'zinc' } : words.roof;
  profiled(stage, frame, { width, profile, walls, roof: [slope(words.roof), slope(top)] });
  const ridge = Math.max(...profile.map(([, y]) => y));
  if (words.chimney ?? true)
    chimney(stage, frame, random, {
      x: random.pick([0.02, width - 0.8]),
      z: depth / 2 - 1.6,
      from: shape === 'flat' ? eaves : ridge - 1.6,
      top: ridge + random.range(0.5, 1.1),
      brick: words.party,
    });
  const count = shape === 'flat' ? 0 : (words.dormers ?? 0);
  const step = width / Math.max(1, count);
  const slant = shape === 'mansard' ? 2.7 / 1.15 : pitch;
  for (let i = 0; i < count; i += 1)
    dormer(stage, inside(frame, 0, 0, 0), random, {
      x: step * (i + 0.5) - 0.65,
      width: 1.3,
      sill: eaves + 0.7,
      height: 1.5,
      eaves,
      slope: slant,
      setback: shape === 'mansard' ? 0.22 : 0.7,
      style: facade.dormer,
      cheek: facade.dormerCheek ?? facade.dormer.frame,
      roof: words.roof,
      gable: facade.gables ?? false,
    });
}
