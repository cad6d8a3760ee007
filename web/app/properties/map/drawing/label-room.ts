import type { Box as Extent } from '../map-box.ts';
import { type Box, createFreeRoom, discBox, lineHeight, overlap, textBox } from './free-room.ts';
import { pillWidth, type ShownPrice } from './price-pills.ts';

type Spot = { left: number; top: number; price?: string | undefined; shown?: ShownPrice | undefined };

/** CSS pixels. */
export const discRadius = 19;

/** CSS pixels: scale and credits at the foot, and on wide drawings a button at the top. */
const scaleRoom = { width: 130, height: 40 };
const creditRoom = { width: 80, height: 22 };
const buttonRoom = { from: 480, width: 210, height: 60 };

/** CSS pixels. */
const betweenNames = 6;

const apart = ({ left, right, ...box }: Box): Box => ({
  ...box,
  left: left - betweenNames / 2,
  right: right + betweenNames / 2,
});

export function labelRoom(marks: readonly Spot[], box: Extent, pixels: number) {
  const height = (pixels * box.height) / box.width;
  const pins = marks.map(({ left, top, price = '', shown }): Box => {
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
  const room = createFreeRoom(pixels, height);
  room.reserve(...pins, scale, credit, button);
  return {
    height,
    meetsPin: (x: number, y: number, radius: number) =>
      pins.some((pin) => overlap(pin, discBox({ x, y }, radius))),
    isFreeAround: (x: number, y: number, radius: number) => room.isFree(discBox({ x, y }, radius)),
    reserveAround: (x: number, y: number, radius: number) => room.reserve(discBox({ x, y }, radius)),
    take: (text: string, x: number, baseline: number): boolean =>
      room.take([{ x, y: baseline, text, anchor: 'middle' as const }], (line) => [apart(textBox(line))]) !==
      undefined,
  };
}

export type LabelRoom = ReturnType<typeof labelRoom>;

export const percentOf = (part: number) => Math.round(part * 10_000) / 100;
