import { inside } from '../base/frame.ts';
import { darker } from '../base/colour.ts';
import { builtInTub, shower, tiles, toilet, towelLadder, tub, vanity } from '../furniture/bath.ts';
import { globe } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { stool } from '../furniture/seats.ts';
import { WOODS } from '../furniture/tables.ts';
import { alcove, mirror } from '../rooms/hearth.ts';
import { against, along, wallsOf } from '../rooms/placing.ts';
import { roomScene } from '../rooms/room-scene.ts';
import { spot, wallLength } from '../rooms/shell.ts';
import { paintWindows, skylight } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { Furnishing } from '../rooms/room-scene.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

const PANELS: Record<string, string> = {
  hexagon: '#d9d4c8',
  marble: '#dedbd4',
  mosaic: '#a9bab5',
  'green-zellige': '#6f8f7a',
  terrazzo: '#d3ccc0',
  'blue-metro': '#6f8ba0',
  'square-white': '#e6e3da',
};
const TUBS = ['#f0ece3', '#46604f', '#b0705a', '#3f4a55', '#d9b9a5'] as const;
const WALL_NAMES = ['off-white', 'clay', 'mist', 'sage', 'forest', 'ink-blue', 'rose-grey', 'linen'] as const;

type Fittings = { metal: string; wood: string; feature: string; clay: string };

/** Basin or basins with the mirror and lamps over them, on the back wall. */
function washing(f: Furnishing, x: number, long: number, { metal, wood, feature, clay }: Fittings): void {
  const { stage, room, on } = f;
  const random = f.random.fork('washing');
  const round = feature === 'round-mirror';
  vanity(stage, against(room, 'back', x, long, 0.5), random.fork('vanity'), {
    long,
    basins: long > 1.4 ? 2 : 1,
    wood,
    metal,
  });
  const wide = round ? 0.85 : long * 0.92;
  stage.mark([spot(room, x - wide / 2, 1.2, room.depth), spot(room, x + wide / 2, 2.06, room.depth)]);
  const niched = feature === 'arched-niche';
  on('back', (pen) => {
    if (niched) alcove(pen, random.fork('niche'), x, clay);
    else mirror(pen, x, 1.2, wide, 0.86, round);
  });
  const tone = f.indoors.lamps ? '#f8e2b0' : '#f1ebde';
  if (!niched && random.chance(0.7))
    for (const side of [-1, 1])
      globe(stage, spot(room, x + side * (wide / 2 + 0.16), 1.68, room.depth - 0.12), 0.08, tone);
}

/** A bathroom: tiles to shoulder height or over, a tub or a glazed shower, a vanity with its mirror. */
export function bathroomScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const layout = textHint(hints, 'layout');
  const tile = textHint(hints, 'tile');
  const feature = textHint(hints, 'feature');
  const setting = {
    width: [2.9, 3.4],
    depth: [2.7, 3.2],
    wall: random.fork('wall').pick(WALL_NAMES),
    floor: random
      .fork('floor')
      .pick(['hexagon', 'black-white-tile', 'cement-tile', 'terrazzo', 'slate', 'stone']),
    turn: [5, 22],
  } as const;
  return roomScene(words, random, setting, (f) => {
    const { room, stage, on, decor } = f;
    room.skirting = undefined;
    const { width, depth, height } = room;
    const { lit, far } = wallsOf(room);
    const fittings: Fittings = {
      metal: f.random.pick(['#b5975a', '#c9cac8', '#2f2e2d']),
      wood: f.random.pick([...WOODS, '#46604f', '#4a4f52']),
      feature,
      clay: darker(PANELS[tile] ?? '#dedbd4', 0.12),
    };
    const wet = layout === 'wet-room' || layout === 'walk-in-shower' || layout === 'double-basin';
    const high = wet ? Math.min(2.35, height - 0.15) : f.random.pick([1.25, 1.45, 2.1]);
    for (const wall of ['left', 'right', 'back'] as const)
      if (wall === 'back' || f.random.chance(0.65)) {
        const [from, to] = wall === 'left' ? [-3, depth] : wall === 'right' ? [0, depth + 3] : [0, width];
        on(wall, (pen) => tiles(pen, f.random.fork(wall), tile, from, to, high));
      }
    const kind = textHint(hints, 'window');
    const window = lit === 'back' && kind !== 'skylight' ? 'none' : kind;
    if (window === 'skylight') skylight(stage, room, f.indoors, width / 2 - 0.75, depth * 0.4);
    else if (window !== 'none')
      on(lit, (pen) =>
        paintWindows(pen, f.random.fork('window'), room, f.indoors, {
          wall: lit,
          kind: window,
          middle: along(room, lit, wallLength(room, lit) * 0.55),
        }),
      );
    const left = !f.flip;
    const clay = PANELS[tile] ?? '#dedbd4';
    stage.main(() => {
      if (layout === 'freestanding-tub') {
        tub(stage, inside(room.frame, left ? 0.5 : width - 2.2, 0, depth - 1.75), f.random.pick(TUBS));
        washing(f, left ? width - 0.85 : 0.85, 1, fittings);
      } else if (layout === 'tub-under-window') {
        if (lit === 'back') {
          builtInTub(stage, inside(room.frame, 0.02, 0, depth - 0.82), 1.75, clay);
          washing(f, width - 0.6, 0.95, fittings);
        } else {
          builtInTub(stage, against(room, lit, depth - 0.95, 1.85, 0.82), 1.85, clay);
          washing(f, lit === 'left' ? width - 0.85 : 0.85, 1.1, fittings);
        }
      } else {
        const wide = layout === 'wet-room' ? 1.4 : 1.1;
        shower(stage, inside(room.frame, left ? 0.04 : width - wide - 0.04, 0, depth - 1), {
          wide,
          deep: 0.98,
          metal: fittings.metal,
        });
        const long = layout === 'double-basin' ? 1.5 : 1;
        washing(f, left ? width - long / 2 - 0.15 : long / 2 + 0.15, long, fittings);
      }
    });
    if (layout !== 'freestanding-tub' && f.random.chance(0.5))
      toilet(stage, inside(against(room, far, depth * 0.42, 0.38, 0.6), 0, 0, 0));
    if (feature === 'wooden-stool' || (layout === 'freestanding-tub' && f.random.chance(0.5)))
      stool(stage, inside(room.frame, left ? 2.25 : width - 2.6, 0, depth - 1.6), 0.42, '#8a6442', '#a9825a');
    if (feature === 'towel-ladder')
      on(far, (pen) =>
        towelLadder(pen, f.random.fork('towels'), along(room, far, depth * 0.7) - 0.25, fittings.metal),
      );
    if (feature === 'arched-niche')
      on(far, (pen) => mirror(pen, along(room, far, depth * 0.74), 1.1, 0.6, 1));
    if (feature === 'plant')
      pottedPlant(
        stage,
        f.random.fork('plant'),
        decor.plant(),
        spot(room, left ? width - 0.35 : 0.35, 0, depth - 1.1),
        f.random.range(0.8, 1.1),
      );
  });
}
