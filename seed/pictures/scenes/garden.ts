import { seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { framed } from '../base/camera.ts';
import { boxOf } from '../base/picture.ts';
import { poly3 } from '../base/vec.ts';
import { darker, lighter } from '../base/colour.ts';
import { frameAt, leftSheet, rightSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import {
  boundary,
  deckChair,
  gardenTable,
  greenhouse,
  parasol,
  pergola,
  pond,
  shed,
  swing,
  vegetableBeds,
} from '../garden/things.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { bush, hedge, leafDabs } from '../nature/plants.ts';
import { paintSky } from '../nature/sky.ts';
import { distantShade, plantTree } from '../nature/tree.ts';
import { flatPen, paintLawn } from '../street/ground.ts';
import { grassOf, snowLies } from '../street/setting.ts';
import { BRICKS, brickwork } from '../surfaces/brick.ts';
import { boards } from '../surfaces/plain.ts';
import { numberHint, textHint } from '../words.ts';
import type { PictureWords } from '../words.ts';
import type { Pen } from '../base/pen.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';
import type { TreeKind } from '../nature/tree.ts';
import type { Vec2 } from '../base/vec.ts';

const TREES: Record<string, { kind: TreeKind; colour?: string }> = {
  plane: { kind: 'round' },
  birch: { kind: 'birch' },
  apple: { kind: 'round' },
  hornbeam: { kind: 'tall' },
  pine: { kind: 'pine' },
  magnolia: { kind: 'round', colour: '#d9b5bd' },
  willow: { kind: 'willow' },
};
const DECKS: Record<string, string> = {
  deck: '#a98a68',
  concrete: '#b5b0a6',
  'blue-stone': '#8a9094',
  gravel: '#a89f91',
  brick: '#a0654f',
};
const FLOWERS = ['#d9a3b0', '#efe6d8', '#b49ac6', '#d98f6b', '#c9667a'] as const;

/** Stones too small to draw one by one: dabs that grow towards the viewer. */
function pebbles(pen: Pen, u0: number, v0: number, u1: number, v1: number): void {
  const random = pen.stage.random.fork('pebbles');
  for (const [tone, share] of [
    ['#857c70', 420],
    ['#c8c0b2', 320],
  ] as const) {
    const dabs: [Vec2, Vec2][] = [];
    for (let i = 0; i < share; i += 1) {
      const [u, v] = [random.range(u0, u1), random.range(v0, v1)];
      dabs.push(seg([u, v], [u + random.range(0.03, 0.07), v]));
    }
    pen.lines(dabs, pen.tone(tone), 7, { 'stroke-linecap': 'round', 'stroke-opacity': 0.6 });
  }
}

function terrace(pen: Pen, kind: string, u0: number, v0: number, u1: number, v1: number): void {
  const colour = DECKS[kind] ?? '#b5b0a6';
  pen.rect(u0, v0, u1, v1, pen.tone(colour));
  const lines: [Vec2, Vec2][] = [];
  if (kind === 'deck') for (let u = u0; u < u1; u += 0.15) lines.push(seg([u, v0], [u, v1]));
  if (kind === 'concrete' || kind === 'blue-stone') {
    const step = kind === 'concrete' ? 1 : 0.6;
    for (let u = u0; u < u1; u += step) lines.push(seg([u, v0], [u, v1]));
    for (let v = v0; v < v1; v += step) lines.push(seg([u0, v], [u1, v]));
  }
  if (kind === 'gravel') pebbles(pen, u0, v0, u1, v1);
  if (kind === 'brick') for (let v = v0; v < v1; v += 0.22) lines.push(seg([u0, v], [u1, v]));
  pen.lines(lines, pen.tone(darker(colour, 0.45)), 3, { 'stroke-opacity': 0.4 });
  pen.block(u0, v1, u1, v1 + 0.08, 0.05, darker(colour, 0.1));
}

/** A garden from its terrace: enclosed and deep in town, open under trees elsewhere. */
export function gardenScene({ hints }: PictureWords, random: Random): Picture {
  const hour = hourFor({ ...hints, sky: '' }, random.fork('hour'));
  const snow = snowLies(hour, random);
  const shape = textHint(hints, 'shape');
  const surface = numberHint(hints, 'surface', 120);
  const closed = shape === 'narrow-town' || shape === 'courtyard' || shape === 'walled';
  const half = shape === 'narrow-town' ? 3.2 : shape === 'courtyard' ? 4.2 : closed ? 6 : 9.5;
  const long =
    shape === 'courtyard' ? 8 : shape === 'narrow-town' ? 16 : closed ? 13 : Math.min(26, 14 + surface / 120);
  const [w, far] = [Math.min(half * 0.8, 5.2), Math.min(long, 12) * 0.7];
  const outline = poly3([-w, 0, -1.4], [w, 0, -1.4], [-w, 2.6, far], [w, 2.6, far]);
  const camera = framed(
    {
      target: [0, 0, 3],
      rise: random.range(2, 2.8),
      turn: random.pick([-1, 1]) * random.range(2, 12),
      view: random.range(58, 66),
    },
    outline,
    { wide: 0.82, high: 0.58, foot: random.range(0.87, 0.9) },
  );
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, {
    kind: closed ? 'town' : 'trees',
    tower: random.chance(0.35),
    winter: hour.season === 'winter',
  });
  const grass = grassOf(hour, snow);
  paintLawn(stage, grass, { snow, mown: shape === 'wide-lawn' || closed });
  const leaf = hour.season === 'autumn' ? '#8f8244' : hour.season === 'winter' ? '#6f735a' : '#5f7a4a';
  const flowering = hour.season === 'spring' || hour.season === 'summer';
  const tree = TREES[textHint(hints, 'trees')] ?? { kind: 'round' as const };
  const plant = (x: number, z: number, height: number, detail = 1): void =>
    plantTree(stage, random, [x, 0, z], {
      kind: tree.kind,
      height,
      season: hour.season,
      detail,
      ...(tree.colour && hour.season === 'spring' ? { colour: tree.colour } : {}),
    });

  const wall = random.pick([BRICKS.rose, BRICKS.red, BRICKS.brown]);
  const cover =
    shape === 'narrow-town' && random.chance(0.5)
      ? (pen: Pen) => boards(pen, random.fork('fence'), '#9a7f5f', { width: 0.16 })
      : (pen: Pen) => brickwork(pen, random.fork('wall'), wall, pen.outline, 0.5);
  if (closed) {
    const high = shape === 'walled' ? 2.3 : 1.95;
    const green = hour.season === 'winter' ? undefined : random.chance(0.85) ? leaf : undefined;
    const sides = [
      leftSheet(frameAt([half, 0, 0]), 0, 0, long),
      rightSheet(frameAt([-half, 0, 0]), 0, 0, -9),
    ];
    sides.forEach((sheet) => {
      const reach = long + 9;
      stage.face(sheet, box2(0, 0, reach, high), (pen) => {
        cover(pen);
        if (green)
          for (const from of [reach * 0.2, reach * 0.62])
            leafDabs(pen, random, box2(from, 0, from + 2.6, high), { colour: green, count: 150, size: 0.1 });
        pen.shadows();
        pen.block(0, high - 0.07, reach, high, 0.06, '#9a958a');
      });
    });
    boundary(stage, frameAt([-half, 0, long]), random, half * 2, high, cover, green);
  } else {
    hedge(stage, frameAt([-half - 4, 0, long]), random, [half * 2 + 8, 1.6, 1], leaf);
    plant(random.pick([-1, 1]) * random.range(5.2, 6.2), random.range(2.2, 4), random.range(6, 7.5));
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i += 1)
        plant(
          side * random.range(half * 0.75, half * 1.3),
          random.range(6, long + 4),
          random.range(5.5, 9),
          0.7,
        );
  }
  const front = camera.eye[2] + 0.6;
  const deck = flatPen(stage, box2(-half, front, half, 2.2));
  terrace(
    deck,
    textHint(hints, 'terrace'),
    -Math.min(half, 5),
    front,
    Math.min(half, 5),
    closed && shape === 'courtyard' ? 2.4 : 1.4,
  );
  if (shape === 'terraced')
    for (const z of [5, 9]) hedge(stage, frameAt([-half * 0.8, 0, z]), random, [half * 1.3, 0.5, 0.5], leaf);
  if (shape === 'courtyard') {
    const yard = flatPen(stage, box2(-half, 2.4, half, long));
    terrace(yard, textHint(hints, 'terrace'), -half, 2.4, half, long - 0.05);
  }
  for (const side of [-1, 1])
    for (let z = 1.4; z < long - 0.5; z += random.range(0.6, 1.1)) {
      const x = side * (closed ? half - random.range(0.4, 0.9) : random.range(4.6, 6.4));
      if (closed || z < 12)
        bush(stage, random, [x, 0, z], {
          size: random.range(0.7, 1.4),
          colour: random.pick([leaf, lighter(leaf, 0.12), darker(leaf, 0.12)]),
          ...(flowering && random.chance(0.55) ? { flowers: random.pick(FLOWERS) } : {}),
        });
    }

  const feature = textHint(hints, 'feature');
  const aside = random.pick([-1, 1]);
  const x = aside * half * 0.42;
  const z = closed ? long * 0.55 : random.range(5, 9);
  if (feature === 'swing') swing(stage, frameAt([x - 1.1, 0, z + 1], random.range(-25, 25)));
  if (feature === 'shed')
    shed(
      stage,
      frameAt([x - 1.4, 0, Math.min(long - 3, z + 3)], aside * -14),
      random,
      random.pick(['#6f7f74', '#8a6a48', '#4f5d66']),
    );
  if (feature === 'greenhouse') greenhouse(stage, frameAt([x - 1.7, 0, z + 2], aside * -20));
  if (feature === 'pergola')
    pergola(
      stage,
      frameAt([x - 1.6, 0, Math.max(1.2, z - 2)], aside * -8),
      random,
      leaf,
      hour.season === 'winter',
    );
  if (feature === 'vegetable-beds') vegetableBeds(stage, frameAt([x - 2, 0, z - 1]), random);
  if (feature === 'pond') pond(stage, random, x, z, hour.sky.middle);
  if (feature === 'hedge-maze')
    for (let i = 0; i < 4; i += 1)
      hedge(
        stage,
        frameAt([-half * 0.7 + (i % 2) * 1.6, 0, 3 + i * 2]),
        random,
        [half * 1.1, 0.85, 0.6],
        leaf,
      );
  if (feature === 'rose-border')
    for (let i = 0; i < 9; i += 1)
      bush(stage, random, [-half * 0.7 + i * half * 0.17, 0, z + Math.sin(i) * 0.4], {
        size: random.range(0.7, 1),
        colour: leaf,
        ...(hour.season === 'winter' ? {} : { flowers: random.pick(['#c9667a', '#e8c0c4', '#efe6d8']) }),
      });
  if (feature === 'pool') {
    const pool = flatPen(stage, box2(x - 3, z - 2, x + 3, z + 5));
    pool.rect(x - 2.3, z - 0.9, x + 2.3, z + 5.4, pool.tone('#cfc7b7'));
    pool.rect(
      x - 1.9,
      z - 0.5,
      x + 1.9,
      z + 5,
      pool.fade([x, z - 0.5], [x, z + 5], ramp([0, '#5f9aa3'], [1, '#a5cbd0'])),
    );
    deckChair(stage, frameAt([x + aside * -3.2, 0, z + 1], aside * 20), '#b0705a');
  }
  if (feature === 'apple-tree')
    plantTree(stage, random, [x, 0, z], {
      kind: 'round',
      height: 4.6,
      season: hour.season,
      ...(hour.season === 'spring' ? { colour: '#e3c9cc' } : {}),
    });
  if (feature === 'table' || random.chance(0.5)) {
    gardenTable(
      stage,
      frameAt([-x - 1, 0, closed ? -0.4 : 0.2], random.range(-12, 12)),
      random.pick(['#8a6442', '#6f7f74', '#3f4548']),
    );
    if (hour.season === 'summer')
      parasol(stage, [-x, 0, 0.9], random.pick(['#d9c4a0', '#b0705a', '#6f8573']));
  } else
    for (const shift of [0, 1.1])
      deckChair(
        stage,
        frameAt([-x - 0.8 + shift, 0, 0.6], random.range(-20, 20)),
        random.pick(['#6f8573', '#b0705a', '#5d6b78']),
      );
  plant(-aside * half * random.range(0.5, 0.8), closed ? long - 1.6 : z + 4, closed ? 4.6 : 7);
  const sunSide = Math.sign(hour.light.sun[0]) || 1;
  distantShade(stage, random, [sunSide * (half + 3), 0, -1], {
    kind: 'round',
    height: 8,
    season: hour.season,
  });
  flatPen(stage, box2(-40, camera.eye[2] + 0.5, 40, long + 30)).shadows();
  return { svg: stage.finish(), main: boxOf(camera, outline) };
}
