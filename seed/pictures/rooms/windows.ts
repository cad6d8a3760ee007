import { seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { curtains, roomWindow } from './outlook.ts';
import { topSheet, underSheet } from '../base/frame.ts';
import { at, box2 } from '../base/sheet.ts';
import { wallLength } from './shell.ts';
import type { Indoors } from './daylight.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Room, WallName } from './shell.ts';
import type { RoomWindow } from './outlook.ts';
import type { Stage } from '../base/stage.ts';

const CLOTHS = ['#e6dccb', '#cbb8a0', '#a9a58f', '#8a9aa0', '#c9a08a', '#6f7f74'] as const;

type Kind = { width: number; height: number; sill: number; words: Partial<RoomWindow>; count?: number };

const KINDS: Record<string, Kind> = {
  bow: { width: 0.95, height: 1.75, sill: 0.6, count: 3, words: { lights: 1, transom: true, bars: [2, 1] } },
  'tall-sash': { width: 1.1, height: 2.1, sill: 0.45, count: 2, words: { lights: 2, transom: true } },
  sash: { width: 0.95, height: 1.6, sill: 0.9, words: { lights: 2, transom: true } },
  'steel-grid': {
    width: 2.6,
    height: 2.1,
    sill: 0.3,
    words: { lights: 4, bars: [1, 4], frame: '#2f3233', frameWidth: 0.045 },
  },
  'picture-window': { width: 2.9, height: 1.75, sill: 0.45, words: { lights: 1, frame: '#6b5644' } },
  'double-casement': { width: 1.5, height: 1.5, sill: 0.85, words: { lights: 2 } },
  'french-doors': { width: 1.7, height: 2.25, sill: 0.02, words: { lights: 2, bars: [1, 4] } },
  'garden-door': { width: 2.2, height: 2.2, sill: 0.02, words: { lights: 2, frame: '#3a3d3f' } },
  'french-balcony': { width: 1.5, height: 2.2, sill: 0.06, words: { lights: 2, bars: [1, 3] } },
  wide: { width: 2.3, height: 1.25, sill: 0.98, words: { lights: 3 } },
  square: { width: 1.1, height: 1.1, sill: 1.05, words: { lights: 2, bars: [1, 1] } },
  arched: { width: 1.25, height: 1.7, sill: 0.95, words: { lights: 2, head: 'round', bars: [1, 2] } },
  corner: { width: 1.7, height: 1.5, sill: 0.75, words: { lights: 1, frame: '#3a3d3f' } },
  dormer: { width: 1.3, height: 1.25, sill: 0.9, words: { lights: 2 } },
  round: {
    width: 1.1,
    height: 1.1,
    sill: 1.05,
    words: { lights: 2, head: 'circle', bars: [1, 2], sill: false },
  },
  porthole: {
    width: 0.7,
    height: 0.7,
    sill: 1.35,
    words: { lights: 1, head: 'circle', frame: '#4a4d4e', sill: false },
  },
  frosted: { width: 0.9, height: 1.1, sill: 1.15, words: { lights: 2 } },
  roof: { width: 1, height: 1.25, sill: 0.35, words: { lights: 1, frame: '#8a6442', sill: false }, count: 2 },
  'stained-glass': { width: 1, height: 2, sill: 1, words: { lights: 2, head: 'round', bars: [2, 4] } },
};

export type WindowPlan = { wall: WallName; kind: string; middle?: number; hung?: boolean };

/** Puts the windows a hint names onto a wall, with curtains in some rooms. */
export function paintWindows(pen: Pen, random: Random, room: Room, indoors: Indoors, plan: WindowPlan): void {
  const kind = KINDS[plan.kind] ?? KINDS['double-casement'];
  if (!kind) return;
  const long = wallLength(room, plan.wall);
  const count = kind.count ?? 1;
  const height = Math.min(kind.height, room.height - kind.sill - 0.3);
  const gap = plan.kind === 'bow' ? 0.12 : 0.75;
  const whole = count * kind.width + (count - 1) * gap;
  const frame = kind.words.frame ?? random.pick(['#efe9dd', '#ebe4d6', '#e3ddd0']);
  const start = Math.max(0.25, Math.min(long - whole - 0.25, (plan.middle ?? long / 2) - whole / 2));
  const cloth = random.pick(CLOTHS);
  for (let i = 0; i < count; i += 1) {
    const u = start + i * (kind.width + gap);
    roomWindow(pen, random, room, indoors.outside, {
      u,
      v: kind.sill,
      width: kind.width,
      height,
      frame,
      ...kind.words,
    });
    if (plan.hung && plan.kind !== 'bow' && kind.words.head !== 'circle')
      curtains(pen, {
        u,
        width: kind.width,
        top: kind.sill + height + 0.16,
        foot: kind.sill > 0.7 ? kind.sill - 0.2 : 0.02,
        cloth,
        gather: Math.min(0.42, gap * 0.5),
      });
  }
  if (plan.hung && plan.kind === 'bow')
    curtains(pen, { u: start, width: whole, top: kind.sill + height + 0.16, foot: 0.02, cloth });
}

/** A roof window: a bright pane in the ceiling that drops its sun on the floor. */
export function skylight(stage: Stage, room: Room, indoors: Indoors, x: number, z: number): void {
  const [w, d] = [1.5, 1.1];
  const sheet = underSheet(room.frame, x, room.height - 0.005, z + d);
  const pen = stage.pen(sheet, box2(0, 0, w, d));
  pen.fill(box2(-0.08, -0.08, w + 0.08, d + 0.08), pen.tone('#f4efe4'));
  pen.fill(pen.outline, pen.fade([0, 0], [w, d], ramp([0, indoors.outside.sky], [1, '#ffffff'])));
  pen.lines([seg([w / 2, 0], [w / 2, d])], pen.tone('#d9d2c4'), 14);
  const top = topSheet(room.frame, x, room.height, z);
  room.patches.push(
    box2(0.05, 0.05, w / 2 - 0.04, d - 0.05).map(([u, v]) => at(top, u, v)),
    box2(w / 2 + 0.04, 0.05, w - 0.05, d - 0.05).map(([u, v]) => at(top, u, v)),
  );
}
