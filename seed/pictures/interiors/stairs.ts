import { frontSheet, inside, topSheet, underSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { painting, rug } from '../furniture/art.ts';
import { cupboard } from '../furniture/cases.ts';
import { hangingLamp } from '../furniture/lights.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { flight, spiral } from '../furniture/stairs.ts';
import { vase } from '../furniture/vases.ts';
import { mirror } from '../rooms/hearth.ts';
import { innerDoor, wainscot } from '../rooms/joinery.ts';
import { against, along } from '../rooms/placing.ts';
import { roomScene } from '../rooms/room-scene.ts';
import { spot } from '../rooms/shell.ts';
import { paintWindows, skylight } from '../rooms/windows.ts';
import { textHint } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { Furnishing } from '../rooms/room-scene.ts';
import type { PictureWords } from '../words.ts';
import type { RailKind, StairStyle } from '../furniture/stairs.ts';
import type { Random } from '../base/random.ts';
import type { WallName } from '../rooms/shell.ts';

function landing(
  f: Furnishing,
  style: StairStyle,
  y: number,
  at: { x: number; z: number },
  size: { wide: number; deep: number },
): void {
  const { stage, room } = f;
  const { wide, deep } = size;
  stage.face(topSheet(room.frame, at.x, y, at.z), box2(0, 0, wide, deep), (pen) =>
    pen.fill(pen.outline, pen.tone(style.tread)),
  );
  stage.face(frontSheet(room.frame, at.x, y - 0.2, at.z), box2(0, 0, wide, 0.2), (pen) =>
    pen.fill(pen.outline, pen.tone(style.string)),
  );
  stage.face(underSheet(room.frame, at.x, y - 0.2, at.z + deep), box2(0, 0, wide, deep), (pen) =>
    pen.fill(pen.outline, pen.tone('#efe9dd')),
  );
}

/** The flight itself, along the right or the left wall. */
function climb(f: Furnishing, kind: string, right: boolean, style: StairStyle): void {
  const { stage, room } = f;
  const { width, depth, frame } = room;
  const x = (from: number, wide: number): number => (right ? width - from - wide : from);
  const rails = { railLeft: right, railRight: !right };
  if (kind === 'straight' || kind === 'flying') {
    const foot = depth - 13 * 0.25 - 0.9;
    stage.main(() =>
      flight(stage, inside(frame, x(0.02, 1.05), 0, foot), 13, 1.05, style, {
        open: kind === 'flying',
        ...rails,
      }),
    );
    landing(f, style, 13 * 0.185, { x: 0, z: depth - 0.9 }, { wide: width, deep: 0.9 });
  } else if (kind === 'quarter-turn' || kind === 'grand-curve') {
    const wide = kind === 'grand-curve' ? 1.4 : 1.05;
    stage.main(() =>
      flight(stage, inside(frame, x(0.02, wide), 0, depth - wide - 8 * 0.25), 8, wide, style, rails),
    );
    landing(
      f,
      style,
      8 * 0.185,
      { x: x(0, wide + 0.02), z: depth - wide },
      { wide: wide + 0.02, deep: wide },
    );
    const upper = right
      ? inside(frame, width - wide - 0.02, 8 * 0.185, depth - wide, -90)
      : inside(frame, wide + 0.02, 8 * 0.185, depth, 90);
    flight(stage, upper, 9, wide, style, { raised: true, ...rails });
  } else {
    const isRound = kind === 'spiral';
    stage.main(() =>
      spiral(stage, spot(room, right ? width - 1.25 : 1.25, 0, depth - 1.35), {
        steps: isRound ? 15 : 13,
        radius: isRound ? 1.02 : 1.12,
        from: Math.PI * 1.5,
        sweep: (right ? -1 : 1) * Math.PI * (isRound ? 1.75 : 1.2),
        style,
      }),
    );
  }
}

/** A hall and its staircase, seen from the front door. */
export function stairsScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const kind = textHint(hints, 'kind');
  const setting = {
    width: [3.0, 3.8],
    depth: [4.4, 5],
    wall: random.fork('wall').pick(['off-white', 'sage', 'linen', 'clay', 'mist', 'straw', 'forest']),
    turn: [3, 18],
    height: 4.4,
    slender: true,
  } as const;
  return roomScene(words, random, setting, (f) => {
    const { room, stage, decor, old, on } = f;
    const { width, depth } = room;
    const right = f.random.chance(0.5);
    const style: StairStyle = {
      tread: old ? '#8a6442' : f.random.pick(['#a9825a', '#c19a6b', '#8f8b84']),
      riser: old ? '#e6dfd2' : f.random.pick(['#e6dfd2', '#b98f62', '#d9d4ca']),
      string: old ? '#e2dacb' : f.random.pick(['#e6dfd2', '#4a4f52']),
      rail: (textHint(hints, 'rail') || 'oak') as RailKind,
    };
    const side: WallName = right ? 'right' : 'left';
    const other: WallName = right ? 'left' : 'right';
    if (old && f.random.chance(0.6))
      on(other, (pen) =>
        wainscot(pen, other === 'right' ? 0 : -3, depth + (other === 'right' ? 3 : 0), {
          height: 1,
          colour: '#e6dfd2',
        }),
      );
    climb(f, kind, right, style);
    const windowKind = textHint(hints, 'window');
    if (windowKind === 'skylight') skylight(stage, room, f.indoors, width / 2 - 0.75, depth * 0.5);
    else if (windowKind !== 'none' && kind !== 'straight' && kind !== 'flying')
      on('back', (pen) =>
        paintWindows(pen, f.random.fork('window'), { ...room, height: 4.4 }, f.indoors, {
          wall: 'back',
          kind: windowKind,
          middle: right ? width * 0.26 : width * 0.74,
        }),
      );
    else
      on('back', (pen) =>
        innerDoor(pen, right ? width * 0.12 : width * 0.88 - 0.86, {
          colour: '#ece6da',
          metal: '#b5975a',
          glazed: true,
        }),
      );
    const art = decor.art();
    const small = [decor.art(), decor.art(), decor.art()];
    on(other, (pen) => {
      innerDoor(pen, along(room, other, depth * 0.66) - 0.43, { colour: '#ece6da', metal: '#b5975a' });
      painting(pen, f.random.fork('art'), art, along(room, other, depth * 0.3) - 0.3, 1.35, 0.6, 0.8);
    });
    on(side, (pen) =>
      small.forEach((one, i) =>
        painting(
          pen,
          f.random.fork(`art ${i}`),
          one,
          along(room, side, depth * (0.3 + i * 0.22)) - 0.22,
          1.9 + i * 0.42,
          0.44,
          0.55,
        ),
      ),
    );
    const table = against(room, other, depth * 0.3, 1.05, 0.36);
    cupboard(stage, inside(table, 0, 0.42, 0), [1.05, 0.36, 0.34], {
      columns: 2,
      colour: f.random.pick(['#8a6442', '#46604f', '#e2dacb', '#a47b50']),
      handles: '#b5975a',
    });
    vase(stage, inside(table, 0.78, 0.79, 0.17).origin, f.random.fork('vase'), decor.vase());
    if (windowKind === 'none' && kind !== 'straight' && kind !== 'flying')
      on('back', (pen) => mirror(pen, right ? width * 0.62 : width * 0.38, 0.9, 0.7, 1.1, old));
    hangingLamp(stage, spot(room, right ? width * 0.36 : width * 0.64, 0, depth * 0.5), decor.hanging(), {
      ceiling: 4.2,
      lit: f.indoors.lamps,
      drop: 1.5,
    });
    if (f.random.chance(0.6))
      pottedPlant(
        stage,
        f.random.fork('plant'),
        decor.plant(),
        spot(room, right ? 0.4 : width - 0.4, 0, depth - 0.4),
        1.3,
      );
    if (f.random.chance(0.6))
      f.onFloor((pen) =>
        rug(
          pen,
          f.random.fork('rug'),
          right ? width * 0.14 : width * 0.5,
          -0.4,
          right ? width * 0.5 : width * 0.86,
          depth * 0.5,
        ),
      );
  });
}
