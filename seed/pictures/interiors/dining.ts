import { inside } from '../base/frame.ts';
import { painting, rug } from '../furniture/art.ts';
import { hangingLamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { sideboard } from '../furniture/sideboard.ts';
import { WOODS, diningTable, roundTable } from '../furniture/tables.ts';
import { innerDoor, radiator, wainscot } from '../rooms/joinery.ts';
import { against, along, wallsOf } from '../rooms/placing.ts';
import { roomScene } from '../rooms/room-scene.ts';
import { spot, wallLength } from '../rooms/shell.ts';
import { paintWindows } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

/** A dining room: the laid-out table under its lamp, a sideboard, and light from one side. */
export function diningScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const setting = { width: [3.7, 4.3], depth: [3.5, 4.1], turn: [6, 26] } as const;
  return roomScene(words, random, setting, (f) => {
    const { room, stage, decor, on } = f;
    const { width, depth } = room;
    const { lit, far } = wallsOf(room);
    const chairs = f.random.pick(['#3a3836', '#8a6442', '#e2d8c1', '#46604f', '#b0705a']);
    const table = textHint(hints, 'table');
    const z = depth - 2;
    const kind = textHint(hints, 'window');
    const hung = f.random.fork('hung').chance(0.5);
    if (room.moulding && f.random.chance(0.45))
      on('back', (pen) => wainscot(pen, 0, width, { height: 0.95, colour: '#e6dfd2' }));
    on(lit, (pen) => {
      paintWindows(pen, f.random.fork('window'), room, f.indoors, { wall: lit, kind, hung });
      if (!hung && kind !== 'french-doors' && kind !== 'garden-door' && kind !== 'steel-grid')
        radiator(pen, wallLength(room, lit) / 2 - 0.6, { width: 1.2, height: 0.34 });
    });
    stage.main(() => {
      if (table === 'round')
        roundTable(
          stage,
          spot(room, width / 2, 0, z),
          inside(room.frame, width / 2, 0, z),
          f.random.fork('table'),
          { wood: f.random.pick(WOODS), chair: chairs, decor },
        );
      else
        diningTable(stage, inside(room.frame, width / 2 - 0.95, 0, z - 0.45), f.random.fork('table'), {
          long: 1.9,
          wood: f.random.pick(WOODS),
          chair: chairs,
          bench: table === 'bench',
          decor,
        });
    });
    hangingLamp(stage, spot(room, width / 2, 0, z), decor.hanging(), {
      ceiling: room.height,
      lit: f.indoors.lamps,
      drop: room.height - 1.65,
    });
    const rest = lit === 'back' ? far : 'back';
    const at = rest === 'back' ? width / 2 : depth * 0.5;
    sideboard(stage, against(room, rest, at, 1.7, 0.44), f.random.fork('sideboard'), {
      long: 1.7,
      lit: f.indoors.lamps,
      decor,
    });
    const art = decor.art();
    on(rest, (pen) => painting(pen, f.random.fork('art'), art, along(room, rest, at) - 0.6, 1.3, 1.2, 0.85));
    if (rest === 'back' && f.random.chance(0.5))
      on(far, (pen) =>
        innerDoor(pen, along(room, far, depth * 0.55) - 0.43, {
          colour: '#ece6da',
          metal: '#b5975a',
          glazed: true,
        }),
      );
    if (f.random.chance(0.5))
      pottedPlant(
        stage,
        f.random.fork('plant'),
        decor.plant(),
        spot(room, f.flip ? width - 0.45 : 0.45, 0, depth - 0.45),
        1.3,
      );
    if (f.random.chance(0.55))
      f.onFloor((pen) =>
        rug(pen, f.random.fork('rug'), width / 2 - 1.6, z - 1.15, width / 2 + 1.6, z + 1.15),
      );
  });
}
