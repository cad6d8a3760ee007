import { inside } from '../base/frame.ts';
import { darker } from '../base/colour.ts';
import { box } from '../buildings/solid.ts';
import { cupboard } from '../furniture/cases.ts';
import { drum, rod, solid } from '../furniture/forms.ts';
import { CABINETS, baseRun, openShelf, sink, splash } from '../furniture/kitchen.ts';
import { hangingLamp } from '../furniture/lights.ts';
import { innerDoor } from '../rooms/joinery.ts';
import { against, along, wallsOf } from '../rooms/placing.ts';
import { roomScene } from '../rooms/room-scene.ts';
import { spot, wallLength } from '../rooms/shell.ts';
import { paintWindows } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import { bicycleStore } from './bicycle-store.ts';
import type { Frame } from '../base/frame.ts';
import type { Furnishing } from '../rooms/room-scene.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

const disc = (u: number, v: number, r: number): Vec2[] =>
  Array.from({ length: 24 }, (_, i): Vec2 => [
    u + Math.cos((i / 24) * 6.283) * r,
    v + Math.sin((i / 24) * 6.283) * r,
  ]);

/** A washing machine or a dryer, 60 cm wide. */
function machine(f: Furnishing, frame: Frame): void {
  const plain = '#ebe8e1';
  const side = (pen: {
    fill: (outline: readonly Vec2[], tone: string) => void;
    outline: readonly Vec2[];
    tone: (albedo: string) => string;
  }): void => pen.fill(pen.outline, pen.tone(plain));
  box(f.stage, frame, [0.6, 0.85, 0.6], {
    left: side,
    right: side,
    top: side,
    front: (pen) => {
      pen.fill(
        pen.outline,
        pen.fade(
          [0, 0],
          [0, 0.85],
          [
            [0, pen.tone(darker(plain, 0.1))],
            [1, pen.tone(plain)],
          ],
        ),
      );
      pen.rect(0.03, 0.7, 0.2, 0.8, pen.tone('#d3d0c9'));
      pen.fill(disc(0.42, 0.75, 0.035), pen.tone('#8d9092'));
      pen.fill(disc(0.3, 0.38, 0.2), pen.tone('#c9c9c6'));
      pen.fill(
        disc(0.3, 0.38, 0.16),
        pen.fade(
          [0.15, 0.5],
          [0.45, 0.2],
          [
            [0, '#8fa0a8'],
            [1, '#46525a'],
          ],
        ),
      );
      pen.rect(0, 0.64, 0.6, 0.645, pen.tone(darker(plain, 0.3)));
    },
  });
}

function laundry(f: Furnishing, hints: PictureWords['hints']): void {
  const { room, stage, on } = f;
  const { width, depth } = room;
  const colour = CABINETS[textHint(hints, 'cabinets')] ?? '#9db4c0';
  const style = { colour, worktop: '#b58a5c', panel: f.old, handles: '#b5975a' };
  on('back', (pen) => {
    splash(pen, f.random.fork('splash'), 0, width, 1.45, 'metro-tile');
    openShelf(pen, f.random.fork('shelf'), 0.9, width - 0.3, 1.62);
  });
  stage.main(() => {
    const start = against(room, 'back', width / 2, width - 0.04, 0.6);
    cupboard(stage, inside(start, 0, 0, 0), [0.62, 2.15, 0.6], {
      columns: 1,
      colour,
      rows: [0, 0.5, 1],
      handles: '#b5975a',
      panel: f.old,
    });
    machine(f, inside(start, 0.68, 0, 0));
    machine(f, inside(start, 1.3, 0, 0));
    const rest = width - 0.04 - 1.95;
    if (rest > 0.5) baseRun(stage, inside(start, 1.95, 0, 0), rest, style);
    solid(stage, inside(start, 0.64, 0.9, -0.02), [1.3, 0.04, 0.62], '#b58a5c');
    if (rest > 0.6) sink(stage, inside(start, 2.0, 0, 0), '#b5975a');
    drum(stage, inside(start, 0.98, 0.94, 0.3).origin, {
      top: 0.2,
      bottom: 0.16,
      height: 0.2,
      albedo: '#c9a878',
      lid: '#efe9dd',
    });
    for (const [y, tint] of [
      [0.94, '#c9d0ce'],
      [1.0, '#d9b9a5'],
      [1.06, '#e6dccb'],
    ] as const)
      solid(stage, inside(start, 1.42, y, 0.16), [0.36, 0.06, 0.3], tint, { soft: 0.02 });
  });
  drum(stage, spot(room, f.flip ? width - 0.5 : 0.5, 0, depth - 1.2), {
    top: 0.26,
    bottom: 0.22,
    height: 0.42,
    albedo: '#b08a5c',
    lid: '#e6dccb',
  });
}

function cellar(f: Furnishing): void {
  const { room, stage } = f;
  const { width } = room;
  stage.main(() => {
    for (const x of [width * 0.27, width * 0.73]) {
      const rack = against(room, 'back', x, width * 0.42, 0.4);
      const wide = width * 0.42;
      for (let row = 0; row < 7; row += 1) {
        solid(stage, inside(rack, 0, row * 0.28, 0.05), [wide, 0.03, 0.32], '#8a6442');
        for (let i = 0; i < 9; i += 1)
          if (f.random.chance(0.8))
            drum(stage, inside(rack, 0.08 + i * ((wide - 0.12) / 9), row * 0.28 + 0.03, 0.14).origin, {
              top: 0.025,
              bottom: 0.045,
              height: 0.22,
              albedo: f.random.pick(['#2f4a3c', '#4a2f2c', '#6b5a3a', '#33322f']),
            });
      }
      for (const post of [0, wide - 0.04])
        solid(stage, inside(rack, post, 0, 0.04), [0.05, 2, 0.05], '#6b4a32');
    }
  });
  const barrel = spot(room, width / 2, 0, room.depth - 1.2);
  drum(stage, barrel, { top: 0.28, bottom: 0.28, height: 0.8, albedo: '#a47b50' });
  for (const y of [0.12, 0.6])
    rod(
      stage,
      [barrel[0] - 0.28, y, barrel[2] - 0.02],
      [barrel[0] + 0.28, y, barrel[2] - 0.02],
      0.04,
      '#3a3a3a',
    );
}

/** Rooms that serve: a laundry, a bicycle store or a cellar. */
export function utilityScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const kind = textHint(hints, 'kind');
  const setting = {
    width: kind === 'bicycles' ? ([4, 4.5] as const) : ([2.9, 3.3] as const),
    depth: [2.9, 3.4],
    turn: [4, 20],
    wall: kind === 'cellar' ? 'stone' : 'white',
    floor: random.fork('floor').pick(['stone', 'terrazzo', 'concrete', 'slate']),
  } as const;
  return roomScene(words, random, setting, (f) => {
    const { room } = f;
    const { lit, far } = wallsOf(room);
    if (lit !== 'back' && kind !== 'cellar')
      f.on(lit, (pen) =>
        paintWindows(pen, f.random.fork('window'), room, f.indoors, {
          wall: lit,
          kind: 'square',
          middle: along(room, lit, wallLength(room, lit) * 0.6),
        }),
      );
    f.on(far, (pen) =>
      innerDoor(pen, along(room, far, room.depth * 0.5) - 0.43, { colour: '#d9d3c6', metal: '#8d9092' }),
    );
    if (kind === 'bicycles') bicycleStore(f, textHint(hints, 'store'));
    else if (kind === 'cellar') cellar(f);
    else laundry(f, hints);
    if (kind === 'cellar')
      hangingLamp(f.stage, spot(room, room.width / 2, 0, room.depth * 0.6), f.decor.hanging(), {
        ceiling: room.height,
        lit: true,
        drop: 0.6,
      });
  });
}
