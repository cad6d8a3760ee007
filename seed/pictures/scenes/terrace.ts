import { poly3, seg } from '../base/vec.ts';
import { framed } from '../base/camera.ts';
import { darker } from '../base/colour.ts';
import { frameAt, leftSheet, rightSheet } from '../base/frame.ts';
import { boxOf } from '../base/picture.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { balcony } from '../buildings/balcony.ts';
import { paintWall } from '../buildings/wall.ts';
import { chair, sofa } from '../furniture/seats.ts';
import { drum, legs, solid } from '../furniture/forms.ts';
import { deckChair, gardenTable, parasol } from '../garden/things.ts';
import { paintBackdrop, paintRoofsBelow } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { paintSky } from '../nature/sky.ts';
import { plantTree } from '../nature/tree.ts';
import { paintWater } from '../nature/water.ts';
import { flatPen } from '../street/ground.ts';
import { planter } from '../street/props.ts';
import { grassOf } from '../street/setting.ts';
import { clad, coverOf } from '../surfaces/cover.ts';
import { farRow } from '../town/houses.ts';
import { textHint } from '../words.ts';
import type { Hour } from '../nature/hours.ts';
import type { Pen } from '../base/pen.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

const FLOORS: Record<string, string> = { deck: '#a98a68', tiles: '#a9a59b', 'blue-stone': '#8a9094' };

function floorOf(pen: Pen, kind: string, half: number, deep: number, near: number): void {
  const colour = FLOORS[kind] ?? '#a98a68';
  pen.rect(-half, near, half, deep, pen.tone(colour));
  const lines: [Vec2, Vec2][] = [];
  const step = kind === 'deck' ? 0.145 : 0.8;
  for (let u = -half; u <= half; u += step) lines.push(seg([u, near], [u, deep]));
  if (kind !== 'deck') for (let v = near; v <= deep; v += 0.8) lines.push(seg([-half, v], [half, v]));
  pen.lines(lines, pen.tone(darker(colour, 0.45)), 3, { 'stroke-opacity': 0.4 });
}

/** Roofs, a park or a river beyond the railing, `drop` metres below. */
function outlook(stage: Stage, random: Random, hour: Hour, deep: number, drop: number, named: string): void {
  const kind = named || random.fork('outlook').pick(['town', 'town', 'green', 'river']);
  const street = flatPen(stage, box2(-400, deep + 4, 400, 500), drop);
  street.fill(street.outline, street.tone(kind === 'green' ? grassOf(hour, false) : '#7f8a70'));
  paintRoofsBelow(stage, random, { from: deep + 62, ground: drop });
  if (kind === 'river') paintWater(stage, random, hour, box2(-400, deep + 12, 400, deep + 34), drop);
  for (const z of kind === 'town' ? [deep + 22, deep + 40] : [deep + 46])
    farRow(stage, random, {
      from: -80,
      to: 80,
      z,
      storeys: [2, kind === 'town' ? 3 : 4],
      base: drop,
      stepped: 0.2,
    });
  const rows = kind === 'green' ? [deep + 15, deep + 26, deep + 38] : [deep + (kind === 'river' ? 38 : 15)];
  for (const z of rows)
    for (let i = 0; i < 7; i += 1)
      plantTree(stage, random, [-30 + i * 10 + random.range(-3, 3), drop, z], {
        kind: random.pick(['round', 'tall', 'birch']),
        height: random.range(7, 11),
        season: hour.season,
        detail: 0.6,
      });
}

/** Something to sit on: a bench with cushions, a table for two, or deck chairs. */
function sit(stage: Stage, random: Random, side: number): void {
  const kind = random.fork('seats').pick(['sofa', 'bistro', 'chairs']);
  const x = -side * 0.7;
  const cloth = random.fork('cloth').pick(['#b9b2a4', '#7f8a74', '#a5674f', '#6d7a86']);
  if (kind === 'chairs')
    for (const shift of [-0.9, 0.3])
      deckChair(stage, frameAt([x + shift, 0, 1.2], random.range(-14, 14)), cloth);
  if (kind === 'bistro') {
    chair(stage, frameAt([x - 1, 0, 1.5], -70), { colour: '#3f4548' });
    chair(stage, frameAt([x + 0.95, 0, 1.9], 78), { colour: '#3f4548' });
    legs(stage, frameAt([x - 0.35, 0, 1.4]), [0.7, 0.7, 0.7], 0.04, '#3f4548');
    solid(stage, frameAt([x - 0.4, 0.7, 1.35]), [0.8, 0.04, 0.8], cloth);
    drum(stage, [x, 0.74, 1.75], { top: 0.09, bottom: 0.07, height: 0.22, albedo: '#b0705a' });
  }
  if (kind === 'sofa') {
    sofa(stage, frameAt([x - 0.75, 0, 1.7]), random, { width: 1.5, colour: cloth });
    legs(stage, frameAt([x - 0.3, 0, 1]), [0.6, 0.34, 0.4], 0.04, '#8a6442');
    solid(stage, frameAt([x - 0.3, 0.34, 1]), [0.6, 0.04, 0.4], '#9a7450');
  }
}

/** A balcony or roof terrace, furnished, with the roofs of the town beyond its railing. */
export function terraceScene({ hints }: PictureWords, random: Random): Picture {
  const hour = hourFor(hints, random.fork('hour'));
  const roof = textHint(hints, 'kind') !== 'balcony';
  const [half, deep] = roof ? [4.2, 5.6] : [2.5, 3];
  const drop =
    { street: -3, 'first-floor': -4, 'third-floor': -10, roof: -16 }[textHint(hints, 'height')] ?? -9;
  const outline = poly3([-half, 0, 0.6], [half, 0, 0.6], [-half, 1.05, deep], [half, 1.05, deep]);
  const camera = framed(
    {
      target: [0, 0, deep / 2],
      rise: random.range(1.9, 2.2),
      turn: random.pick([-1, 1]) * random.range(4, 12),
      view: 60,
    },
    outline,
    { wide: 0.86, high: 0.62, foot: 0.94 },
  );
  const [, , near] = camera.eye;
  const stage = new Stage(camera, { ...hour.light, hazeFrom: 45, hazeDepth: 170 }, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, { kind: 'town', tower: true, winter: hour.season === 'winter' });
  outlook(stage, random, hour, deep, drop, textHint(hints, 'outlook'));
  stage.paint();
  const floor = flatPen(stage, box2(-half, near, half, deep));
  floorOf(
    floor,
    textHint(hints, 'floor') || random.fork('floor').pick(['deck', 'deck', 'tiles', 'blue-stone']),
    half,
    deep,
    near,
  );
  const cover = coverOf(hints.material);
  const side = camera.ahead[0] > 0 ? 1 : -1;
  const long = deep - 0.6;
  const wall = (pen: Pen): void =>
    paintWall(pen, random.fork('wall'), {
      cover: (own) => clad(own, random.fork('clad'), cover),
      windows: [
        {
          u: side > 0 ? 0.5 : long - 2.9,
          v: 0.06,
          width: 2.4,
          height: 2.3,
          style: { frame: '#3c4144', cheek: cover.albedo, lights: 2, hanging: ['drapes', 'none'] },
        },
      ],
    });
  stage.face(
    side > 0 ? leftSheet(frameAt([half, 0, 0]), 0, 0, long) : rightSheet(frameAt([-half, 0, 0]), 0, 0, 0),
    box2(0, 0, long, 3.2),
    wall,
  );
  const rail = {
    y: 0.02,
    out: 0.03,
    rail: random.pick(['glass', 'bars'] as const),
    slab: '#b9b2a4',
    railColour: '#4a4f50',
  };
  balcony(stage, frameAt([-half, 0, deep]), { x: 0, width: half * 2, ...rail });
  const leaf = hour.season === 'autumn' ? '#8a7f45' : '#6f8350';
  const spots: readonly (readonly [number, number])[] = roof
    ? [
        [-half + 0.3, deep - 0.9],
        [-half + 1.5, deep - 0.9],
        [half - 1.1, deep - 0.9],
        [-side * (half - 0.6), 1.4],
      ]
    : [
        [-half + 0.2, deep - 0.8],
        [half - 0.9, deep - 0.8],
      ];
  for (const [x, z] of spots)
    planter(stage, frameAt([x, 0, z]), random, {
      leaf,
      size: random.range(0.5, 0.68),
      colour: random.pick(['#6d7173', '#b0705a', '#8a7f6c']),
      ...(hour.season === 'winter' || random.chance(0.4)
        ? {}
        : { flowers: random.pick(['#d9a3b0', '#efe6d8', '#b49ac6']) }),
    });
  if (roof) {
    gardenTable(stage, frameAt([-side * 1.1 - 1, 0, 2.5], random.range(-8, 8)), '#8a6442');
    if (hour.season !== 'winter')
      parasol(stage, [-side * 1.1 - 0.1, 0, 3.7], random.pick(['#d9c4a0', '#b0705a', '#6f8573']));
    sofa(stage, frameAt([side * 2.4 - 0.9, 0, 3.9]), random, { width: 1.8, colour: '#b9b2a4' });
    legs(stage, frameAt([side * 2.4 - 0.4, 0, 2.9]), [0.8, 0.3, 0.5], 0.04, '#8a6442');
    solid(stage, frameAt([side * 2.4 - 0.4, 0.3, 2.9]), [0.8, 0.04, 0.5], '#9a7450');
  } else sit(stage, random, side);
  floor.shadows();
  return { svg: stage.finish(), main: boxOf(camera, outline) };
}
