import { inside } from '../base/frame.ts';
import { painting, rug } from '../furniture/art.ts';
import { bookcase } from '../furniture/cases.ts';
import { drum, legs, rod, solid } from '../furniture/forms.ts';
import { hangingLamp, tableLamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { armchair } from '../furniture/seats.ts';
import { WOODS, books } from '../furniture/tables.ts';
import { vase } from '../furniture/vases.ts';
import { radiator, wallShelf } from '../rooms/joinery.ts';
import { against, along, wallsOf } from '../rooms/placing.ts';
import { roomScene } from '../rooms/room-scene.ts';
import { spot, wallLength } from '../rooms/shell.ts';
import { paintWindows } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { Frame } from '../base/frame.ts';
import type { Furnishing } from '../rooms/room-scene.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

const SPINES = [
  '#8a4a3a',
  '#e6dccb',
  '#3f5468',
  '#6f8573',
  '#c9a86a',
  '#d3b9a0',
  '#2f4a3c',
  '#54463c',
] as const;

/** A chair on a column with five feet, seen from behind. */
function deskChair(f: Furnishing, frame: Frame, colour: string): void {
  const { stage } = f;
  const at = (x: number, y: number, z: number) => inside(frame, x, y, z).origin;
  for (const [x, z] of [
    [-0.26, 0.08],
    [0.26, 0.08],
    [-0.16, -0.22],
    [0.16, -0.22],
    [0, 0.28],
  ] as const)
    rod(stage, at(0, 0.1, 0), at(x, 0.04, z), 0.035, '#3a3a3a');
  rod(stage, at(0, 0.1, 0), at(0, 0.44, 0), 0.05, '#55585a');
  drum(stage, at(0, 0.44, 0), { top: 0.25, bottom: 0.24, height: 0.07, albedo: colour });
  solid(stage, inside(frame, -0.21, 0.62, -0.26), [0.42, 0.38, 0.05], colour, { soft: 0.05 });
}

function desk(f: Furnishing, frame: Frame, wood: string, colour: string): void {
  const { stage, decor, random } = f;
  const long = 1.6;
  legs(stage, frame, [long, 0.72, 0.7], 0.05, wood);
  solid(stage, inside(frame, 0, 0.72, 0), [long, 0.04, 0.7], wood);
  solid(stage, inside(frame, long - 0.5, 0.2, 0.1), [0.44, 0.52, 0.55], wood);
  solid(stage, inside(frame, long * 0.5 - 0.3, 0.86, 0.5), [0.6, 0.36, 0.03], '#2d2f31', { soft: 0.02 });
  solid(stage, inside(frame, long * 0.5 - 0.08, 0.76, 0.46), [0.16, 0.12, 0.1], '#55585a');
  solid(stage, inside(frame, long * 0.5 - 0.22, 0.762, 0.16), [0.44, 0.015, 0.14], '#d9d6ce');
  books(stage, inside(frame, 0.1, 0.762, 0.3), random.fork('books'));
  tableLamp(stage, inside(frame, long - 0.22, 0.762, 0.42).origin, decor.tableLamp(), f.indoors.lamps);
  deskChair(f, inside(frame, long * 0.42, 0, -0.42), colour);
}

/** A study: a desk with its chair and lamp, books over it, light from the side. */
export function officeScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const many = hints.shared === true;
  const setting = {
    width: many ? ([4.6, 5.2] as const) : ([3.1, 3.7] as const),
    depth: many ? ([4.2, 4.8] as const) : ([3.2, 3.7] as const),
    turn: [6, 26],
    floor: 'oak-planks',
  } as const;
  return roomScene(words, random, setting, (f) => {
    const { room, stage, decor, on } = f;
    const { width, depth } = room;
    const { lit, far } = wallsOf(room);
    const wood = f.random.pick([...WOODS, '#e6dfd2']);
    const colour = f.random.pick(['#3a3836', '#8a9a8a', '#b0705a', '#5d6b78']);
    on(lit, (pen) => {
      paintWindows(pen, f.random.fork('window'), room, f.indoors, {
        wall: lit,
        kind: textHint(hints, 'window'),
        hung: !many && f.random.fork('hung').chance(0.4),
      });
      if (f.old) radiator(pen, wallLength(room, lit) / 2 - 0.5, { width: 1, height: 0.34 });
    });
    const wall = lit === 'back' ? far : 'back';
    const at = wall === 'back' ? width * (many ? 0.3 : 0.5) : depth * 0.55;
    stage.main(() => {
      desk(f, against(room, wall, at, 1.6, 0.7), wood, colour);
      if (many)
        desk(
          f,
          against(room, wall, wall === 'back' ? width * 0.7 : depth * 0.55 - 1.9, 1.6, 0.7),
          wood,
          colour,
        );
    });
    const u = along(room, wall, at);
    const art = decor.art();
    on(wall, (pen) => {
      wallShelf(pen, u - 0.75, 1.95, 1.5, [...SPINES, ...SPINES, ...SPINES]);
      painting(pen, f.random.fork('art'), art, u - 0.7, 1.32, 0.44, 0.5);
      if (!many) wallShelf(pen, u + 0.1, 1.45, 0.62, SPINES);
    });
    if (!many) {
      bookcase(
        stage,
        against(room, wall === 'back' ? far : 'back', wall === 'back' ? depth - 1.1 : 1, 1.3, 0.32),
        f.random.fork('case'),
        [1.3, 2.2, 0.3],
        wood,
      );
      if (f.random.chance(0.5))
        armchair(
          stage,
          inside(room.frame, f.flip ? width - 1.1 : 0.4, 0, depth - 1.2, f.flip ? 40 : -40),
          f.random.pick(['#c9a86a', '#b0705a', '#6f8573']),
        );
    }
    vase(
      stage,
      inside(against(room, wall, at, 1.6, 0.7), 0.35, 0.762, 0.55).origin,
      f.random.fork('vase'),
      decor.vase(),
    );
    hangingLamp(stage, spot(room, width / 2, 0, depth * 0.55), decor.hanging(), {
      ceiling: room.height,
      lit: f.indoors.lamps,
      drop: 0.75,
    });
    pottedPlant(
      stage,
      f.random.fork('plant'),
      decor.plant(),
      spot(room, f.flip ? width - 0.4 : 0.4, 0, depth - 0.4),
      1.3,
    );
    if (!many)
      f.onFloor((pen) =>
        rug(pen, f.random.fork('rug'), width / 2 - 1.1, depth - 2.6, width / 2 + 1.1, depth - 0.9),
      );
  });
}
