import { inside } from '../base/frame.ts';
import { painting, rug } from '../furniture/art.ts';
import { bed, cradle, nightstand } from '../furniture/bed.ts';
import { bookcase, cupboard } from '../furniture/cases.ts';
import { legs, solid } from '../furniture/forms.ts';
import { hangingLamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { armchair, chair } from '../furniture/seats.ts';
import { WOODS, books } from '../furniture/tables.ts';
import { vase } from '../furniture/vases.ts';
import { mirror } from '../rooms/hearth.ts';
import { innerDoor, radiator, wainscot, wallShelf } from '../rooms/joinery.ts';
import { against, along, wallsOf } from '../rooms/placing.ts';
import { roomScene } from '../rooms/room-scene.ts';
import { spot, wallLength } from '../rooms/shell.ts';
import { paintWindows } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { BedWords } from '../furniture/bed.ts';
import type { Furnishing } from '../rooms/room-scene.ts';
import type { Picture } from '../base/picture.ts';
import type { Hints, PictureWords } from '../words.ts';
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
const UPHOLSTERY = ['#a9a08f', '#7f8f8a', '#b58a75', '#5f6b78', '#c9b79a'] as const;
const SPINES = ['#8a4a3a', '#e6dccb', '#3f5468', '#6f8573', '#c9a86a', '#d3b9a0', '#2f4a3c'] as const;

function bedOf(hints: Hints, random: Random): BedWords {
  const kind = textHint(hints, 'bed');
  const single = kind === 'twin' || kind === 'single';
  const wood = random.pick([...WOODS, '#e6dfd2', '#4a4540']);
  return {
    kind,
    width: single ? 0.95 : random.pick([1.5, 1.65]),
    cover: random.pick(COVERS),
    linen: '#ece5d8',
    textile: textHint(hints, 'textile'),
    wood: kind === 'upholstered' ? random.pick(UPHOLSTERY) : kind === 'oak' ? '#a9825a' : wood,
  };
}

/** Beds with their tables and lamps, heads against a wall; `at` is their middle along it. */
function sleeping(f: Furnishing, wall: WallName, at: number, words: BedWords): void {
  const { stage, room, decor, random } = f;
  const lit = f.indoors.lamps;
  const lamp = decor.tableLamp();
  const shifts = words.kind === 'twin' ? [-0.85, 0.85] : [0];
  const wood = words.kind === 'upholstered' ? '#8a6442' : words.wood;
  stage.main(() => {
    for (const shift of shifts)
      bed(stage, against(room, wall, at + shift, words.width, 2.14), random.fork('bed'), words);
    const edge = words.width / 2 + 0.36 + Math.abs(shifts[0] ?? 0);
    const sides = words.kind === 'twin' ? [0] : words.kind === 'single' ? [f.flip ? -1 : 1] : [-1, 1];
    for (const side of sides)
      nightstand(stage, against(room, wall, at + side * edge, 0.44, 0.42), { wood, lit, lamp });
  });
}

/** Draws the feature that the hints name on the wall that neither the bed nor the window has. */
function corner(f: Furnishing, feature: string, wall: WallName): void {
  const { stage, room, decor, random, on } = f;
  const long = wallLength(room, wall);
  const at = wall === 'back' ? (f.flip ? long - 1.1 : 1.1) : long * 0.42;
  const wood = random.fork('wood').pick([...WOODS, '#e6dfd2']);
  if (feature === 'wardrobe')
    cupboard(stage, against(room, wall, at, 1.6, 0.62), [1.6, Math.min(2.2, room.height - 0.2), 0.6], {
      columns: 3,
      colour: random.fork('wardrobe').pick([wood, '#e2dacb', room.wall]),
      handles: '#b5975a',
      panel: f.old,
      rows: [0, 0.25, 1],
    });
  if (feature === 'desk') {
    const desk = against(room, wall, at, 1.3, 0.6);
    legs(stage, desk, [1.3, 0.72, 0.6], 0.05, wood);
    solid(stage, inside(desk, 0, 0.72, 0), [1.3, 0.035, 0.6], wood);
    chair(stage, inside(desk, 0.86, 0, -0.1, 180), {
      colour: random.fork('chair').pick(['#3a3836', '#8a6442', '#b0705a']),
    });
    books(stage, inside(desk, 0.1, 0.756, 0.2), random.fork('books'));
    vase(stage, inside(desk, 1.1, 0.756, 0.35).origin, random.fork('vase'), decor.vase());
    on(wall, (pen) => wallShelf(pen, along(room, wall, at) - 0.5, 1.4, 1, SPINES));
  }
  if (feature === 'armchair')
    armchair(
      stage,
      inside(against(room, wall, at, 0.8, 1.05), 0, 0, 0, wall === 'back' ? (f.flip ? 30 : -30) : 0),
      random.fork('seat').pick(['#b0705a', '#6f8573', '#c9a86a', '#8795a0']),
    );
  if (feature === 'mirror') on(wall, (pen) => mirror(pen, along(room, wall, at), 0.25, 0.75, 1.7, f.old));
  if (feature === 'cradle') cradle(stage, against(room, wall, at, 0.85, 0.8), '#c19a6b', '#ece5d8');
  if (feature === 'shelves' || feature === 'toys') {
    bookcase(
      stage,
      against(room, wall, at, 1.2, 0.32),
      random.fork('case'),
      [1.2, feature === 'toys' ? 1.05 : 2, 0.3],
      '#e6dfd2',
    );
    if (feature === 'toys') toys(f, wall, at);
  }
}

function toys(f: Furnishing, wall: WallName, at: number): void {
  const top = against(f.room, wall, at, 1.2, 0.32);
  for (const [x, size, tint] of [
    [0.1, 0.14, '#c9667a'],
    [0.3, 0.18, '#8795a0'],
    [0.55, 0.12, '#d9b06a'],
    [0.8, 0.2, '#6f8573'],
  ] as const)
    solid(f.stage, inside(top, x, 1.06, 0.06), [size, size, size], tint, { soft: 0.03 });
}

function lightFrom(f: Furnishing, hints: Hints, wall: WallName): void {
  const { room } = f;
  const kind = textHint(hints, 'window');
  if (room.knee !== undefined) {
    const side = room.bright > 0 ? 'right' : 'left';
    f.onSlope(side, (pen) =>
      paintWindows(pen, f.random.fork('window'), { ...room, height: 3 }, f.indoors, {
        wall: side,
        kind: 'roof',
        middle: side === 'left' ? room.depth * 0.5 + 3 : room.depth * 0.5,
      }),
    );
    return;
  }
  const hung = f.random.fork('hung').chance(0.7);
  f.on(wall, (pen) => {
    paintWindows(pen, f.random.fork('window'), room, f.indoors, { wall, kind, hung });
    if (!hung && kind !== 'french-balcony')
      radiator(pen, wallLength(room, wall) / 2 - 0.5, { width: 1, height: 0.4 });
  });
}

/** A bedroom: a made bed with its table and lamp, daylight from one side. */
export function bedroomScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const feature = textHint(hints, 'feature');
  const child = hints.child === true;
  const kind = textHint(hints, 'bed');
  const setting = {
    width: child
      ? ([3.2, 3.7] as const)
      : ['armchair', 'cradle', 'desk'].includes(feature)
        ? ([4.5, 5] as const)
        : ([3.8, 4.4] as const),
    depth: [3.5, 4.1],
    floor: 'oak-planks',
    turn: [8, 28],
  } as const;
  return roomScene(words, random, setting, (f) => {
    const { room, decor, stage } = f;
    const { width, depth } = room;
    const { lit, far } = wallsOf(room);
    const bedWords = bedOf(hints, f.random.fork('bed'));
    const choice = f.random.fork('layout');
    lightFrom(f, hints, lit);
    const side = room.knee === undefined && (lit === 'back' || (choice.chance(0.35) && kind !== 'twin'));
    const wall: WallName = side ? far : 'back';
    const at = side ? depth - bedWords.width / 2 - 0.75 : width / 2 + (f.flip ? -0.2 : 0.2);
    const panelled = f.old && room.moulding && choice.chance(0.4);
    if (panelled)
      f.on(wall, (pen) => wainscot(pen, 0, wallLength(room, wall), { height: 1.15, colour: '#e6dfd2' }));
    sleeping(f, wall, at, bedWords);
    if (kind !== 'canopy') {
      const art = decor.art();
      const pair = choice.chance(0.3) ? decor.art() : undefined;
      const wide = choice.range(0.75, 1.05);
      const high = side || room.knee !== undefined ? 1.35 : 1.45;
      f.on(wall, (pen) => {
        const u = along(room, wall, at);
        if (pair) {
          painting(pen, f.random.fork('art'), art, u - 0.75, high, 0.6, 0.8);
          painting(pen, f.random.fork('art 2'), pair, u + 0.15, high, 0.6, 0.8);
        } else painting(pen, f.random.fork('art'), art, u - wide / 2, high, wide, wide * 0.7);
      });
    }
    const rest: WallName = side ? 'back' : far;
    corner(f, feature, rest);
    if (
      !side &&
      room.knee === undefined &&
      !['wardrobe', 'desk', 'shelves', 'mirror', 'toys'].includes(feature)
    )
      f.on(rest, (pen) =>
        innerDoor(pen, along(room, rest, depth * 0.45) - 0.43, { colour: '#ece6da', metal: '#b5975a' }),
      );
    if (choice.chance(0.5) && kind !== 'canopy')
      hangingLamp(stage, spot(room, width / 2, 0, depth * 0.5), decor.hanging(), {
        ceiling: room.height,
        lit: f.indoors.lamps,
        drop: 0.7,
      });
    if (choice.chance(0.5))
      pottedPlant(
        stage,
        f.random.fork('plant'),
        decor.plant(),
        spot(room, f.flip ? width - 0.45 : 0.45, 0, depth - 0.45),
        f.random.range(0.9, 1.3),
      );
    f.onFloor((pen) =>
      side
        ? rug(pen, f.random.fork('rug'), width * 0.15, depth * 0.3, width * 0.75, depth * 0.9)
        : rug(pen, f.random.fork('rug'), at - 1.35, depth - 2.6, at + 1.35, depth - 0.9),
    );
  });
}
