import { inside } from '../base/frame.ts';
import {
  CABINETS,
  WORKTOPS,
  baseRun,
  hood,
  openShelf,
  sink,
  splash,
  tallUnit,
  wallRun,
  worktopThings,
} from '../furniture/kitchen.ts';
import { lamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { stool } from '../furniture/seats.ts';
import { WOODS, diningTable, roundTable } from '../furniture/tables.ts';
import { innerDoors } from '../rooms/hearth.ts';
import { painting } from '../furniture/art.ts';
import { setRoom } from '../rooms/set-room.ts';
import { paintShell, spot, wallLength } from '../rooms/shell.ts';
import { paintWindows, skylight } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { Frame } from '../base/frame.ts';
import type { KitchenStyle } from '../furniture/kitchen.ts';
import type { Pen } from '../base/pen.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { WallName } from '../rooms/shell.ts';

const FLOOR_NAMES = [
  'oak-planks',
  'cement-tile',
  'terrazzo',
  'herringbone',
  'stone',
  'black-white-tile',
  'concrete',
  'pale-pine',
] as const;
const WALL_NAMES = ['off-white', 'linen', 'mist', 'sage', 'straw', 'white', 'sand'] as const;

/** A kitchen: runs of units along one to three walls, a window, and a place to eat. */
export function kitchenScene({ hints }: PictureWords, random: Random): string {
  const layout = textHint(hints, 'layout');
  const windowKind = textHint(hints, 'window');
  const doorLike = windowKind === 'garden-door';
  const { stage, room, indoors, old, flip } = setRoom(hints, random, {
    width: [4, 5.4],
    depth: [4, 5.2],
    wall: random.pick(WALL_NAMES),
    floor: random.pick(FLOOR_NAMES),
  });
  const { width, depth, height, frame } = room;
  const style: KitchenStyle = {
    colour: CABINETS[textHint(hints, 'cabinets')] ?? '#e2d8c1',
    worktop: WORKTOPS[textHint(hints, 'worktop')] ?? '#cfc9be',
    panel: old || random.chance(0.25),
    handles: random.pick(['#b5975a', '#2f2e2d', '#c9c6bf', '#8a6442']),
  };
  const decor = random.fork('decor');
  const windowWall: WallName = room.bright === 0 ? 'back' : room.bright < 0 ? 'left' : 'right';
  const side: WallName = flip ? 'left' : 'right';
  const over: Partial<Record<WallName, ((pen: Pen) => void)[]>> = {};
  const add = (wall: WallName, paint: (pen: Pen) => void): void => {
    over[wall] = [...(over[wall] ?? []), paint];
  };
  const shelved = decor.chance(0.55);
  const runs = new Set<WallName>(
    layout === 'galley'
      ? ['left', 'right']
      : layout === 'u-shape'
        ? ['back', 'left', 'right']
        : layout === 'l-shape' || layout === 'peninsula'
          ? ['back', side]
          : ['back'],
  );
  if (doorLike) runs.delete(windowWall);
  if (runs.size === 0) runs.add(side);

  if (windowKind === 'rooflight') skylight(stage, room, indoors, width / 2 - 0.75, depth * 0.5);
  else if (windowKind !== 'none')
    add(windowWall, (pen) =>
      paintWindows(pen, random.fork('window'), room, indoors, {
        wall: windowWall,
        kind: windowKind,
        middle: wallLength(room, windowWall) * 0.5,
      }),
    );

  for (const wall of runs) {
    const long = wallLength(room, wall);
    const short = wall === 'back' ? 0 : 1.1;
    const from = wall === 'right' ? 0 : short;
    const to = wall === 'left' ? long : wall === 'right' ? long - short : long;
    const windowed = wall === windowWall && windowKind !== 'none' && windowKind !== 'rooflight';
    add(wall, (pen) => {
      splash(pen, decor.fork(wall), from, to, windowed ? 1.02 : 1.42, textHint(hints, 'splash'));
      if (windowed) return;
      if (shelved) for (const v of [1.5, 1.86]) openShelf(pen, decor, from + 0.5, to - 0.9, v);
      if (wall === 'back' || runs.size === 1)
        hood(pen, to - 0.55, Math.min(2.5, height - 0.2), decor.pick(['#c9cac8', style.colour, '#2e3031']));
    });
    const base: Frame =
      wall === 'back'
        ? inside(frame, 0, 0, depth - 0.6)
        : wall === 'left'
          ? inside(frame, 0.6, 0, from, -90)
          : inside(frame, width - 0.6, 0, long - from, 90);
    const start: Frame =
      wall === 'left'
        ? inside(frame, 0.6, 0, short, -90)
        : wall === 'right'
          ? inside(frame, width - 0.6, 0, long, 90)
          : base;
    const run = wall === 'back' ? long : long - short;
    const tall = wall === 'back' || runs.size === 1;
    const clear = tall ? 0.68 : 0;
    baseRun(stage, inside(start, clear, 0, 0), run - clear, style, { oven: tall });
    if (tall)
      tallUnit(stage, inside(start, 0, 0, -0.01), Math.min(2.25, height - 0.2), style, decor.chance(0.5));
    if (!shelved && !windowed)
      wallRun(
        stage,
        inside(start, clear + 0.02, 1.45, 0.25),
        Math.max(0.6, run - clear - 1.25),
        Math.min(0.75, height - 1.7),
        style,
      );
    worktopThings(stage, inside(start, clear, 0, 0), run - clear, decor.fork(`things ${wall}`));
    if (windowed || runs.size === 1) sink(stage, inside(start, run * 0.5, 0, 0), style.handles);
  }
  if (layout === 'island' || layout === 'peninsula') {
    const long = layout === 'island' ? random.range(1.9, 2.5) : 1.9;
    const x = layout === 'island' ? width / 2 - long / 2 : flip ? 0.5 : width - long - 0.5;
    const z = depth * 0.44;
    baseRun(stage, inside(frame, x + long, 0, z + 0.6, 180), long, style, { blank: true });
    const back = inside(frame, x, 0, z - 0.02);
    worktopThings(stage, back, long, decor.fork('island'));
    if (hints.table === 'bar-stools' || random.chance(0.6))
      for (let i = 0; i < 3; i += 1)
        stool(
          stage,
          inside(frame, x + (long / 3) * (i + 0.5) - 0.18, 0, z - 0.52),
          0.64,
          random.pick(['#8a6442', '#2f2e2d']),
          random.pick(['#a9825a', '#5d4632', '#c9a86a']),
        );
    for (const part of [0.28, 0.72])
      lamp(
        stage,
        random.fork('over'),
        'pendant',
        spot(room, x + long * part, 0, z + 0.3),
        height,
        indoors.lamps,
      );
  } else {
    const wood = random.pick(WOODS);
    const kind = textHint(hints, 'table');
    const z = layout === 'galley' ? depth * 0.6 : depth * 0.36;
    if (kind === 'round')
      roundTable(stage, spot(room, width / 2, 0, z), inside(frame, width / 2, 0, z), decor, {
        wood,
        chair: random.pick(['#3a3836', '#8a6442', '#e2d8c1']),
      });
    else if (kind === 'long' || kind === 'bench')
      diningTable(stage, inside(frame, width / 2 - 0.9, 0, z - 0.4), decor, {
        long: 1.8,
        wood,
        chair: random.pick(['#3a3836', '#8a6442', '#e2d8c1']),
        bench: kind === 'bench',
      });
    if (kind !== 'none' && kind !== 'bar-stools')
      lamp(
        stage,
        random.fork('over'),
        random.pick(['pendant', 'paper-globe']),
        spot(room, width / 2, 0, z),
        height,
        indoors.lamps,
      );
  }
  if (decor.chance(0.5))
    pottedPlant(
      stage,
      random.fork('plant'),
      random.pick(['olive', 'fig', 'fern', 'palm']),
      spot(room, flip ? width - 0.5 : 0.5, 0, 0.9),
      random.range(1, 1.5),
    );
  const backIsBlind = windowWall !== 'back' || windowKind === 'none' || windowKind === 'rooflight';
  if (!runs.has('back') && backIsBlind)
    add('back', (pen) => {
      if (decor.chance(0.5)) innerDoors(pen, decor, width / 2 - 0.75, '#ece6da');
      else painting(pen, decor, width / 2 - 0.6, 1.15, 1.2, 1);
    });
  const painters =
    (wall: WallName) =>
    (pen: Pen): void =>
      over[wall]?.forEach((paint) => paint(pen));
  paintShell(stage, room, random, {
    left: painters('left'),
    right: painters('right'),
    back: painters('back'),
  });
  return stage.finish();
}
