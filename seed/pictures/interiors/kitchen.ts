import { inside } from '../base/frame.ts';
import { painting } from '../furniture/art.ts';
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
import { hangingLamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { stool } from '../furniture/seats.ts';
import { WOODS, diningTable, roundTable } from '../furniture/tables.ts';
import { innerDoor } from '../rooms/joinery.ts';
import { against, along, wallsOf } from '../rooms/placing.ts';
import { roomScene } from '../rooms/room-scene.ts';
import { spot, wallLength } from '../rooms/shell.ts';
import { paintWindows, skylight } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { Furnishing } from '../rooms/room-scene.ts';
import type { KitchenStyle } from '../furniture/kitchen.ts';
import type { Picture } from '../base/picture.ts';
import type { Hints, PictureWords } from '../words.ts';
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
] as const;
const WALL_NAMES = ['off-white', 'linen', 'mist', 'sage', 'straw', 'white', 'sand'] as const;
const SEATS = ['#3a3836', '#8a6442', '#e2d8c1', '#46604f'] as const;

type Run = { wall: WallName; from: number; to: number; hasWindow: boolean; full: boolean };

/** One run of units between two places along its wall, with what hangs and stands on it. */
function unitsAlong(
  f: Furnishing,
  { wall, from, to, hasWindow, full }: Run,
  style: KitchenStyle,
  hints: Hints,
): void {
  const { stage, room, on, decor } = f;
  const random = f.random.fork(`run ${wall}`);
  const long = to - from;
  const base = against(room, wall, (from + to) / 2, long, 0.6);
  const shelved = f.random.fork('shelves').chance(0.55);
  // The tall unit is at the far end, or its blank side would fill the picture.
  const isAtEnd = full && wall === 'left';
  const clear = full && !isAtEnd ? 0.66 : 0;
  const free = full ? long - 0.66 : long;
  const [u0, u1] = [along(room, wall, from), along(room, wall, to)].sort((a, b) => a - b) as [number, number];
  on(wall, (pen) => {
    splash(pen, random.fork('splash'), u0, u1, hasWindow ? 1.02 : 1.42, textHint(hints, 'splash'));
    if (hasWindow) return;
    if (shelved)
      for (const v of [1.5, 1.86])
        openShelf(
          pen,
          random.fork(`shelf ${v}`),
          u0 + (isAtEnd ? 1.05 : 0.75),
          u1 - (isAtEnd ? 0.75 : 1.05),
          v,
        );
    if (full)
      hood(
        pen,
        isAtEnd ? u0 + 0.55 : u1 - 0.55,
        Math.min(2.5, room.height - 0.15),
        random.fork('hood').pick(['#c9cac8', style.colour, '#2e3031']),
      );
  });
  baseRun(stage, inside(base, clear, 0, 0), free, style, { oven: full });
  if (full)
    tallUnit(
      stage,
      inside(base, isAtEnd ? free + 0.01 : 0, 0, -0.01),
      Math.min(2.25, room.height - 0.2),
      style,
      random.chance(0.5),
    );
  if (!shelved && !hasWindow && long > 2.4)
    wallRun(
      stage,
      inside(base, isAtEnd ? 1.2 : clear + 0.02, 1.45, 0.25),
      Math.max(0.6, free - (full ? 1.2 : 0.1)),
      Math.min(0.75, room.height - 1.7),
      style,
    );
  worktopThings(stage, inside(base, clear, 0, 0), free, random.fork('things'), full ? decor : undefined);
  if (hasWindow || full) sink(stage, inside(base, long * 0.48, 0, 0), style.handles);
}

function island(f: Furnishing, hints: Hints, style: KitchenStyle, layout: string): void {
  const { stage, room, decor, random } = f;
  const long = layout === 'island' ? random.range(1.9, 2.3) : 1.8;
  const x = layout === 'island' ? room.width / 2 - long / 2 : f.flip ? 0.62 : room.width - long - 0.62;
  const z = room.depth - 2.3;
  const seat = random.pick(['#a9825a', '#5d4632', '#c9a86a', '#6b4a32'] as const);
  const steel = random.pick(['#8a6442', '#2f2e2d'] as const);
  stage.main(() => {
    baseRun(stage, inside(room.frame, x + long, 0, z + 0.6, 180), long, style, { blank: true });
    worktopThings(stage, inside(room.frame, x, 0, z - 0.02), long, random.fork('island'), decor);
    if (hints.table === 'bar-stools' || random.chance(0.6))
      for (let i = 0; i < 3; i += 1)
        stool(stage, inside(room.frame, x + (long / 3) * (i + 0.5) - 0.18, 0, z - 0.5), 0.64, steel, seat);
  });
  const lamp = decor.hanging();
  for (const part of [0.27, 0.73])
    hangingLamp(stage, spot(room, x + long * part, 0, z + 0.3), lamp, {
      ceiling: room.height,
      lit: f.indoors.lamps,
      drop: room.height - 1.75,
    });
}

function table(f: Furnishing, hints: Hints, layout: string): void {
  const { stage, room, decor, random } = f;
  const kind = textHint(hints, 'table');
  if (kind !== 'round' && kind !== 'long' && kind !== 'bench') return;
  const words = { wood: random.pick(WOODS), chair: random.pick(SEATS), decor };
  const z = layout === 'galley' ? room.depth * 0.55 : Math.max(0.7, room.depth - 2.5);
  const x = room.width / 2;
  if (kind === 'round')
    roundTable(stage, spot(room, x, 0, z), inside(room.frame, x, 0, z), random.fork('table'), words);
  else
    diningTable(stage, inside(room.frame, x - 0.8, 0, z - 0.45), random.fork('table'), {
      ...words,
      long: 1.6,
      bench: kind === 'bench',
    });
  hangingLamp(stage, spot(room, x, 0, z), decor.hanging(), {
    ceiling: room.height,
    lit: f.indoors.lamps,
    drop: room.height - 1.7,
  });
}

/** A kitchen: runs of units along one to three walls, a window, and a place to eat. */
export function kitchenScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const layout = textHint(hints, 'layout');
  const windowKind = textHint(hints, 'window');
  const narrow = layout === 'galley';
  const setting = {
    width: narrow
      ? ([2.6, 2.9] as const)
      : layout === 'u-shape'
        ? ([3.3, 3.7] as const)
        : ([3.6, 4.3] as const),
    depth: [3.7, 4.3],
    wall: random.fork('wall').pick(WALL_NAMES),
    floor: random.fork('floor').pick(FLOOR_NAMES),
    turn: narrow ? ([0, 4] as const) : ([6, 24] as const),
    share: [0.46, 0.56],
  } as const;
  return roomScene(words, random, setting, (f) => {
    const { room, decor, stage, on } = f;
    const { lit, far } = wallsOf(room);
    const style: KitchenStyle = {
      colour: CABINETS[textHint(hints, 'cabinets')] ?? '#e2d8c1',
      worktop: WORKTOPS[textHint(hints, 'worktop')] ?? '#cfc9be',
      panel: f.old || f.random.fork('panel').chance(0.25),
      handles: f.random.fork('handles').pick(['#b5975a', '#2f2e2d', '#c9c6bf', '#8a6442']),
    };
    const opening = windowKind === 'rooflight' || windowKind === 'none' ? undefined : lit;
    if (windowKind === 'rooflight') skylight(stage, room, f.indoors, room.width / 2 - 0.75, room.depth * 0.5);
    else if (opening)
      on(lit, (pen) =>
        paintWindows(pen, f.random.fork('window'), room, f.indoors, {
          wall: lit,
          kind: windowKind,
          middle: along(room, lit, wallLength(room, lit) * (lit === 'back' ? 0.5 : 0.62)),
        }),
      );
    const walls: WallName[] =
      layout === 'galley'
        ? ['left', 'right']
        : layout === 'u-shape'
          ? ['back', 'left', 'right']
          : layout === 'l-shape'
            ? ['back', far]
            : ['back'];
    const glazed = windowKind === 'garden-door' || windowKind === 'french-doors';
    const runs = walls.filter((wall) => !(glazed && wall === opening));
    const used: WallName[] = runs.length > 0 ? runs : [far];
    const isWithIsland = layout === 'island' || layout === 'peninsula';
    const set = (): void =>
      used.forEach((wall) => {
        const corner = used.includes('back') && wall !== 'back' ? 0.6 : 0;
        const front = wall === 'back' ? 0 : room.depth - (narrow ? 2.6 : 2.2);
        unitsAlong(
          f,
          {
            wall,
            from: wall === 'back' ? 0.02 : front,
            to: wall === 'back' ? room.width - 0.02 : room.depth - corner - 0.02,
            hasWindow: wall === opening,
            full:
              wall === 'back' ? wall !== opening : !used.includes('back') && wall === far && wall !== opening,
          },
          style,
          hints,
        );
      });
    stage.main(set);
    if (isWithIsland) island(f, hints, style, layout);
    else table(f, hints, layout);
    if (!used.includes('back') && opening !== 'back') {
      const art = decor.art();
      on('back', (pen) => {
        if (narrow)
          innerDoor(pen, room.width / 2 - 0.43, { colour: '#ece6da', metal: '#b5975a', glazed: true });
        else painting(pen, f.random.fork('art'), art, room.width / 2 - 0.6, 1.15, 1.2, 1);
      });
    }
    if (!narrow && f.random.fork('plant?').chance(0.4))
      pottedPlant(
        stage,
        f.random.fork('plant'),
        decor.plant(),
        spot(room, f.flip ? room.width - 0.45 : 0.45, 0, room.depth - 2.6),
        1.2,
      );
  });
}
