import { inside, topSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { painting, rug } from '../furniture/art.ts';
import { bed, cradle, nightstand } from '../furniture/bed.ts';
import { cupboard } from '../furniture/cases.ts';
import { legs, solid } from '../furniture/forms.ts';
import { lamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { armchair, chair } from '../furniture/seats.ts';
import { WOODS, books, vase } from '../furniture/tables.ts';
import { mirror } from '../rooms/hearth.ts';
import { setRoom } from '../rooms/set-room.ts';
import { paintShell, spot } from '../rooms/shell.ts';
import { paintWindows } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { Pen } from '../base/pen.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { WallName } from '../rooms/shell.ts';

const COVERS = [
  '#c9b79a',
  '#a9b1a2',
  '#b5836a',
  '#8795a0',
  '#d9cbb2',
  '#7f6f7a',
  '#c9a86a',
  '#5f7466',
] as const;

/** A bedroom: a made bed under a wall colour, daylight from one side. */
export function bedroomScene({ hints }: PictureWords, random: Random): string {
  const kind = textHint(hints, 'bed');
  const feature = textHint(hints, 'feature');
  const floorName = random.pick(['oak-planks', 'pale-pine', 'herringbone', 'cork', 'oak']);
  const { stage, room, indoors, flip } = setRoom(hints, random, {
    width: [3.9, 5.2],
    depth: [3.8, 4.8],
    floor: floorName,
    turn: [5, 28],
  });
  if (feature === 'beams') room.beams = '#7a5a3e';
  const { width, depth, height, frame } = room;
  const windowWall: WallName = room.bright === 0 ? 'back' : room.bright < 0 ? 'left' : 'right';
  const far: WallName = flip ? 'left' : 'right';
  const wood = random.pick([...WOODS, '#e6dfd2', '#4a4540']);
  const upholstery = random.pick(['#a9a08f', '#7f8f8a', '#b58a75', '#5f6b78', '#c9b79a']);
  const words = {
    kind,
    width: kind === 'twin' ? 0.9 : random.pick([1.4, 1.6]),
    cover: random.pick(COVERS),
    linen: '#ece5d8',
    textile: textHint(hints, 'textile'),
    wood: kind === 'upholstered' ? upholstery : kind === 'oak' ? '#a9825a' : wood,
  };
  const decor = random.fork('decor');
  const over: Partial<Record<WallName, (pen: Pen) => void>> = {};
  const add = (wall: WallName, paint: (pen: Pen) => void): void => {
    const before = over[wall];
    over[wall] = (pen) => {
      before?.(pen);
      paint(pen);
    };
  };
  add(windowWall, (pen) =>
    paintWindows(pen, random.fork('window'), room, indoors, {
      wall: windowWall,
      kind: textHint(hints, 'window'),
      hung: decor.chance(0.65),
      middle: windowWall === 'back' ? width / 2 : depth * 0.5,
    }),
  );

  const acrossBed = room.bright === 0 || random.chance(0.35);
  const lit = indoors.lamps || decor.chance(0.2);
  const heads = kind === 'twin' ? [-0.85, 0.85] : [0];
  if (acrossBed) {
    const z = depth * 0.5;
    heads.forEach((shift) => {
      const at = flip
        ? inside(frame, 2.12, 0, z - words.width / 2 + shift, -90)
        : inside(frame, width - 2.12, 0, z + words.width / 2 + shift, 90);
      bed(stage, at, decor.fork('bed'), words);
    });
    const edge = words.width / 2 + 0.12 + Math.abs(heads[0] ?? 0);
    for (const side of [-1, 1])
      nightstand(
        stage,
        flip
          ? inside(frame, 0.4, 0, z + side * (edge + 0.24) - 0.22, -90)
          : inside(frame, width - 0.4, 0, z + side * (edge + 0.24) + 0.22, 90),
        decor,
        wood,
        lit,
      );
    add(far, (pen) => painting(pen, decor, depth * 0.5 - 0.5, 1.35, random.range(0.7, 1.1), 0.7));
  } else {
    const x = width / 2 + (flip ? -0.25 : 0.25);
    heads.forEach((shift) =>
      bed(stage, inside(frame, x - words.width / 2 + shift, 0, depth - 2.14), decor.fork('bed'), words),
    );
    const edge = words.width / 2 + 0.1 + Math.abs(heads[0] ?? 0);
    for (const side of [-1, 1])
      nightstand(stage, inside(frame, x + side * (edge + 0.24) - 0.22, 0, depth - 0.42), decor, wood, lit);
    if (kind !== 'canopy')
      add('back', (pen) =>
        painting(pen, decor, x - random.range(0.4, 0.6), 1.4, random.range(0.8, 1.2), random.range(0.6, 0.8)),
      );
  }
  const free = (from: number): ReturnType<typeof inside> =>
    flip ? inside(frame, 0.62, 0, from, -90) : inside(frame, width - 0.62, 0, from + 1.5, 90);
  const corner = acrossBed ? inside(frame, flip ? width - 1.9 : 0.4, 0, depth - 0.62) : free(0.4);
  if (feature === 'wardrobe')
    cupboard(stage, corner, [1.5, Math.min(2.15, height - 0.2), 0.6], {
      columns: 3,
      colour: random.pick([wood, '#e2dacb', room.wall]),
      handles: '#b5975a',
      panel: random.chance(0.5),
      rows: [0, 0.25, 1],
    });
  if (feature === 'desk') {
    legs(stage, corner, [1.3, 0.72, 0.6], 0.05, wood);
    solid(stage, inside(corner, 0, 0.72, 0), [1.3, 0.035, 0.6], wood);
    chair(stage, inside(corner, 0.86, 0, -0.1, 180), {
      colour: random.pick(['#3a3836', '#8a6442', '#b0705a']),
    });
    books(stage, inside(corner, 0.1, 0.756, 0.2), decor);
    vase(stage, inside(corner, 1.1, 0.756, 0.35).origin, decor);
  }
  if (feature === 'armchair')
    armchair(
      stage,
      inside(frame, flip ? 0.7 : width - 1.4, 0, acrossBed ? depth - 1.1 : depth * 0.3, flip ? -40 : 40),
      random.pick(['#b0705a', '#6f8573', '#c9a86a', '#8795a0']),
    );
  if (feature === 'mirror')
    add(acrossBed ? 'back' : far, (pen) =>
      mirror(pen, (acrossBed ? width : depth) * 0.5, 0.25, 0.75, 1.7, random.chance(0.5)),
    );
  if (feature === 'cradle')
    cradle(
      stage,
      inside(frame, flip ? width - 1.6 : 0.7, 0, acrossBed ? depth - 1.1 : depth * 0.34),
      random.pick(['#c19a6b', '#e6dfd2']),
      '#ece5d8',
    );
  if (decor.chance(0.4))
    lamp(
      stage,
      random.fork('lamp'),
      random.pick(['pendant', 'paper-globe']),
      spot(room, width / 2, 0, depth * 0.5),
      height,
      indoors.lamps,
    );
  if (decor.chance(0.45))
    pottedPlant(
      stage,
      random.fork('plant'),
      random.pick(['olive', 'fig', 'fern', 'palm']),
      spot(room, flip ? width - 0.5 : 0.5, 0, depth - 0.6),
      random.range(0.9, 1.4),
    );
  paintShell(stage, room, random, over);
  const floor = stage.pen(topSheet(frame, 0, 0.004, 0), box2(0, 0, width, depth));
  if (feature === 'rug' || decor.chance(0.6))
    rug(floor, random.fork('rug'), width * 0.18, depth * 0.18, width * 0.82, depth * 0.66);
  floor.shadows([], 0.5);
  return stage.finish();
}
