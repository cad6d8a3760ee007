import { cameraOf } from '../base/camera.ts';
import { topSheet } from '../base/frame.ts';
import { boxOf } from '../base/picture.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { Decor } from '../home/decor.ts';
import { roomCamera } from './room-camera.ts';
import { setRoom } from './set-room.ts';
import { paintShell, paintSlopes } from './shell.ts';
import type { Pen } from '../base/pen.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';
import type { Vec3 } from '../base/vec.ts';
import type { PictureWords } from '../words.ts';
import type { Gaze } from './room-camera.ts';
import type { EmptyRoom, SettingWords } from './set-room.ts';
import type { WallName } from './shell.ts';

type Painter = (pen: Pen) => void;

/** A room that is being furnished. */
export type Furnishing = EmptyRoom & {
  stage: Stage;
  random: Random;
  decor: Decor;
  /** Paints on a wall after what was added to it before. */
  on: (wall: WallName, paint: Painter) => void;
  onSlope: (side: 'left' | 'right', paint: Painter) => void;
  /** Paints on the finished floor. */
  onFloor: (paint: Painter) => void;
};

type Added = {
  walls: Record<WallName, Painter[]>;
  slopes: Record<'left' | 'right', Painter[]>;
  floor: Painter[];
};

// Rooms are tried until one has a place from which its main object is seen whole.
const ATTEMPTS = 12;

const all =
  (painters: readonly Painter[]): Painter =>
  (pen) =>
    painters.forEach((paint) => paint(pen));

/**
 * Draws a room in two passes: the first only sets the furniture, to learn where the main object is; then the viewer
 * steps to where that object is whole and large, and the same furniture is drawn.
 */
export function roomScene(
  words: PictureWords,
  random: Random,
  setting: SettingWords & Gaze,
  furnish: (furnishing: Furnishing) => void,
): Picture {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const picture = attemptAt(words, random.fork(`attempt ${attempt}`), setting, furnish);
    if (picture) return picture;
  }
  throw new Error(`No room of ${words.id} shows its main object whole.`);
}

function attemptAt(
  words: PictureWords,
  random: Random,
  setting: SettingWords & Gaze,
  furnish: (furnishing: Furnishing) => void,
): Picture | undefined {
  const { hints } = words;
  const empty = setRoom(hints, random.fork('room'), setting);
  const pass = (stage: Stage): Added & { decor: Decor; room: EmptyRoom['room'] } => {
    const added: Added = {
      walls: { left: [], right: [], back: [] },
      slopes: { left: [], right: [] },
      floor: [],
    };
    const decor = new Decor(words.id);
    const room = { ...empty.room, patches: [] };
    furnish({
      ...empty,
      room,
      stage,
      decor,
      random: random.fork('furniture'),
      on: (wall, paint) => added.walls[wall].push(paint),
      onSlope: (side, paint) => added.slopes[side].push(paint),
      onFloor: (paint) => added.floor.push(paint),
    });
    return { ...added, decor, room };
  };
  const scout = new Stage(
    cameraOf({ eye: [empty.room.width / 2, 1.5, -2], view: 80, horizon: 0.5 }),
    empty.indoors.light,
    random,
  );
  pass(scout);
  const camera = roomCamera(random.fork('camera'), hints, empty.room, extremes(scout.mainPoints), setting);
  if (!camera) return undefined;
  const stage = new Stage(camera, empty.indoors.light, random);
  const { walls, slopes, floor, decor, room } = pass(stage);
  paintShell(stage, room, random.fork('shell'), {
    left: all(walls.left),
    right: all(walls.right),
    back: all(walls.back),
  });
  paintSlopes(stage, room, { left: all(slopes.left), right: all(slopes.right) });
  if (floor.length > 0) {
    const pen = stage.pen(topSheet(room.frame, 0, 0.004, 0), box2(0, -3, room.width, room.depth));
    floor.forEach((paint) => paint(pen));
    pen.shadows([], 0.5);
  }
  return { svg: stage.finish(), main: boxOf(camera, stage.mainPoints), things: decor.things };
}

/** The outermost of many points in a set of directions: as good as all of them for framing, and quicker. */
function extremes(points: readonly Vec3[]): Vec3[] {
  const kept = new Set<Vec3>();
  for (let i = 0; i < 24; i += 1)
    for (const lift of [-2, -0.6, 0, 0.6, 2]) {
      const way: Vec3 = [Math.cos((i / 24) * Math.PI * 2), lift, Math.sin((i / 24) * Math.PI * 2)];
      const along = (point: Vec3): number => point[0] * way[0] + point[1] * way[1] + point[2] * way[2];
      const far = points.reduce<Vec3 | undefined>(
        (most, point) => (most && along(most) >= along(point) ? most : point),
        undefined,
      );
      if (far) kept.add(far);
    }
  return [...kept];
}
