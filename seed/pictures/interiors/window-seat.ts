import { frameAt, inside } from '../base/frame.ts';
import { darker } from '../base/colour.ts';
import { bookcase, cupboard } from '../furniture/cases.ts';
import { cushion, drum, rod, solid } from '../furniture/forms.ts';
import { bush } from '../nature/plants.ts';
import { wainscot } from '../rooms/joinery.ts';
import { curtains, roomWindow } from '../rooms/outlook.ts';
import { textHint } from '../words.ts';
import type { Close } from './close.ts';
import type { RoomWindow } from '../rooms/outlook.ts';

type Pillow = readonly [x: number, size: number, tint: string, stripe?: string];

function seat(
  { stage }: Close,
  from: number,
  to: number,
  words: { wood: string; cloth: string; pillows: readonly Pillow[] },
): void {
  const frame = frameAt([from, 0, -0.46]);
  const wide = to - from;
  cupboard(stage, frame, [wide, 0.4, 0.46], {
    columns: Math.round(wide / 0.5),
    colour: words.wood,
    handles: '#b5975a',
    panel: true,
  });
  solid(stage, inside(frame, -0.02, 0.4, -0.02), [wide + 0.04, 0.03, 0.46], darker(words.wood, 0.12));
  solid(stage, inside(frame, 0.02, 0.43, 0.01), [wide - 0.04, 0.1, 0.4], words.cloth, { soft: 0.03 });
  for (const [x, size, tint, stripe] of words.pillows)
    cushion(stage, frameAt([x, 0.52, -0.24]), size, tint, stripe);
}

function opening({ pen, random, room, indoors }: Close, words: Partial<RoomWindow>): void {
  roomWindow(pen, random.fork('window'), room, indoors.outside, {
    u: -0.45,
    v: 0.62,
    width: 1.7,
    height: 1.4,
    frame: '#efe9dd',
    lights: 2,
    bars: [1, 2],
    depth: 0.12,
    sill: false,
    ...words,
  });
}

/** Books and a cup left on the seat. */
function reading({ stage }: Close, x: number): void {
  const frame = frameAt([x, 0.53, -0.38]);
  for (const [i, tint] of ['#8a4a3a', '#e6dccb', '#3f5468'].entries())
    solid(stage, inside(frame, i * 0.01, i * 0.035, 0, 8 + i * 5), [0.28, 0.034, 0.2], tint);
  drum(stage, inside(frame, 0.42, 0, 0.08).origin, {
    top: 0.045,
    bottom: 0.035,
    height: 0.09,
    albedo: '#e6dccb',
    lid: '#6b4a32',
  });
}

/** Under a wide window with curtains, panelling on both sides. */
function panelled(close: Close): void {
  wainscot(close.pen, -2, 3, { height: 0.62, colour: '#e6dfd2' });
  opening(close, { lights: 3, u: -0.5, width: 1.8 });
  curtains(close.pen, { u: -0.5, width: 1.8, top: 2.12, foot: 0.55, cloth: '#6f8573' });
  seat(close, -0.62, 1.42, {
    wood: '#e9e2d3',
    cloth: '#8a9a7c',
    pillows: [
      [-0.56, 0.42, '#b0705a'],
      [-0.2, 0.34, '#e6dccb', '#6f8573'],
      [0.94, 0.42, '#c9a86a'],
    ],
  });
  reading(close, 0.28);
}

/** Under an arched window, with a reading lamp on the wall and a plant on the seat. */
function arched(close: Close): void {
  const { stage, random } = close;
  opening(close, { u: -0.02, width: 0.94, v: 0.72, height: 1.3, head: 'round', lights: 2, bars: [1, 3] });
  seat(close, -0.6, 1.42, {
    wood: '#8a6442',
    cloth: '#5d6b78',
    pillows: [
      [-0.54, 0.4, '#c9a86a'],
      [0.98, 0.4, '#e6dccb', '#5d6b78'],
    ],
  });
  solid(stage, frameAt([0.5, 0.53, -0.44]), [0.42, 0.035, 0.42], '#b98d6a', { soft: 0.02 });
  solid(stage, frameAt([0.5, 0.14, -0.475]), [0.42, 0.4, 0.02], '#b98d6a');
  const pot = frameAt([0.12, 0.53, -0.24]);
  drum(stage, pot.origin, { top: 0.11, bottom: 0.08, height: 0.2, albedo: '#b0705a', lid: '#4a4038' });
  bush(stage, random, inside(pot, 0, 0.16, 0).origin, { size: 0.5, colour: '#5f7a4a' });
  const arm = [1.26, 1.5, -0.04] as const;
  rod(stage, arm, [1.26, 1.5, -0.26], 0.025, '#b5975a');
  rod(stage, [1.26, 1.5, -0.26], [1.26, 1.44, -0.26], 0.025, '#b5975a');
  drum(stage, [1.26, 1.26, -0.26], { top: 0.07, bottom: 0.13, height: 0.2, albedo: '#e9dcc0', glow: 1 });
}

/** Between two bookcases, from wall to wall. */
function amongBooks(close: Close): void {
  const { stage, random } = close;
  opening(close, { u: -0.1, width: 1.0, v: 0.6, height: 1.5, lights: 2, bars: [1, 3] });
  seat(close, -0.3, 1.1, {
    wood: '#5f7a6c',
    cloth: '#d9c9ac',
    pillows: [
      [-0.24, 0.36, '#8a4a3a'],
      [0.68, 0.38, '#3f5468', '#d9c9ac'],
    ],
  });
  for (const x of [-1.25, 1.1])
    bookcase(stage, frameAt([x, 0, -0.5]), random.fork(`books ${x}`), [0.95, 2.4, 0.5], '#5f7a6c');
  reading(close, 0.14);
}

const SEATS: Record<string, (close: Close) => void> = { arch: arched, books: amongBooks };

/** A cushioned seat at a window, built in one of several ways. */
export const windowSeat = (close: Close): void => (SEATS[textHint(close.hints, 'seat')] ?? panelled)(close);
