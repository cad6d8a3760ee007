import { ramp } from '../base/drawing.ts';
import { inside } from '../base/frame.ts';
import { lighter } from '../base/colour.ts';
import { clad } from '../surfaces/cover.ts';
import { box2 } from '../base/sheet.ts';
import { glass } from '../openings/glass.ts';
import { niche } from '../openings/niche.ts';
import { openingOutline } from '../openings/outline.ts';
import { balcony } from './balcony.ts';
import { hipTop, mansardTop, sawtoothTop } from './block-tops.ts';
import { bow } from './bow.ts';
import { plinth } from './facade.ts';
import { box, plainBox } from './solid.ts';
import { paintWall } from './wall.ts';
import type { Cover } from '../surfaces/cover.ts';
import type { DoorStyle, Doorway } from '../openings/door.ts';
import type { Frame } from '../base/frame.ts';
import type { Opening, WindowStyle } from '../openings/window.ts';
import type { Pen } from '../base/pen.ts';
import type { Rail } from './balcony.ts';
import type { Random } from '../base/random.ts';
import type { Roofing } from '../surfaces/roof.ts';
import type { Stage } from '../base/stage.ts';
import type { Trim, WallPlan } from './wall.ts';

export type BlockWords = {
  bays: number;
  storeys: number;
  cover: Cover;
  door: DoorStyle;
  /** Metres of a bay and of a storey. */
  bay?: number;
  storey?: number;
  depth?: number;
  window: WindowStyle;
  /** Width and height of a window as part of its bay and storey. */
  wide?: number;
  tall?: number;
  rail?: Rail;
  balconies?: 'none' | 'stacks' | 'alternate' | 'long' | 'checker';
  setback?: boolean;
  bands?: boolean;
  top?: 'flat' | 'hip' | 'mansard' | 'sawtooth';
  tiles?: Roofing;
  /** Use of the ground floor: homes, shops or an open arcade. */
  ground?: 'homes' | 'shops' | 'arcade';
  /** Bows of glass over the middle storeys, on every other bay. */
  bows?: boolean;
};

type Measures = { bay: number; storey: number; ground: number; width: number; depth: number; height: number };

function measure({ bays, storeys, bay = 3.4, storey = 3, depth = 12, setback }: BlockWords): Measures {
  const ground = storey * 1.12;
  const full = setback ? storeys - 1 : storeys;
  return { bay, storey, ground, depth, width: bays * bay, height: ground + (full - 1) * storey + 0.5 };
}

const hasBalcony = (words: BlockWords, bay: number, floor: number): boolean => {
  if (floor === 0) return false;
  if (words.balconies === 'long') return true;
  if (words.balconies === 'stacks') return bay % 3 === 1;
  if (words.balconies === 'alternate') return bay % 2 === 0;
  return words.balconies === 'checker' && (bay + floor) % 2 === 0;
};

function front(words: BlockWords, m: Measures): WallPlan & { doors: Doorway[] } {
  const { bays, storeys, cover, window, wide = 0.55, tall = 0.62 } = words;
  const windows: Opening[] = [];
  const doorBay = Math.floor(bays / 2);
  const full = words.setback ? storeys - 1 : storeys;
  for (let floor = 0; floor < full; floor += 1)
    for (let bay = 0; bay < bays; bay += 1) {
      if (floor === 0 && (bay === doorBay || words.ground === 'arcade')) continue;
      if (words.bows && bay % 2 === 1 && floor > 0 && floor < full) continue;
      const base = floor === 0 ? 0 : m.ground + (floor - 1) * m.storey;
      const open = hasBalcony(words, bay, floor) || (floor === 0 && words.ground === 'shops');
      const w = m.bay * (open ? Math.max(wide, 0.66) : wide);
      const h = open ? m.storey * 0.78 : m.storey * tall;
      const v = open ? base + (floor === 0 ? 0.35 : 0.06) : base + m.storey * (0.92 - tall);
      windows.push({
        u: (bay + 0.5) * m.bay - w / 2,
        v,
        width: w,
        height: h,
        style: open ? { ...window, sill: undefined, lights: 2, transom: false } : window,
      });
    }
  const doors: Doorway[] = [
    { u: (doorBay + 0.5) * m.bay - 0.8, v: 0.12, width: 1.6, height: 2.6, style: words.door },
  ];
  const trims: Trim[] = [...plinth(m.width, 0.45, cover.trim, doors, 0.04)];
  if (words.bands ?? true)
    for (let floor = 1; floor < full; floor += 1)
      trims.push({
        box: [0, m.ground + (floor - 1) * m.storey - 0.14, m.width, m.ground + (floor - 1) * m.storey + 0.06],
        out: 0.05,
        colour: cover.trim,
      });
  trims.push({
    box: [-0.05, m.height - 0.16, m.width + 0.05, m.height + 0.06],
    out: 0.14,
    colour: lighter(cover.trim, 0.1),
  });
  const arches = words.ground === 'arcade' ? { inlay: (pen: Pen) => arcade(pen, words, m, doorBay) } : {};
  return { cover: () => undefined, windows, doors, trims, ...arches };
}

function arcade(pen: Pen, words: BlockWords, m: Measures, doorBay: number): void {
  for (let bay = 0; bay < words.bays; bay += 1) {
    if (bay === doorBay) continue;
    const edge = openingOutline(bay * m.bay + m.bay * 0.14, 0, m.bay * 0.72, m.storey * 0.98, 'round');
    niche(pen, edge, 1.4, words.cover.albedo, (back) => {
      back.fill(edge, back.fade([0, 0], [0, 3], ramp([0, back.tone('#5f574e')], [1, back.tone('#3f3a35')])));
      glass(
        back,
        pen.stage.random.fork(`arcade ${bay}`),
        [box2(bay * m.bay + m.bay * 0.22, 0.4, bay * m.bay + m.bay * 0.78, 2.5)],
        'plants',
        pen.stage.light.lamps ? { lit: true } : { sky: 0.25 },
      );
    });
  }
}

/** Apartment building with a flat roof: a grid of bays, balconies where asked, perhaps a set-back top floor. */
export function block(stage: Stage, frame: Frame, seed: Random, words: BlockWords): Measures {
  const m = measure(words);
  const random = seed.fork('block');
  const plan = front(words, m);
  const blind = (pen: Pen): void => {
    clad(pen, random, words.cover, pen.outline, 0.5);
    pen.shadows();
  };
  const sideBays = Math.max(1, Math.round(m.depth / (m.bay * 1.6)));
  const side = (pen: Pen): void => {
    const windows: Opening[] = [];
    const full = words.setback ? words.storeys - 1 : words.storeys;
    for (let floor = 0; floor < full; floor += 1)
      for (let bay = 0; bay < sideBays; bay += 1)
        windows.push({
          u: (bay + 0.5) * (m.depth / sideBays) - 0.6,
          v: (floor === 0 ? 0 : m.ground + (floor - 1) * m.storey) + m.storey * 0.32,
          width: 1.2,
          height: m.storey * 0.52,
          style: words.window,
        });
    paintWall(pen, seed.fork('side'), {
      cover: (wall) => clad(wall, random, words.cover, wall.outline, 0.6),
      windows,
    });
  };
  box(stage, frame, [m.width, m.height, m.depth], {
    front: (pen) =>
      paintWall(pen, seed.fork('front'), { ...plan, cover: (wall) => clad(wall, random, words.cover) }),
    left: side,
    right: side,
    back: blind,
    top: (pen) => pen.fill(pen.outline, pen.tone('#8b8780')),
  });
  const full = words.setback ? words.storeys - 1 : words.storeys;
  for (let floor = 1; floor < full; floor += 1) {
    const y = m.ground + (floor - 1) * m.storey;
    const rail = {
      rail: words.rail ?? 'glass',
      slab: '#cfcac0',
      railColour: words.window.frame,
      out: 1.35,
    } as const;
    if (words.balconies === 'long')
      balcony(stage, frame, { x: m.bay * 0.5, y, width: m.width - m.bay, ...rail });
    else
      for (let bay = 0; bay < words.bays; bay += 1)
        if (hasBalcony(words, bay, floor))
          balcony(stage, frame, { x: bay * m.bay + 0.25, y, width: m.bay - 0.5, ...rail });
  }
  roofOver(stage, inside(frame, 0, m.height, 0), seed, words, m);
  if (words.bows)
    for (let bay = 1; bay < words.bays; bay += 2)
      bow(stage, frame, seed.fork(`bow ${bay}`), {
        x: bay * m.bay + m.bay * 0.14,
        y: m.ground,
        width: m.bay * 0.72,
        height: (full - 1) * m.storey - 0.2,
        out: 0.9,
        kind: 'round',
        cover: (pen) => clad(pen, seed.fork('bow'), words.cover, pen.outline, 0.4),
        trim: words.cover.trim,
        window: words.window,
        floors: full - 1,
      });
  if (words.setback) topFloor(stage, inside(frame, 0, m.height, 0), seed, words, m);
  return m;
}

function roofOver(stage: Stage, frame: Frame, seed: Random, words: BlockWords, m: Measures): void {
  const tiles = words.tiles ?? { tile: '#535c68', kind: 'slate' };
  const shape = {
    width: m.width,
    depth: m.depth,
    tiles,
    cover: words.cover,
    window: words.window,
    bays: words.bays,
  };
  if (words.top === 'hip') hipTop(stage, frame, seed, shape);
  if (words.top === 'mansard') mansardTop(stage, frame, seed, shape);
  if (words.top === 'sawtooth') sawtoothTop(stage, frame, seed, shape);
}

function topFloor(stage: Stage, frame: Frame, seed: Random, words: BlockWords, m: Measures): void {
  const in1 = 1.9;
  const width = m.width - in1 * 2;
  const glassy: Opening[] = [];
  const count = Math.max(2, words.bays);
  for (let i = 0; i < count; i += 1)
    glassy.push({
      u: (i + 0.08) * (width / count),
      v: 0.1,
      width: (width / count) * 0.84,
      height: m.storey * 0.84,
      style: { ...words.window, sill: undefined, lintel: undefined, lights: 2, transom: false },
    });
  const wall = (pen: Pen): void =>
    paintWall(pen, seed.fork('top'), {
      cover: (w) => w.fill(w.outline, w.tone('#6b6f70')),
      windows: pen.outline.some(([u]) => u > width - 0.1) ? glassy : [],
    });
  box(stage, inside(frame, in1, 0, in1), [width, m.storey, m.depth - in1 * 2], {
    front: wall,
    left: wall,
    right: wall,
    top: (pen) => pen.fill(pen.outline, pen.tone('#77756f')),
  });
  plainBox(
    stage,
    inside(frame, in1 - 0.7, m.storey, in1 - 0.7),
    [width + 1.4, 0.22, m.depth - in1 * 2 + 1.4],
    '#5d6062',
  );
  balcony(stage, inside(frame, 0, 0.16, 0.2), {
    x: 0.1,
    y: 0,
    width: m.width - 0.2,
    out: 0.1,
    rail: 'glass',
    slab: '#cfcac0',
    railColour: words.window.frame,
  });
}
