import { inside, topSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { painting, rug } from '../furniture/art.ts';
import { bookcase, piano } from '../furniture/cases.ts';
import { lamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { armchair, sofa } from '../furniture/seats.ts';
import { sideboard } from '../furniture/sideboard.ts';
import { WOODS, lowTable } from '../furniture/tables.ts';
import { hangingChair, ladder } from '../furniture/hung.ts';
import { alcove, fireplace, mirror, stove } from '../rooms/hearth.ts';
import { setRoom } from '../rooms/set-room.ts';
import { paintShell, spot } from '../rooms/shell.ts';
import { paintWindows, skylight } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { LampKind } from '../furniture/lights.ts';
import type { PictureWords } from '../words.ts';
import type { Pen } from '../base/pen.ts';
import type { PlantKind } from '../furniture/plants.ts';
import type { Random } from '../base/random.ts';
import type { WallName } from '../rooms/shell.ts';

const SOFAS: Record<string, string> = {
  rust: '#a55f41',
  moss: '#71794f',
  navy: '#3f4f66',
  oat: '#d9cbb2',
  mustard: '#c09a4a',
  plum: '#6d4a5c',
};

/** A sitting room: sofa, light from one side, and the one thing its hints call out. */
export function livingScene({ hints }: PictureWords, random: Random): string {
  const { stage, room, indoors, flip } = setRoom(hints, random, { width: [4.4, 5.7], depth: [4, 5.4] });
  const { width, depth, height, frame } = room;
  const windowKind = textHint(hints, 'window');
  const feature = textHint(hints, 'feature');
  const colour = SOFAS[textHint(hints, 'sofa')] ?? '#d9cbb2';
  const windowWall: WallName = room.bright === 0 ? 'back' : room.bright < 0 ? 'left' : 'right';
  const far: WallName = flip ? 'left' : 'right';
  const sofaWide = random.range(1.9, 2.5);
  const plan =
    room.bright === 0
      ? random.pick(['side', 'side', 'island'] as const)
      : random.pick(['back', 'back', 'side', 'side', 'island'] as const);
  const mirrorX = (x: number): number => (flip ? width - x : x);
  const middle = width / 2 + random.range(-0.4, 0.4);

  const decor = random.fork('decor');
  const over: Partial<Record<WallName, (pen: Pen) => void>> = {};
  const add = (wall: WallName, paint: (pen: Pen) => void): void => {
    const before = over[wall];
    over[wall] = (pen) => {
      before?.(pen);
      paint(pen);
    };
  };
  if (windowKind === 'skylight') skylight(stage, room, indoors, width / 2 - 0.7, depth * 0.45);
  else
    add(windowWall, (pen) =>
      paintWindows(pen, random.fork('window'), room, indoors, {
        wall: windowWall,
        kind: windowKind,
        hung: decor.chance(0.6),
      }),
    );

  const bareBack =
    plan !== 'back' &&
    room.bright !== 0 &&
    !['fireplace', 'alcove', 'piano', 'bookshelves', 'ladder'].includes(feature);
  const free: WallName = plan === 'back' || room.bright === 0 ? far : 'back';
  const along = free === 'back' ? middle : depth * 0.55;
  const lit = indoors.lamps || decor.chance(0.3);
  if (feature === 'fireplace') {
    add(free, (pen) => {
      fireplace(pen, decor, along, lit);
      if (decor.chance(0.5)) mirror(pen, along, 1.3, 1, 1.1, decor.chance(0.5));
      else painting(pen, decor, along - 0.5, 1.35, 1, 0.8);
    });
  }
  if (feature === 'large-painting')
    add(free, (pen) => painting(pen, decor, along - 1, bareBack ? 1.15 : 0.85, 2, 1.25));
  if (feature === 'alcove')
    add(free, (pen) => {
      alcove(pen, decor, along - 0.9, room.wall);
      alcove(pen, decor, along + 0.9, room.wall);
    });
  if (feature !== 'large-painting' && feature !== 'fireplace')
    add(free, (pen) =>
      painting(
        pen,
        decor,
        along - (feature === 'alcove' ? 0.3 : bareBack ? 0.75 : 1.5),
        bareBack ? 1.35 : 1.25,
        bareBack ? 1.3 : 0.6,
        0.8,
      ),
    );
  if (plan === 'back')
    add('back', (pen) =>
      painting(pen, decor, middle - random.range(0.4, 0.8), 1.3, random.range(0.8, 1.6), 0.9),
    );

  const sofaFrame =
    plan === 'back'
      ? inside(frame, middle - sofaWide / 2, 0, depth - 1.05)
      : plan === 'side'
        ? flip
          ? inside(frame, 1.0, 0, depth * 0.3, -90)
          : inside(frame, width - 1.0, 0, depth * 0.3 + sofaWide, 90)
        : inside(frame, middle + sofaWide / 2, 0, depth * 0.5, 180);
  sofa(stage, sofaFrame, random.fork('sofa'), { width: sofaWide, colour });
  const tableZ = plan === 'back' ? depth - 2.25 : plan === 'side' ? depth * 0.5 : depth * 0.68;
  const tableX = plan === 'side' ? (flip ? 2.0 : width - 3.0) : middle - 0.55;
  lowTable(stage, inside(frame, tableX, 0, tableZ), random.fork('table'), random.chance(0.5));
  if (plan !== 'island' || random.chance(0.6))
    armchair(
      stage,
      inside(
        frame,
        mirrorX(width - 1.2) - 0.4,
        0,
        plan === 'side' ? depth - 1.4 : depth * 0.42,
        flip ? -60 : 60,
      ),
      random.pick(['#c9b79a', '#8a9a8a', '#b0705a', '#5d6b78', '#e2d9c8']),
    );
  if (feature === 'piano')
    piano(
      stage,
      free === 'back'
        ? inside(frame, middle - 0.7, 0, depth - 0.6)
        : flip
          ? inside(frame, 0.58, 0, depth * 0.45, -90)
          : inside(frame, width - 0.58, 0, depth * 0.45 + 1.46, 90),
      random.pick(['#2b2725', '#6b4a32', '#4a3226']),
    );
  if (feature === 'stove')
    stove(stage, inside(frame, mirrorX(width - 1.3) - (flip ? 0.45 : 0.45), 0, depth - 0.95), height);
  if (feature === 'bookshelves' || feature === 'ladder') {
    const shelf =
      free === 'back'
        ? inside(frame, middle - 1.5, 0, depth - 0.34)
        : flip
          ? inside(frame, 0.34, 0, depth * 0.25, -90)
          : inside(frame, width - 0.34, 0, depth * 0.25 + 3, 90);
    bookcase(
      stage,
      shelf,
      random.fork('books'),
      [3, Math.min(2.4, height - 0.35), 0.33],
      random.pick([...WOODS, '#e6dfd2', '#3f4a48']),
    );
    if (feature === 'ladder')
      ladder(stage, inside(shelf, random.range(0.6, 1.8), 0, -0.62), Math.min(2.5, height - 0.2));
  }
  if (bareBack)
    sideboard(stage, inside(frame, middle - 0.9, 0, depth - 0.46), random.fork('sideboard'), 1.8, lit);
  if (feature === 'hanging-chair')
    hangingChair(stage, spot(room, mirrorX(width * 0.24), 0, depth - 1.1), height, random);
  const kind = textHint(hints, 'lamp') as LampKind;
  const hanging = kind === 'pendant' || kind === 'paper-globe' || kind === 'chandelier';
  lamp(
    stage,
    random.fork('lamp'),
    kind,
    hanging
      ? spot(room, tableX + 0.6, 0, tableZ + 0.4)
      : spot(room, kind === 'arc' ? middle + 1 : mirrorX(width - 0.5), 0, depth - 0.6),
    height,
    indoors.lamps,
  );
  const plant = textHint(hints, 'plant');
  if (plant !== 'none' && plant !== '')
    pottedPlant(
      stage,
      random.fork('plant'),
      plant as PlantKind,
      spot(room, mirrorX(0.55), 0, depth - random.range(0.5, 1)),
      random.range(1.2, 1.8),
    );
  paintShell(stage, room, random, over);
  const floor = stage.pen(topSheet(frame, 0, 0.004, 0), box2(0, 0, width, depth));
  const rugX = plan === 'side' ? width / 2 : middle;
  rug(
    floor,
    random.fork('rug'),
    rugX - random.range(1.2, 1.6),
    tableZ - 0.7,
    rugX + random.range(1.2, 1.6),
    tableZ + random.range(1, 1.4),
  );
  floor.shadows([], 0.5);
  return stage.finish();
}
