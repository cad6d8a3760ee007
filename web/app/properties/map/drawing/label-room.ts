import type { Box } from '../map-box.ts';
import { pillWidth, type ShownPrice } from './price-pills.ts';

type Rectangle = { left: number; top: number; right: number; bottom: number };

type Spot = { left: number; top: number; price?: string | undefined; shown?: ShownPrice | undefined };

/** CSS pixels, a little more than the text needs. */
const [letterWidth, lineHeight] = [8, 16];
export const discRadius = 19;

const overlap = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = (x: number, y: number, radius: number): Rectangle => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** CSS pixels at the foot of a drawing for its scale and the source of its names, and on wide ones at its top for a button. */
const scaleRoom = { width: 130, height: 40 };
const creditRoom = { width: 80, height: 22 };
const buttonRoom = { from: 480, width: 210, height: 60 };

/** Knows which parts of a drawing are taken, in CSS pixels, and takes more of them for texts. */
export function labelRoom(marks: readonly Spot[], box: Box, pixels: number) {
  const height = (pixels * box.height) / box.width;
  const pins = marks.map(({ left, top, price = '', shown }): Rectangle => {
    const [x, y] = [(left / 100) * pixels, (top / 100) * height];
    const half = shown ? Math.max(pillWidth(price) / 2, discRadius) : discRadius;
    const shift = shown?.shift ?? 0;
    return {
      left: x - half + shift,
      right: x + half + shift,
      top: y - discRadius - (shown?.at === 'above' ? lineHeight : 0),
      bottom: y + discRadius + (shown?.at === 'below' ? lineHeight : 0),
    };
  });
  const scale = { left: 0, right: scaleRoom.width, top: height - scaleRoom.height, bottom: height };
  const credit = {
    left: pixels - creditRoom.width,
    right: pixels,
    top: height - creditRoom.height,
    bottom: height,
  };
  const [left, right] = [(pixels - buttonRoom.width) / 2, (pixels + buttonRoom.width) / 2];
  const button = { left, right, top: 0, bottom: pixels < buttonRoom.from ? 0 : buttonRoom.height };
  const taken = [...pins, scale, credit, button];
  const isFree = (room: Rectangle) =>
    room.left > 2 &&
    room.right < pixels - 2 &&
    room.top > 2 &&
    room.bottom < height - 2 &&
    !taken.some((other) => overlap(other, room));
  return {
    height,
    meetsPin: (x: number, y: number, radius: number) =>
      pins.some((pin) => overlap(pin, around(x, y, radius))),
    isFreeAround: (x: number, y: number, radius: number) => isFree(around(x, y, radius)),
    /** Takes the room of a line around the middle of its baseline, if it is free. */
    take: (text: string, x: number, baseline: number): boolean => {
      const half = (text.length * letterWidth) / 2;
      const room = { left: x - half, right: x + half, top: baseline - lineHeight + 4, bottom: baseline + 4 };
      if (!isFree(room)) return false;
      taken.push(room);
      return true;
    },
  };
}

export type LabelRoom = ReturnType<typeof labelRoom>;

export const percentOf = (part: number) => Math.round(part * 10_000) / 100;
