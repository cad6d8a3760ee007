import { poly, seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { mix } from '../base/colour.ts';
import { flatPen } from '../street/ground.ts';
import type { Hour } from '../nature/hours.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

const CROPS = {
  spring: ['#9aab62', '#b3b070', '#a58f6a', '#8fa566'],
  summer: ['#c9b863', '#8fa356', '#7d9a50', '#a9ad5c'],
  autumn: ['#a3955a', '#8f7f55', '#84964f', '#9aa05a'],
  winter: ['#9a917c', '#8a8576', '#a39a80', '#90927a'],
} as const;

/** Strips of crops to the horizon, each with its furrows running away from the viewer. */
export function paintFields(stage: Stage, random: Random, hour: Hour, from: number, snow: boolean): void {
  const { eye } = stage.camera;
  const lean = random.range(-0.5, 0.5);
  let z = from;
  while (z < 500) {
    const deep = 9 + (z - from) * random.range(0.25, 0.5);
    let x = eye[0] - 260 - z;
    while (x < eye[0] + 260 + z) {
      const wide = random.range(30, 90) * (0.6 + z / 120);
      const colour = snow ? mix(random.pick(CROPS.winter), '#eef0f3', 0.75) : random.pick(CROPS[hour.season]);
      const strip: Vec2[] = poly(
        [x, z],
        [x + wide, z],
        [x + wide + lean * deep, z + deep],
        [x + lean * deep, z + deep],
      );
      const pen = flatPen(stage, strip);
      if (pen.shows(strip)) {
        const near = pen.toneAt(colour, z - eye[2]);
        const away = pen.toneAt(colour, z + deep - eye[2]);
        pen.fill(strip, pen.fade([eye[0], z], [eye[0], z + deep], ramp([0, near], [1, away])), {
          stroke: away,
          'stroke-width': 3,
        });
        if (z < from + 60 && random.chance(0.7)) {
          const rows: [Vec2, Vec2][] = [];
          for (let u = x; u < x + wide; u += 2.2) rows.push(seg([u, z], [u + lean * deep, z + deep]));
          pen.lines(rows, '#4a3f2c', 3, { 'stroke-opacity': 0.14 });
        }
      }
      x += wide;
    }
    z += deep;
  }
}

/** A path or track between two points on the ground, `wide` metres across. */
export function track(stage: Stage, from: Vec2, to: Vec2, wide: number, colour: string): void {
  const shape: Vec2[] = poly(
    [from[0] - wide / 2, from[1]],
    [from[0] + wide / 2, from[1]],
    [to[0] + wide / 2, to[1]],
    [to[0] - wide / 2, to[1]],
  );
  const pen = flatPen(stage, shape);
  pen.fill(
    shape,
    pen.fade(
      from,
      to,
      ramp(
        [0, pen.toneAt(colour, from[1] - stage.camera.eye[2])],
        [1, pen.toneAt(colour, to[1] - stage.camera.eye[2])],
      ),
    ),
  );
}
