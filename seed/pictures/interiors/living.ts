import { inside } from '../base/frame.ts';
import { painting, rug } from '../furniture/art.ts';
import { bookcase, piano } from '../furniture/cases.ts';
import { hangingChair, ladder } from '../furniture/hung.ts';
import { hangingLamp, standingLamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { armchair, sofa } from '../furniture/seats.ts';
import { sideboard } from '../furniture/sideboard.ts';
import { WOODS, lowTable } from '../furniture/tables.ts';
import { alcove, fireplace, innerDoors, mirror, stove } from '../rooms/hearth.ts';
import { innerDoor, radiator, wainscot } from '../rooms/joinery.ts';
import { against, along, wallsOf } from '../rooms/placing.ts';
import { roomScene } from '../rooms/room-scene.ts';
import { spot, wallLength } from '../rooms/shell.ts';
import { paintWindows, skylight } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { Furnishing } from '../rooms/room-scene.ts';
import type { Picture } from '../base/picture.ts';
import type { Hints, PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { WallName } from '../rooms/shell.ts';

const SOFAS: Record<string, string> = {
  rust: '#a55f41',
  moss: '#71794f',
  navy: '#3f4f66',
  oat: '#d9cbb2',
  mustard: '#c09a4a',
  plum: '#6d4a5c',
  stone: '#b3a999',
  teal: '#4f7274',
};
const CHAIRS = ['#c9b79a', '#8a9a8a', '#b0705a', '#5d6b78', '#e2d9c8'] as const;

type Layout = 'wall' | 'side' | 'hearth' | 'window';

/** The wall that a hint calls out, on the wall the viewer looks at. */
function features(f: Furnishing, hints: Hints, wall: WallName, middle: number): void {
  const { room, stage, decor, on } = f;
  const feature = textHint(hints, 'feature');
  const random = f.random.fork('feature');
  const lit = f.indoors.lamps || random.chance(0.3);
  const u = along(room, wall, middle);
  if (feature === 'fireplace') {
    const art = random.chance(0.5) ? decor.art() : undefined;
    on(wall, (pen) => {
      fireplace(pen, f.random.fork('hearth'), u, lit);
      if (art) painting(pen, f.random.fork('art'), art, u - 0.5, 1.35, 1, 0.8);
      else mirror(pen, u, 1.3, 1, 1.1, f.old);
    });
  } else if (feature === 'alcove')
    on(wall, (pen) => {
      alcove(pen, f.random.fork('alcove'), u - 0.75, room.wall);
      alcove(pen, f.random.fork('alcove 2'), u + 0.75, room.wall);
    });
  else if (feature === 'large-painting') {
    const art = decor.art();
    on(wall, (pen) => painting(pen, f.random.fork('art'), art, u - 0.95, 1.0, 1.9, 1.2));
  } else if (feature === 'piano') {
    piano(stage, against(room, wall, middle, 1.46, 0.6), random.pick(['#2b2725', '#6b4a32', '#4a3226']));
    const art = decor.art();
    on(wall, (pen) => painting(pen, f.random.fork('art'), art, u - 0.4, 1.45, 0.8, 0.7));
  } else if (feature === 'stove') {
    stove(stage, inside(against(room, wall, middle, 0.9, 0.95), 0, 0, 0), room.height);
    const art = decor.art();
    on(wall, (pen) => painting(pen, f.random.fork('art'), art, u + 0.7, 1.2, 0.6, 0.8));
  } else if (feature === 'bookshelves' || feature === 'ladder') {
    const long = Math.min(3, wallLength(room, wall) - 0.6);
    const shelf = against(room, wall, middle, long, 0.34);
    const wood = random.pick([...WOODS, '#e6dfd2', '#3f4a48']);
    bookcase(stage, shelf, f.random.fork('books'), [long, Math.min(2.45, room.height - 0.3), 0.33], wood);
    if (feature === 'ladder')
      ladder(stage, inside(shelf, long * 0.2, 0, -0.62), Math.min(2.5, room.height - 0.2));
  } else {
    sideboard(stage, against(room, wall, middle, 1.8, 0.46), f.random.fork('sideboard'), {
      long: 1.8,
      lit: f.indoors.lamps,
      decor,
    });
    const art = decor.art();
    on(wall, (pen) => painting(pen, f.random.fork('art'), art, u - 0.65, 1.3, 1.3, 0.9));
  }
}

function windows(f: Furnishing, hints: Hints, wall: WallName): void {
  const { room } = f;
  const kind = textHint(hints, 'window');
  if (room.knee !== undefined) {
    f.onSlope(room.bright < 0 ? 'left' : 'right', (pen) =>
      paintWindows(pen, f.random.fork('window'), { ...room, height: 3 }, f.indoors, {
        wall: room.bright < 0 ? 'left' : 'right',
        kind: 'roof',
        middle: room.bright < 0 ? room.depth * 0.5 + 3 : room.depth * 0.5,
      }),
    );
    return;
  }
  if (kind === 'skylight') {
    skylight(f.stage, room, f.indoors, room.width / 2 - 0.7, room.depth * 0.45);
    return;
  }
  const hung = f.random.fork('hung').chance(0.6);
  const warm = f.old && f.random.fork('radiator').chance(0.7);
  f.on(wall, (pen) => {
    paintWindows(pen, f.random.fork('window'), room, f.indoors, { wall, kind, hung });
    if (warm && !hung && kind !== 'french-doors')
      radiator(pen, wallLength(room, wall) / 2 - 0.6, { width: 1.2, height: 0.34 });
  });
}

function seats(f: Furnishing, layout: Layout, colour: string): { x: number; z: number } {
  const { room, stage, random, decor } = f;
  const { width, depth, frame } = room;
  const { far } = wallsOf(room);
  const wide = random.range(1.95, 2.4);
  const chair = random.pick(CHAIRS);
  const round = random.chance(0.5);
  const put = (at: ReturnType<typeof inside>): void =>
    sofa(stage, at, random.fork('sofa'), { width: wide, colour });
  const table = (x: number, z: number, turn = 0): void =>
    lowTable(stage, inside(frame, x, 0, z, turn), random.fork('table'), decor, round);
  let at = { x: width / 2, z: depth - 1.7 };
  stage.main(() => {
    if (layout === 'wall') {
      const x = width / 2 + (f.flip ? -0.3 : 0.3);
      put(against(room, 'back', x, wide, 1.02));
      table(x - 0.6, depth - 2.35);
      armchair(
        stage,
        f.flip
          ? inside(frame, x + wide / 2 + 0.2, 0, depth - 2.1, 52)
          : inside(frame, x - wide / 2 - 0.65, 0, depth - 1.5, -52),
        chair,
      );
      at = { x, z: depth - 1.9 };
    } else if (layout === 'side') {
      const z = depth - wide / 2 - 0.55;
      put(against(room, far, z, wide, 1.02));
      const x = far === 'right' ? width - 2.0 : 2.0;
      if (far === 'right') table(x - 0.6, z - 0.55, 0);
      else table(x - 0.6, z - 0.3, 0);
      armchair(
        stage,
        far === 'right'
          ? inside(frame, width - 3.1, 0, depth - 0.85, -24)
          : inside(frame, 2.4, 0, depth - 1.15, 24),
        chair,
      );
      at = { x, z };
    } else {
      const z = depth - (layout === 'hearth' ? 2.3 : 2.1);
      put(
        far === 'right'
          ? inside(frame, width - 0.85, 0, z + wide / 2, 90)
          : inside(frame, 0.85, 0, z - wide / 2, -90),
      );
      const x = width / 2;
      table(x - 0.55, z - 0.35);
      const chairX = far === 'right' ? 1.0 : width - 1.0;
      armchair(
        stage,
        far === 'right' ? inside(frame, chairX, 0, z - 0.75, -82) : inside(frame, chairX, 0, z, 82),
        chair,
      );
      if (layout === 'hearth')
        armchair(
          stage,
          far === 'right' ? inside(frame, chairX, 0, z + 0.35, -98) : inside(frame, chairX, 0, z + 1.1, 98),
          chair,
        );
      at = { x, z };
    }
  });
  return at;
}

const HEARTHS = new Set(['fireplace', 'stove', 'bookshelves', 'ladder', 'alcove', 'piano']);

/** A sitting room: sofa, table and chair, light from one side, and the one thing its hints call out. */
export function livingScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const feature = textHint(hints, 'feature');
  const sided = HEARTHS.has(feature) ? { bright: random.fork('bright').pick([-1, 1] as const) } : {};
  const setting = { width: [4.1, 4.9], depth: [3.9, 4.7], turn: [7, 26], ...sided } as const;
  return roomScene(words, random, setting, (f) => {
    const { room, stage, decor } = f;
    const { width, depth, height } = room;
    const { lit, far } = wallsOf(room);
    const choice = f.random.fork('layout');
    const layout: Layout =
      lit === 'back'
        ? 'window'
        : HEARTHS.has(feature)
          ? choice.pick(['hearth', 'hearth', 'side'] as const)
          : choice.pick(['wall', 'wall', 'side'] as const);
    const panelled = f.old && room.knee === undefined && choice.chance(0.35);
    if (panelled && room.moulding)
      for (const wall of ['back', far] as const)
        f.on(wall, (pen) =>
          wainscot(
            pen,
            wall === 'back' || wall === 'right' ? 0 : -3,
            wallLength(room, wall) + (wall === 'right' ? 3 : 0),
            { height: 0.95, colour: '#ece6da' },
          ),
        );
    windows(f, hints, lit);
    const at = seats(f, layout, SOFAS[textHint(hints, 'sofa')] ?? '#d9cbb2');
    if (layout === 'wall') {
      const art = decor.art();
      const wide = choice.range(1.1, 1.6);
      f.on('back', (pen) =>
        painting(pen, f.random.fork('over sofa'), art, at.x - wide / 2, 1.2, wide, wide * 0.66),
      );
      if (HEARTHS.has(feature) || feature === 'large-painting') features(f, hints, far, depth * 0.35);
      else if (choice.chance(0.6) && room.knee === undefined)
        f.on(far, (pen) =>
          innerDoor(pen, along(room, far, depth * 0.45) - 0.43, {
            colour: '#ece6da',
            metal: '#b5975a',
            glazed: true,
          }),
        );
    } else if (lit === 'back') {
      const art = decor.art();
      f.on(far, (pen) =>
        painting(pen, f.random.fork('art'), art, along(room, far, depth * 0.5) - 0.6, 1.3, 1.2, 0.9),
      );
    } else features(f, hints, 'back', width / 2);
    if (
      layout !== 'wall' &&
      lit !== 'back' &&
      choice.chance(0.5) &&
      room.knee === undefined &&
      layout !== 'side'
    )
      f.on(far, (pen) =>
        innerDoors(pen, f.random.fork('doors'), along(room, far, depth * 0.3) - 0.75, '#ece6da'),
      );
    if (feature === 'hanging-chair')
      hangingChair(
        stage,
        spot(room, f.flip ? width - 0.9 : 0.9, 0, depth - 0.8),
        height,
        f.random.fork('egg'),
      );
    const lamp = textHint(hints, 'lamp');
    if (['pendant', 'paper-globe', 'chandelier'].includes(lamp) || (f.old && choice.chance(0.3)))
      hangingLamp(stage, spot(room, at.x, 0, at.z), decor.hanging(), {
        ceiling: height,
        lit: f.indoors.lamps,
      });
    if (['arc', 'floor'].includes(lamp) && feature !== 'hanging-chair')
      standingLamp(
        stage,
        spot(room, f.flip ? 0.5 : width - 0.45, 0, depth - 0.45),
        decor.standing(),
        f.indoors.lamps,
      );
    if (textHint(hints, 'plant') !== 'none')
      pottedPlant(
        stage,
        f.random.fork('plant'),
        decor.plant(),
        spot(room, f.flip ? width - 0.5 : 0.5, 0, depth - 0.5),
        f.random.range(1.1, 1.6),
      );
    const rugRandom = f.random.fork('rug');
    const [half, deep] = [rugRandom.range(1.3, 1.6), rugRandom.range(0.95, 1.15)];
    f.onFloor((pen) =>
      rug(pen, f.random.fork('rug 2'), at.x - half, at.z - deep - 0.1, at.x + half, at.z + deep),
    );
  });
}
