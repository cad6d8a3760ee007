import { frameAt } from '../base/frame.ts';
import { frontFor, neighbourHints } from '../buildings/fronts/front-for.ts';
import { rowHouse } from '../buildings/row-house.ts';
import { BRICKS } from '../surfaces/brick.ts';
import { ROOFS } from '../surfaces/roof.ts';
import { snowed } from './setting.ts';
import type { Front } from '../buildings/fronts/front-for.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';

export function houseInRow(stage: Stage, own: Random, x: number, made: Front, snow: boolean): void {
  const roof = made.slate
    ? own.pick([ROOFS.slate, ROOFS.blue, ROOFS.black])
    : own.pick([ROOFS.orange, ROOFS.red, ROOFS.black, ROOFS.brown]);
  rowHouse(stage, frameAt([x, 0, 0]), own, {
    ...made,
    party: own.pick([BRICKS.russet, BRICKS.brown, BRICKS.red, BRICKS.rose]),
    roof: { ...roof, tile: snowed(roof.tile, snow, 0.8) },
  });
}

/** Fills a street with pale houses on both sides of the offered one, as far as the viewer sees. */
export function neighbours(
  stage: Stage,
  house: Random,
  words: { half: number; storeys: number; snow: boolean; sides?: readonly (-1 | 1)[] },
): void {
  const [eyeX, , eyeZ] = stage.camera.eye;
  const reach = Math.max(30, -eyeZ * 3);
  stage.muted(() => {
    for (const side of words.sides ?? [-1, 1]) {
      let x = side * words.half;
      for (let i = 0; i < 8 && Math.abs(x - eyeX) < reach; i += 1) {
        const own = house.fork(`${side < 0 ? 'left' : 'right'} ${i}`);
        const front = frontFor(neighbourHints(own, words.storeys), own);
        houseInRow(stage, own, side < 0 ? x - front.width : x, front, words.snow);
        x += side * front.width;
      }
    }
  });
}
