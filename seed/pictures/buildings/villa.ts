import { inside } from '../base/frame.ts';
import { darker } from '../base/colour.ts';
import { clad } from '../surfaces/cover.ts';
import { ROOFS, roofing } from '../surfaces/roof.ts';
import { plinth } from './facade.ts';
import { chimney, dormer } from './roof-parts.ts';
import { box, gabled, hipped, plainBox } from './solid.ts';
import { paintWall } from './wall.ts';
import type { Cover } from '../surfaces/cover.ts';
import type { DoorStyle, Doorway } from '../openings/door.ts';
import type { Frame } from '../base/frame.ts';
import type { Opening, WindowStyle } from '../openings/window.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Roofing } from '../surfaces/roof.ts';
import type { Stage } from '../base/stage.ts';

export type VillaWords = {
  cover: Cover;
  roof: Roofing;
  form: 'hip' | 'gable' | 'flat';
  width: number;
  depth: number;
  storeys: number;
  bays: number;
  pitch: number;
  garage: boolean;
  door: DoorStyle;
  window: WindowStyle;
  dormers: number;
  /** Small windows, as old country houses have. */
  cottage?: boolean;
};

const face =
  (seed: Random, cover: Cover, windows: Opening[], doors: Doorway[] = [], width = 0) =>
  (pen: Pen): void =>
    paintWall(pen, seed.fork('wall'), {
      cover: (wall) => clad(wall, seed.fork('cover'), cover),
      windows,
      doors,
      trims: width > 0 ? plinth(width, 0.28, darker(cover.trim, 0.3), doors, 0.03) : [],
    });

function sideWindows(depth: number, storeys: number, window: WindowStyle): Opening[] {
  const found: Opening[] = [];
  for (let floor = 0; floor < storeys; floor += 1)
    for (const part of [0.28, 0.72])
      found.push({ u: depth * part - 0.6, v: floor * 2.9 + 0.85, width: 1.2, height: 1.4, style: window });
  return found;
}

/** Detached house with a pitched roof; the garage wing stands to its right. */
export function pitchedVilla(stage: Stage, frame: Frame, seed: Random, words: VillaWords): void {
  const { cover, width, depth, storeys, bays, pitch, window } = words;
  const eaves = storeys * 2.75 + 0.35;
  const ridge = eaves + (Math.min(width, depth) / 2) * pitch;
  const doorBay = Math.floor(bays / 2);
  const step = width / bays;
  const windows: Opening[] = [];
  for (let floor = 0; floor < storeys; floor += 1)
    for (let bay = 0; bay < bays; bay += 1) {
      if (floor === 0 && bay === doorBay) continue;
      const wide = words.cottage ? 1.15 : Math.min(step * 0.62, floor === 0 ? 2.2 : 1.6);
      windows.push({
        u: (bay + 0.5) * step - wide / 2,
        v: floor * 2.75 + (floor === 0 && !words.cottage ? 0.55 : 0.8),
        width: wide,
        height: floor === 0 && !words.cottage ? 1.85 : 1.45,
        style: { ...window, lights: wide > 1.7 ? 3 : 2 },
      });
    }
  const doors: Doorway[] = [
    { u: (doorBay + 0.5) * step - 0.55, v: 0.18, width: 1.1, height: 2.3, style: words.door },
  ];
  const roof = (pen: Pen): void => {
    roofing(pen, seed.fork('roof'), words.roof);
    pen.shadows();
  };
  const side = face(seed.fork('side'), cover, sideWindows(depth, storeys, window));
  const shape = {
    width,
    depth,
    eaves,
    ridge,
    over: 0.55,
    walls: { front: face(seed.fork('front'), cover, windows, doors, width), left: side, right: side },
    roof,
  };
  if (words.form === 'hip') hipped(stage, frame, shape);
  else gabled(stage, frame, { ...shape, verge: 0.3 });
  chimney(stage, frame, seed.fork('stack'), {
    x: width * 0.3,
    z: depth / 2 + 0.2,
    from: ridge - 1.4,
    top: ridge + 0.8,
    ...(cover.brick ? { brick: cover.brick } : {}),
  });
  for (let i = 0; i < words.dormers; i += 1)
    dormer(stage, frame, seed.fork(`dormer ${i}`), {
      x: (width / words.dormers) * (i + 0.5) - 0.75,
      width: 1.5,
      sill: eaves + 0.5,
      height: 1.35,
      eaves,
      slope: pitch,
      setback: 0.5,
      style: window,
      cheek: cover.trim,
      roof: words.roof,
      gable: true,
    });
  if (words.garage) garageWing(stage, inside(frame, width, 0, 1.6), seed, words, roof);
}

function garageWing(
  stage: Stage,
  frame: Frame,
  seed: Random,
  words: VillaWords,
  roof: (pen: Pen) => void,
): void {
  const { cover } = words;
  const doors: Doorway[] = [
    {
      u: 0.7,
      v: 0.04,
      width: 2.6,
      height: 2.2,
      style: { leaf: words.door.leaf, cheek: cover.albedo, kind: 'garage', steps: 0 },
    },
  ];
  const front = face(seed.fork('garage'), cover, [], doors, 4);
  const side = face(seed.fork('garage side'), cover, [
    { u: 2.6, v: 1, width: 1.1, height: 1.1, style: words.window },
  ]);
  if (words.form === 'flat') {
    box(stage, frame, [4, 2.9, 6], {
      front,
      left: side,
      right: side,
      top: (pen) => pen.fill(pen.outline, pen.tone(ROOFS.flat.tile)),
    });
    return;
  }
  gabled(stage, frame, {
    width: 4,
    depth: 6,
    eaves: 2.6,
    ridge: 2.6 + 3 * words.pitch,
    over: 0.35,
    verge: 0.25,
    walls: { front, left: side, right: side },
    roof,
  });
}

/** Contemporary villa: two boxes, the upper one shifted, with glass from floor to ceiling. */
export function flatVilla(stage: Stage, frame: Frame, seed: Random, words: VillaWords, upper: Cover): void {
  const { width, depth, cover, window } = words;
  const tall: WindowStyle = {
    ...window,
    sill: undefined,
    lintel: undefined,
    transom: false,
    lights: 3,
    depth: 0.3,
  };
  const top = (pen: Pen): void => {
    pen.fill(pen.outline, pen.tone('#8d8983'));
    pen.shadows();
  };
  const low: Opening[] = [
    { u: width * 0.44, v: 0.12, width: width * 0.5, height: 2.5, style: { ...tall, lights: 4 } },
  ];
  const doors: Doorway[] = [{ u: width * 0.3, v: 0.12, width: 1.15, height: 2.45, style: words.door }];
  const flank = face(seed.fork('flank'), cover, [
    { u: depth * 0.2, v: 0.12, width: depth * 0.5, height: 2.5, style: tall },
  ]);
  box(stage, frame, [width, 3.1, depth], {
    front: face(seed.fork('low'), cover, low, doors),
    left: flank,
    right: flank,
    top,
  });
  const shift = seed.pick([-1.2, 1.4]);
  const wide = width * 0.72;
  const at = inside(frame, shift > 0 ? width - wide + shift : shift, 3.1, -1.1);
  const high: Opening[] = [
    { u: wide * 0.08, v: 0.5, width: wide * 0.3, height: 1.9, style: { ...tall, lights: 2 } },
    { u: wide * 0.55, v: 0.2, width: wide * 0.34, height: 2.3, style: { ...tall, lights: 2 } },
  ];
  const upperSide = face(seed.fork('upper side'), upper, [
    { u: depth * 0.3, v: 0.9, width: 1.8, height: 1.3, style: { ...tall, lights: 1 } },
  ]);
  box(stage, at, [wide, 3, depth - 1], {
    front: face(seed.fork('upper'), upper, high),
    left: upperSide,
    right: upperSide,
    top,
    under: (pen) => pen.fill(pen.outline, pen.tone('#b7aa98', 0)),
  });
  plainBox(stage, inside(at, -0.06, 3, -0.06), [wide + 0.12, 0.14, depth - 0.88], '#54565a');
  if (words.garage) garageWing(stage, inside(frame, width, 0, 2), seed, { ...words, form: 'flat' }, top);
}
