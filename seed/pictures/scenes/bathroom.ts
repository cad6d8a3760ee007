import { inside } from '../base/frame.ts';
import { darker } from '../base/colour.ts';
import { builtInTub, shower, tiles, toilet, towelLadder, tub, vanity } from '../furniture/bath.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { stool } from '../furniture/seats.ts';
import { WOODS } from '../furniture/tables.ts';
import { globe } from '../furniture/lights.ts';
import { alcove, mirror } from '../rooms/hearth.ts';
import { setRoom } from '../rooms/set-room.ts';
import { paintShell, spot, wallLength } from '../rooms/shell.ts';
import { paintWindows, skylight } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { Pen } from '../base/pen.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { WallName } from '../rooms/shell.ts';

const PANELS: Record<string, string> = {
  hexagon: '#d9d4c8',
  marble: '#dedbd4',
  mosaic: '#a9bab5',
  'green-zellige': '#6f8f7a',
  terrazzo: '#d3ccc0',
  'blue-metro': '#6f8ba0',
  'square-white': '#e6e3da',
};

/** A bathroom: tiles to shoulder height or over, a tub or a glazed shower, a vanity with its mirror. */
export function bathroomScene({ hints }: PictureWords, random: Random): string {
  const layout = textHint(hints, 'layout');
  const tile = textHint(hints, 'tile');
  const feature = textHint(hints, 'feature');
  const { stage, room, indoors, flip } = setRoom(hints, random, {
    width: [3, 4.1],
    depth: [3, 4],
    wall: random.pick(['off-white', 'clay', 'mist', 'sage', 'forest', 'ink-blue', 'rose-grey', 'linen']),
    floor: random.pick(['hexagon', 'black-white-tile', 'cement-tile', 'terrazzo', 'slate', 'stone']),
    turn: [3, 22],
  });
  const { width, depth, height, frame } = room;
  const metal = random.pick(['#b5975a', '#c9cac8', '#2f2e2d']);
  const wood = random.pick([...WOODS, '#46604f', '#4a4f52']);
  const windowWall: WallName = room.bright === 0 ? 'back' : room.bright < 0 ? 'left' : 'right';
  const far: WallName = flip ? 'left' : 'right';
  const decor = random.fork('decor');
  const painters: Record<WallName, ((pen: Pen) => void)[]> = { left: [], right: [], back: [] };
  const high =
    layout === 'wet-room' || layout === 'walk-in-shower'
      ? Math.min(2.35, height - 0.15)
      : random.pick([1.25, 1.45, 2.1]);
  for (const wall of ['left', 'right', 'back'] as const)
    if (wall === 'back' || decor.chance(0.65))
      painters[wall].push((pen) => tiles(pen, decor.fork(wall), tile, 0, wallLength(room, wall), high));
  const kind = textHint(hints, 'window');
  if (kind === 'skylight') skylight(stage, room, indoors, width / 2 - 0.75, depth * 0.4);
  else if (kind !== 'none')
    painters[windowWall].push((pen) =>
      paintWindows(pen, random.fork('window'), room, indoors, {
        wall: windowWall,
        kind,
        middle: wallLength(room, windowWall) * 0.5,
      }),
    );

  const vanityLong = layout === 'double-basin' ? 1.7 : 1.0;
  const onBack =
    layout === 'double-basin' ||
    layout === 'walk-in-shower' ||
    layout === 'wet-room' ||
    layout === 'freestanding-tub';
  const vx = onBack ? (flip ? 0.25 : width - vanityLong - 0.25) : 0;
  const vz = depth * 0.32;
  const vanityAt = onBack
    ? inside(frame, vx, 0, depth - 0.5)
    : far === 'left'
      ? inside(frame, 0.5, 0, vz, -90)
      : inside(frame, width - 0.5, 0, vz + vanityLong, 90);
  vanity(stage, vanityAt, decor, {
    long: vanityLong,
    basins: layout === 'double-basin' ? 2 : 1,
    wood,
    metal,
  });
  const mirrorWall = onBack ? 'back' : far;
  const mirrorU = onBack
    ? vx + vanityLong / 2
    : far === 'left'
      ? vz + vanityLong / 2
      : depth - vz - vanityLong / 2;
  painters[mirrorWall].push((pen) =>
    mirror(
      pen,
      mirrorU,
      1.2,
      feature === 'round-mirror' ? 0.85 : vanityLong * 0.9,
      feature === 'round-mirror' ? 0.85 : 0.85,
      feature === 'round-mirror',
    ),
  );
  for (const side of [-1, 1])
    if (onBack && decor.chance(0.6))
      globe(
        stage,
        spot(room, mirrorU + side * (vanityLong * 0.5 + 0.08), 1.68, depth - 0.12),
        0.09,
        indoors.lamps ? '#f8e2b0' : '#f1ebde',
      );

  const clay = PANELS[tile] ?? '#dedbd4';
  if (layout === 'freestanding-tub')
    tub(
      stage,
      inside(frame, flip ? width - 2.2 : 0.45, 0, depth * 0.42),
      random.pick(['#f0ece3', '#46604f', '#b0705a', '#3f4a55', '#d9b9a5']),
    );
  if (layout === 'tub-under-window') {
    if (room.bright === 0) builtInTub(stage, inside(frame, 0.02, 0, depth - 0.82), width - 0.04, clay);
    else
      builtInTub(
        stage,
        room.bright < 0
          ? inside(frame, 0.82, 0, depth - 2.3, -90)
          : inside(frame, width - 0.82, 0, depth - 0.02, 90),
        2.25,
        clay,
      );
  }
  const showerX = flip ? width - 1.35 : 0.05;
  if (layout === 'walk-in-shower' || layout === 'wet-room' || layout === 'double-basin')
    shower(stage, inside(frame, showerX, 0, depth - 1.05), {
      wide: layout === 'wet-room' ? 1.5 : 1.2,
      deep: 1,
      metal,
    });
  if (layout !== 'freestanding-tub' && decor.chance(0.7))
    toilet(
      stage,
      far === 'right'
        ? inside(frame, width - 0.62, 0, depth * 0.2, 90)
        : inside(frame, 0.62, 0, depth * 0.2 - 0.4, -90),
    );

  if (feature === 'wooden-stool' || (layout === 'freestanding-tub' && decor.chance(0.6)))
    stool(stage, inside(frame, flip ? width - 2.75 : 2.3, 0, depth * 0.36), 0.42, '#8a6442', '#a9825a');
  if (feature === 'towel-ladder')
    painters[far].push((pen) => towelLadder(pen, decor, wallLength(room, far) * 0.3, metal));
  if (feature === 'arched-niche')
    painters.back.push((pen) => alcove(pen, decor, flip ? width * 0.62 : width * 0.36, darker(clay, 0.12)));
  if (feature === 'plant' || decor.chance(0.3))
    pottedPlant(
      stage,
      random.fork('plant'),
      random.pick(['fern', 'palm', 'fig']),
      spot(room, flip ? width * 0.36 : width * 0.6, 0, depth - 0.35),
      random.range(0.9, 1.3),
    );
  const run =
    (wall: WallName) =>
    (pen: Pen): void =>
      painters[wall].forEach((paint) => paint(pen));
  paintShell(stage, { ...room, skirting: undefined, patches: room.patches }, random, {
    left: run('left'),
    right: run('right'),
    back: run('back'),
  });
  return stage.finish();
}
