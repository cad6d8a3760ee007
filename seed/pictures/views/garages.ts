import { seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { framed } from '../base/camera.ts';
import { boxOf } from '../base/picture.ts';
import { poly3 } from '../base/vec.ts';
import { darker } from '../base/colour.ts';
import { frameAt } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { box, plainBox } from '../buildings/solid.ts';
import { indoorsFor } from '../rooms/daylight.ts';
import { flatPen } from '../street/ground.ts';
import { carRear } from '../street/props.ts';
import { snowed } from '../street/setting.ts';
import { clad } from '../surfaces/cover.ts';
import type { Cover } from '../surfaces/cover.ts';
import type { Frame } from '../base/frame.ts';
import type { Hints } from '../words.ts';
import type { Picture } from '../base/picture.ts';
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
      const tone = count === 1 || own.chance(0.8) ? colour : own.pick(['#8d8a85', '#e3ddd0', '#6d2f2a']);
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

/** A car park below ground: bays against a painted wall, columns and lamps; the offered bay is the free one. */
export function parkingBay(hints: Hints, random: Random): Picture {
  const indoors = indoorsFor({ ...hints, light: 'overcast' }, random, 0);
  const bay = 2.6;
  const outline = poly3([-bay / 2, 0, -5], [bay / 2, 0, -5], [-bay / 2, 2.2, 0], [bay / 2, 2.2, 0]);
  const camera = framed(
    {
      target: [0, 0, -2],
      rise: 1.55,
      turn: random.pick([-1, 1]) * random.range(4, 16),
      view: 66,
    },
    outline,
    { wide: 0.58, high: 0.84, foot: 0.93 },
  );
  const light = { ...indoors.light, haze: '#d3cdbd', hazeFrom: 14, hazeDepth: 70 };
  const stage = new Stage(camera, light, random);
  const [left, right, near] = [-17, 17, camera.eye[2] - 1];
  stage.drawing.element('rect', { width: camera.width, height: camera.height, fill: '#b9b5ad' });
  const floor = flatPen(stage, box2(left, near, right, 0));
  floor.fill(floor.outline, floor.fade([0, near], [0, 0], ramp([0, '#85827c'], [1, '#aaa69e'])));
  const ceiling = stage.pen(
    { origin: [0, 2.75, 0], u: [1, 0, 0], v: [0, 0, -1], n: [0, -1, 0] },
    box2(left, 0, right, -near),
  );
  ceiling.fill(ceiling.outline, ceiling.fade([0, 0], [0, -near], ramp([0, '#d2cec5'], [1, '#aaa69e'])));
  for (let x = left; x < right; x += bay * 2) {
    ceiling.rect(x - 0.1, 0, x + 0.1, -near, '#b5b1a8');
    ceiling.rect(x + bay - 0.7, 2.6, x + bay + 0.7, 2.75, '#fffbe9');
    ceiling.rect(x + bay - 0.7, 6.2, x + bay + 0.7, 6.35, '#fffbe9');
  }
  stage.face(
    { origin: [left, 0, 0], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] },
    box2(0, 0, right - left, 2.75),
    (pen) => {
      pen.fill(pen.outline, pen.fade([0, 0], [0, 2.75], ramp([0, '#cdbb83'], [1, '#ece0b4'])));
      pen.rect(0, 0, right - left, 0.14, '#8b8578');
      pen.rect(0, 2.3, right - left, 2.36, '#b8ad90');
      pen.rect(-left + bay * 0.28, 1.05, -left + bay * 0.28 + 0.3, 1.55, '#e9e6df');
      pen.rect(-left + bay * 0.28 + 0.06, 1.4, -left + bay * 0.28 + 0.24, 1.48, '#4f8f6a');
    },
  );
  const marks: Vec2[][] = [];
  for (let i = -6; i <= 6; i += 1) marks.push(box2((i - 0.5) * bay - 0.05, -5, (i - 0.5) * bay + 0.05, -0.1));
  floor.fills(marks, '#ece6d4');
  floor.fills(
    [
      box2(-bay / 2 - 0.06, -5.06, -bay / 2 + 0.06, -0.1),
      box2(bay / 2 - 0.06, -5.06, bay / 2 + 0.06, -0.1),
      box2(-bay / 2, -0.22, bay / 2, -0.1),
    ],
    '#d9b24a',
  );
  floor.rect(-0.8, -0.85, 0.8, -0.7, '#6d6a64');
  floor.rect(-bay * 2, -8.6, bay * 2, -7.6, '#fff4d6', { 'fill-opacity': 0.16 });
  for (const i of [-4, -2, 2, 4]) {
    const x = (i - Math.sign(i) * 0.5) * bay;
    plainBox(stage, frameAt([x - 0.2, 0, -4.6]), [0.4, 2.75, 0.4], '#cdc8bd');
    plainBox(stage, frameAt([x - 0.21, 0, -4.61]), [0.42, 0.9, 0.42], '#d9b24a');
  }
  for (const i of [-4, -3, -2, -1, 1, 2, 3, 4])
    if (Math.abs(i) === 1 ? i === (hints.flip === true ? -1 : 1) : random.chance(0.75))
      carRear(
        stage,
        [i * bay, 0, -4.3],
        random.pick(['#7f2f2b', '#3f5468', '#d9d4c8', '#4a5a4c', '#8d9499', '#2d3033']),
      );
  return { svg: stage.finish(), main: boxOf(camera, outline) };
}
