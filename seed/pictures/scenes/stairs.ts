import { frontSheet, inside, underSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { painting, rug } from '../furniture/art.ts';
import { cupboard } from '../furniture/cases.ts';
import { lamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { flight, spiral } from '../furniture/stairs.ts';
import { vase } from '../furniture/tables.ts';
import { innerDoors, mirror } from '../rooms/hearth.ts';
import { setRoom } from '../rooms/set-room.ts';
import { paintShell, spot } from '../rooms/shell.ts';
import { paintWindows, skylight } from '../rooms/windows.ts';
import { topSheet } from '../base/frame.ts';
import { textHint } from '../words.ts';
import type { Pen } from '../base/pen.ts';
import type { PictureWords } from '../words.ts';
import type { RailKind, StairStyle } from '../furniture/stairs.ts';
import type { Random } from '../base/random.ts';
import type { WallName } from '../rooms/shell.ts';

/** A hall and its staircase, seen from the front door. */
export function stairsScene({ hints }: PictureWords, random: Random): string {
  const kind = textHint(hints, 'kind');
  const { stage, room, indoors, old } = setRoom(hints, random, {
    width: [3.6, 4.8],
    depth: [4.6, 5.6],
    wall: random.pick(['off-white', 'sage', 'linen', 'clay', 'mist', 'straw', 'forest']),
    turn: [2, 16],
    height: 4.6,
  });
  const { width, depth, frame } = room;
  const right = random.chance(0.5);
  const style: StairStyle = {
    tread: old ? '#8a6442' : random.pick(['#a9825a', '#c19a6b', '#8f8b84']),
    riser: old ? '#e6dfd2' : random.pick(['#e6dfd2', '#b98f62', '#d9d4ca']),
    string: old ? '#e2dacb' : random.pick(['#e6dfd2', '#4a4f52']),
    rail: (textHint(hints, 'rail') || 'oak') as RailKind,
  };
  const decor = random.fork('decor');
  const painters: Record<WallName, ((pen: Pen) => void)[]> = { left: [], right: [], back: [] };
  const side: WallName = right ? 'right' : 'left';
  const other: WallName = right ? 'left' : 'right';
  const x = (from: number, wide: number): number => (right ? width - from - wide : from);
  const landing = (y: number, fromX: number, wide: number, z: number, deep: number): void => {
    stage.face(topSheet(frame, fromX, y, z), box2(0, 0, wide, deep), (pen) =>
      pen.fill(pen.outline, pen.tone(style.tread)),
    );
    stage.face(frontSheet(frame, fromX, y - 0.2, z), box2(0, 0, wide, 0.2), (pen) =>
      pen.fill(pen.outline, pen.tone(style.string)),
    );
    stage.face(underSheet(frame, fromX, y - 0.2, z + deep), box2(0, 0, wide, deep), (pen) =>
      pen.fill(pen.outline, pen.tone('#efe9dd')),
    );
  };
  if (kind === 'straight' || kind === 'flying') {
    flight(stage, inside(frame, x(0.02, 1.05), 0, 0.9), 15, 1.05, style, {
      open: kind === 'flying',
      railLeft: right,
      railRight: !right,
    });
    landing(15 * 0.185, 0, width, 0.9 + 15 * 0.25, 2);
  } else if (kind === 'quarter-turn' || kind === 'grand-curve') {
    const wide = kind === 'grand-curve' ? 1.5 : 1.05;
    const head = flight(stage, inside(frame, x(0.02, wide), 0, depth - wide - 8 * 0.25), 8, wide, style, {
      railLeft: right,
      railRight: !right,
    });
    landing(8 * 0.185, x(0, wide + 0.02), wide + 0.02, depth - wide, wide);
    const upper = right
      ? inside(frame, width - wide - 0.02, head.origin[1], depth - wide, -90)
      : inside(frame, wide + 0.02, head.origin[1], depth, 90);
    flight(stage, upper, 9, wide, style, { raised: true, railLeft: right, railRight: !right });
  } else {
    const steps = kind === 'spiral' ? 15 : 13;
    spiral(stage, spot(room, right ? width - 1.25 : 1.25, 0, depth - 1.35), {
      steps,
      radius: kind === 'spiral' ? 1.02 : 1.12,
      from: right ? Math.PI * 1.5 : Math.PI * 1.5,
      sweep: (right ? -1 : 1) * Math.PI * (kind === 'spiral' ? 1.75 : 1.2),
      style,
    });
  }
  const windowKind = textHint(hints, 'window');
  if (windowKind === 'skylight') skylight(stage, room, indoors, width / 2 - 0.75, depth * 0.5);
  else if (windowKind !== 'none')
    painters.back.push((pen) =>
      paintWindows(pen, random.fork('window'), { ...room, height: 4.4 }, indoors, {
        wall: 'back',
        kind: windowKind,
        middle: right ? width * 0.32 : width * 0.68,
      }),
    );
  painters[other].push((pen) => {
    if (decor.chance(0.6)) innerDoors(pen, decor, depth * 0.52, '#ece6da');
    painting(pen, decor, depth * 0.2, 1.3, 0.7, 0.9);
  });
  painters[side].push((pen) =>
    [0.25, 0.5, 0.75].forEach((part, i) =>
      painting(pen, decor, depth * part - 0.25, 2.1 + (right ? 2 - i : i) * 0.35, 0.45, 0.55),
    ),
  );
  const consoleAt = right
    ? inside(frame, 0.36, 0, depth * 0.1, -90)
    : inside(frame, width - 0.36, 0, depth * 0.1 + 1.1, 90);
  cupboard(stage, inside(consoleAt, 0, 0.45, 0), [1.1, 0.36, 0.34], {
    columns: 2,
    colour: decor.pick(['#8a6442', '#46604f', '#e2dacb', '#a47b50']),
    handles: '#b5975a',
  });
  vase(stage, inside(consoleAt, 0.8, 0.82, 0.17).origin, decor);
  if (windowKind === 'none')
    painters.back.push((pen) =>
      mirror(pen, right ? width * 0.3 : width * 0.7, 0.9, 0.8, 1.2, decor.chance(0.5)),
    );
  lamp(
    stage,
    random.fork('lamp'),
    random.pick(['paper-globe', 'chandelier', 'pendant']),
    spot(room, right ? width * 0.36 : width * 0.64, 0, depth * 0.5),
    4.0,
    indoors.lamps,
  );
  if (decor.chance(0.6))
    pottedPlant(
      stage,
      random.fork('plant'),
      random.pick(['olive', 'fig', 'palm']),
      spot(room, right ? 0.5 : width - 0.5, 0, depth - 0.5),
      1.5,
    );
  const run =
    (wall: WallName) =>
    (pen: Pen): void =>
      painters[wall].forEach((paint) => paint(pen));
  paintShell(stage, room, random, { left: run('left'), right: run('right'), back: run('back') });
  if (decor.chance(0.6)) {
    const floor = stage.pen(topSheet(frame, 0, 0.004, 0), box2(0, 0, width, depth));
    rug(
      floor,
      decor,
      right ? width * 0.16 : width * 0.48,
      -0.6,
      right ? width * 0.52 : width * 0.84,
      depth * 0.6,
    );
    floor.shadows([], 0.5);
  }
  return stage.finish();
}
