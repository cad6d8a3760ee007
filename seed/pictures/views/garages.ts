import { seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { cameraOf } from '../base/camera.ts';
import { darker } from '../base/colour.ts';
import { frameAt } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { box, plainBox } from '../buildings/solid.ts';
import { indoorsFor } from '../rooms/daylight.ts';
import { car } from '../street/props.ts';
import { snowed } from '../street/setting.ts';
import { clad } from '../surfaces/cover.ts';
import type { Cover } from '../surfaces/cover.ts';
import type { Frame } from '../base/frame.ts';
import type { Hints } from '../words.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

/** A row of lock-up garages under one flat roof. */
export function garageRow(
  stage: Stage,
  frame: Frame,
  random: Random,
  count: number,
  cover: Cover,
  colour: string,
  snow: boolean,
): void {
  const step = 3.1;
  const front = (pen: Pen): void => {
    clad(pen, random.fork('garages'), cover, pen.outline, 0.5);
    const own = random.fork('doors');
    for (let i = 0; i < count; i += 1) {
      const [u0, u1] = [i * step + 0.28, (i + 1) * step - 0.28];
      const tone = own.chance(0.8) ? colour : own.pick(['#8d8a85', '#e3ddd0', '#6d2f2a']);
      pen.rect(u0 - 0.05, 0, u1 + 0.05, 2.2, pen.tone(darker(cover.albedo, 0.4)));
      pen.rect(u0, 0.03, u1, 2.14, pen.tone(tone));
      const lines: [Vec2, Vec2][] = [];
      for (let v = 0.4; v < 2.1; v += 0.34) lines.push(seg([u0, v], [u1, v]));
      pen.lines(lines, pen.tone(darker(tone, 0.4)), Math.max(2.5, pen.unit * 0.02));
      pen.rect((u0 + u1) / 2 - 0.09, 0.8, (u0 + u1) / 2 + 0.09, 0.84, pen.tone('#c9c6bf'));
    }
    pen.shadows();
    pen.block(-0.1, 2.62, count * step + 0.1, 2.86, 0.2, '#8d9194');
  };
  const side = (pen: Pen): void => {
    clad(pen, random.fork('side'), cover, pen.outline, 0.5);
    pen.shadows();
  };
  box(stage, frame, [count * step, 2.8, 6], {
    front,
    left: side,
    right: side,
    top: (pen) => pen.fill(pen.outline, pen.tone(snowed('#7f7c77', snow))),
  });
}

/** A car park below ground: columns, markings and lamps. */
export function parkingAisle(hints: Hints, random: Random, aisle = true): string {
  const indoors = indoorsFor({ ...hints, light: 'overcast' }, random, 0);
  const eye: [number, number, number] = [aisle ? random.range(-0.5, 0.5) : -4, 1.6, -1];
  const camera = cameraOf({ eye, turn: aisle ? random.range(-5, 5) : 22, view: 68, horizon: 0.5 });
  const stage = new Stage(camera, { ...indoors.light, haze: '#c9c6bf', hazeFrom: 12, hazeDepth: 60 }, random);
  const far = 46;
  const floor = stage.pen(
    { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 0, 1], n: [0, 1, 0] },
    box2(-16, -4, 16, far),
  );
  const ceiling = stage.pen(
    { origin: [0, 2.7, 0], u: [1, 0, 0], v: [0, 0, -1], n: [0, -1, 0] },
    box2(-16, -far, 16, 4),
  );
  stage.drawing.element('rect', { width: camera.width, height: camera.height, fill: '#b9b5ad' });
  ceiling.fill(ceiling.outline, ceiling.fade([0, 3], [0, -far], ramp([0, '#a39f97'], [1, '#c9c6bf'])));
  floor.fill(floor.outline, floor.fade([0, 0], [0, far], ramp([0, '#8d8a84'], [1, '#bdb9b1'])));
  const tubes: Vec2[][] = [];
  const pools: Vec2[][] = [];
  for (let z = 2; z < far; z += 5.5)
    for (const x of [-6.2, 0, 6.2]) {
      tubes.push(box2(x - 0.12, -z - 1.6, x + 0.12, -z));
      pools.push(box2(x - 1.2, z - 0.6, x + 1.2, z + 2.4));
    }
  ceiling.fills(tubes, '#fff8e6');
  floor.fills(pools, '#fff4d6', { 'fill-opacity': 0.16 });
  const marks: Vec2[][] = [];
  for (let z = 1; z < far; z += 2.6)
    for (const side of [-1, 1])
      marks.push(box2(side < 0 ? -8.4 : 3.4, z - 0.05, side < 0 ? -3.4 : 8.4, z + 0.05));
  floor.fills(marks, floor.tone('#d9b24a'));
  floor.fills([box2(-3.42, 0, -3.3, far), box2(3.3, 0, 3.42, far)], floor.tone('#e9e4d8'));
  for (const x of [-9, 9])
    stage.face(
      x < 0
        ? { origin: [x, 0, -4], u: [0, 0, 1], v: [0, 1, 0], n: [1, 0, 0] }
        : { origin: [x, 0, far], u: [0, 0, -1], v: [0, 1, 0], n: [-1, 0, 0] },
      box2(0, 0, far + 4, 2.7),
      (pen) => {
        pen.fill(
          pen.outline,
          pen.fade(
            x < 0 ? [2, 1] : [far, 1],
            x < 0 ? [far, 1] : [2, 1],
            ramp([0, '#a9a59d'], [1, '#c6c3bb']),
          ),
        );
        pen.rect(0, 0, far + 4, 0.9, random.fork('band').pick(['#2f4a3c', '#b98a3e', '#3f5468', '#8f4632']), {
          'fill-opacity': 0.8,
        });
      },
    );
  for (let z = 6.2; z < far; z += 7.8)
    for (const x of [-3.2, 2.75]) {
      plainBox(stage, frameAt([x, 0, z]), [0.45, 2.7, 0.45], '#bfbab0');
      plainBox(stage, frameAt([x - 0.01, 0, z - 0.01]), [0.47, 1, 0.47], '#d9b24a');
    }
  const paints = ['#7f2f2b', '#3f5468', '#d9d4c8', '#4a5a4c', '#8d9499', '#2d3033'];
  for (const [x, z, flip] of [
    [-6, 9, false],
    [6.2, 14.2, true],
    [-6, 19.6, true],
    [6.2, 25, false],
    [-6, 30, false],
  ] as const)
    if (random.chance(0.75)) car(stage, [x, 0, z], random.pick(paints), flip);
  return stage.finish();
}
