import { WIDTH, cameraOf } from '../base/camera.ts';
import { grid, ramp } from '../base/drawing.ts';
import { darker, lighter } from '../base/colour.ts';
import { frameAt, frontSheet, inside } from '../base/frame.ts';
import { boxOf } from '../base/picture.ts';
import { at, box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { drum, rod, solid } from '../furniture/forms.ts';
import { CABINETS, WORKTOPS, splash } from '../furniture/kitchen.ts';
import { vase } from '../furniture/vases.ts';
import { Decor } from '../home/decor.ts';
import { indoorsFor } from '../rooms/daylight.ts';
import { fireplace } from '../rooms/hearth.ts';
import { setRoom } from '../rooms/set-room.ts';
import { wallShelf } from '../rooms/joinery.ts';
import { textHint } from '../words.ts';
import { handle } from './door-handle.ts';
import { windowSeat } from './window-seat.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Close } from './close.ts';
import type { Vec2 } from '../base/vec.ts';

/** One close look: the middle of what it shows, how many metres the frame is wide, and the drawing of it. */
type Detail = {
  middle: Vec2;
  wide: number;
  /** Metres the eye is higher than that middle. */
  rise?: number;
  /** Left, low, right and top of the main object on the wall. */
  main: readonly [number, number, number, number];
  paint: (close: Close) => void;
};

/** A bent tap over its basin, tiles behind, soap and a sprig beside it. */
function tap({ pen, hints, stage, random }: Close): void {
  const metal =
    textHint(hints, 'metal') === 'black'
      ? '#33322f'
      : textHint(hints, 'metal') === 'chrome'
        ? '#b9bcbc'
        : '#b5975a';
  splash(pen, random.fork('tiles'), -1, 2.2, 2.2, textHint(hints, 'splash') || 'zellige');
  const frame = frameAt([0, 0, -0.6]);
  solid(
    stage,
    inside(frame, -1.4, 0.86, -0.05),
    [4, 0.05, 0.65],
    WORKTOPS[textHint(hints, 'worktop')] ?? '#cfc9be',
  );
  solid(
    stage,
    inside(frame, -1.4, 0, 0),
    [4, 0.86, 0.58],
    CABINETS[textHint(hints, 'cabinets')] ?? '#e2d8c1',
  );
  stage.face(
    { origin: inside(frame, 0.24, 0.912, 0.08).origin, u: [1, 0, 0], v: [0, 0, 1], n: [0, 1, 0] },
    box2(0, 0, 0.62, 0.36),
    (top) =>
      top.fill(top.outline, top.fade([0, 0], [0, 0.36], ramp([0, '#8d8f8f'], [1, '#56595a'])), {
        stroke: '#dedbd4',
        'stroke-width': 10,
      }),
    { casts: false },
  );
  const point = (x: number, y: number, z: number) => inside(frame, x, y, z).origin;
  drum(stage, point(0.45, 0.91, 0.5), { top: 0.032, bottom: 0.036, height: 0.05, albedo: metal });
  const neck = [
    point(0.45, 0.95, 0.5),
    point(0.45, 1.26, 0.5),
    ...Array.from({ length: 9 }, (_, i) =>
      point(0.56 - Math.cos((i / 8) * Math.PI) * 0.11, 1.26 + Math.sin((i / 8) * Math.PI) * 0.13, 0.46),
    ),
    point(0.67, 1.2, 0.44),
  ];
  for (const [thick, tone] of [
    [0.03, darker(metal, 0.25)],
    [0.018, metal],
    [0.006, lighter(metal, 0.6)],
  ] as const)
    neck
      .slice(1)
      .forEach((to, i) =>
        rod(stage, stage.nearer(neck[i] ?? to, 0.1 - thick), stage.nearer(to, 0.1 - thick), thick, tone),
      );
  rod(stage, point(0.67, 1.21, 0.42), point(0.67, 1.165, 0.42), 0.036, darker(metal, 0.2));
  rod(stage, point(0.45, 1.0, 0.46), point(0.34, 1.04, 0.44), 0.018, metal);
  drum(stage, point(0.08, 0.91, 0.36), {
    top: 0.035,
    bottom: 0.04,
    height: 0.15,
    albedo: '#6b5a3a',
    lid: '#33322f',
  });
  solid(stage, inside(frame, -0.36, 0.91, 0.5), [0.34, 0.44, 0.025], '#b58a5c');
  drum(stage, point(-0.12, 0.91, 0.24), {
    top: 0.13,
    bottom: 0.07,
    height: 0.08,
    albedo: '#8795a0',
    lid: '#c98a4a',
  });
}

/** The fire itself. */
function hearth({ pen, random, stage, decor }: Close): void {
  fireplace(pen, random.fork('hearth'), 0.4, true);
  const frame = frameAt([0, 0, 0]);
  vase(stage, inside(frame, -0.15, 1.14, -0.14).origin, random.fork('vase'), decor.vase());
  for (const [x, h] of [
    [0.85, 0.22],
    [0.98, 0.16],
  ] as const)
    drum(stage, inside(frame, x, 1.14, -0.14).origin, {
      top: 0.025,
      bottom: 0.025,
      height: h,
      albedo: '#efe6d4',
    });
  for (let i = 0; i < 6; i += 1)
    drum(stage, inside(frame, 1.42 + (i % 2) * 0.16, 0.02 + Math.floor(i / 2) * 0.15, -0.3).origin, {
      top: 0.075,
      bottom: 0.075,
      height: 0.14,
      albedo: '#8a6442',
      lid: '#c9a878',
    });
}

/** Books and a vase on a shelf, side light. */
function shelf({ pen, random, stage, decor }: Close): void {
  const spines = ['#8a4a3a', '#e6dccb', '#3f5468', '#6f8573', '#c9a86a', '#d3b9a0', '#2f4a3c', '#54463c'];
  const row = (count: number): string[] => Array.from({ length: count }, () => random.pick(spines));
  wallShelf(pen, -0.35, 1.42, 1.5, row(random.int(7, 22)));
  wallShelf(pen, -0.35, 0.98, 1.5, row(random.int(6, 18)));
  const frame = frameAt([0, 0, 0]);
  vase(stage, inside(frame, 0.86, 1.45, -0.12).origin, random.fork('vase'), decor.vase());
  vase(stage, inside(frame, 0.72, 1.01, -0.12).origin, random.fork('vase 2'), decor.vase());
  drum(stage, inside(frame, 0.97, 1.01, -0.1).origin, {
    top: 0.05,
    bottom: 0.06,
    height: 0.13,
    albedo: '#b0705a',
  });
}

const DETAILS: Record<string, Detail> = {
  handle: { middle: [0.2, 1.05], wide: 0.62, main: [0.06, 0.885, 0.46, 1.175], paint: handle },
  tap: { middle: [0.44, 1.1], wide: 1.3, rise: 0.3, main: [-0.02, 0.88, 0.92, 1.4], paint: tap },
  hearth: { middle: [0.42, 0.68], wide: 2.5, main: [-0.46, 0, 1.26, 1.16], paint: hearth },
  'window-seat': { middle: [0.4, 1.05], wide: 2.9, main: [-0.6, 0.36, 1.4, 1.7], paint: windowSeat },
  shelf: { middle: [0.4, 1.32], wide: 1.85, main: [-0.35, 0.9, 1.15, 1.75], paint: shelf },
};

/** Something close by that tells how a house was made: a handle, a tap, a fire, a window seat, a shelf. */
export function detailScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const detail = DETAILS[textHint(hints, 'kind')] ?? DETAILS.shelf;
  if (!detail) throw new Error('There is no detail to draw.');
  const empty = setRoom(hints, random.fork('room'), { width: [4, 4], depth: [3, 3] });
  const bright = random.fork('side').pick([-1, 1] as const);
  const indoors = indoorsFor(hints, random.fork('light'), bright);
  const [u, v] = detail.middle;
  const turn = random.fork('turn').range(4, 11) * bright;
  const view = 40;
  const rise = detail.rise ?? (detail.wide > 1 ? 0.18 : 0);
  const away = (detail.wide * random.fork('zoom').range(0.84, 1.1)) / 2 / Math.tan((view * Math.PI) / 360);
  const angle = (turn * Math.PI) / 180;
  const camera = cameraOf({
    eye: [u - Math.sin(angle) * away, v + rise, -Math.cos(angle) * away],
    turn,
    view,
    horizon: 0.5 - rise / (detail.wide / 1.5),
  });
  const stage = new Stage(camera, indoors.light, random);
  const sheet = frontSheet(frameAt([0, 0, 0]));
  const pen = stage.pen(sheet, box2(-3, 0, 4, 3));
  const { wall } = empty.room;
  const [lit, dark] = bright < 0 ? [-0.6, 1.6] : [1.6, -0.6];
  pen.fill(
    pen.outline,
    pen.fade(
      [lit, v],
      [dark, v],
      ramp([0, pen.tone(lighter(wall, 0.14))], [1, pen.tone(darker(wall, 0.14))]),
    ),
  );
  const floor = stage.pen(
    { origin: at(sheet, -3, 0, 4), u: [1, 0, 0], v: [0, 0, 1], n: [0, 1, 0] },
    box2(0, 0, 7, 4),
  );
  floor.fill(floor.outline, floor.tone(empty.room.floor.colour));
  const decor = new Decor(words.id);
  detail.paint({ ...empty, indoors, stage, pen, decor, random, hints });
  const [left, low, right, top] = detail.main;
  const main = boxOf(camera, [
    at(sheet, left, low),
    at(sheet, right, low),
    at(sheet, right, top),
    at(sheet, left, top),
  ]);
  const svg = stage.finish();
  const things = decor.things;
  return random.fork('mirror').chance(0.5)
    ? { svg: mirrored(svg), main: { ...main, left: 1 - main.right, right: 1 - main.left }, things }
    : { svg, main, things };
}

/** The same drawing as a mirror shows it. */
const mirrored = (svg: string): string =>
  svg
    .replace('</defs>', `</defs><g transform="translate(${grid(WIDTH)} 0) scale(-1 1)">`)
    .replace('</svg>', '</g></svg>');
