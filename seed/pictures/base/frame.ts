import { add, scale } from './vec.ts';
import { sheetOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { Vec3 } from './vec.ts';

/** Position of a thing and direction of its front; inside it x runs right, y up and z to its back. */
export type Frame = { readonly origin: Vec3; readonly right: Vec3; readonly back: Vec3 };

const UP: Vec3 = [0, 1, 0];

/** `turn` in degrees; 0 looks at the viewer, positive shows more of the left side. */
export function frameAt(origin: Vec3, turn = 0): Frame {
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return { origin, right: [cosine, 0, -sine], back: [sine, 0, cosine] };
}

export const place = (frame: Frame, x: number, y: number, z: number): Vec3 =>
  add(frame.origin, add(scale(frame.right, x), add(scale(UP, y), scale(frame.back, z))));

export const inside = (frame: Frame, x: number, y: number, z: number, turn = 0): Frame => {
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return {
    origin: place(frame, x, y, z),
    right: add(scale(frame.right, cosine), scale(frame.back, -sine)),
    back: add(scale(frame.right, sine), scale(frame.back, cosine)),
  };
};

export const frontSheet = (frame: Frame, x = 0, y = 0, z = 0): Sheet =>
  sheetOf(place(frame, x, y, z), frame.right, UP);
export const backSheet = (frame: Frame, x = 0, y = 0, z = 0): Sheet =>
  sheetOf(place(frame, x, y, z), scale(frame.right, -1), UP);
export const leftSheet = (frame: Frame, x = 0, y = 0, z = 0): Sheet =>
  sheetOf(place(frame, x, y, z), scale(frame.back, -1), UP);
export const rightSheet = (frame: Frame, x = 0, y = 0, z = 0): Sheet =>
  sheetOf(place(frame, x, y, z), frame.back, UP);
export const topSheet = (frame: Frame, x = 0, y = 0, z = 0): Sheet =>
  sheetOf(place(frame, x, y, z), frame.right, frame.back);
export const underSheet = (frame: Frame, x = 0, y = 0, z = 0): Sheet =>
  sheetOf(place(frame, x, y, z), frame.right, scale(frame.back, -1));

/** A slope through three points: lower left, lower right and one higher up, seen from outside. */
export const slopeSheet = (low: Vec3, lowRight: Vec3, high: Vec3): Sheet =>
  sheetOf(low, add(lowRight, scale(low, -1)), add(high, scale(low, -1)));
