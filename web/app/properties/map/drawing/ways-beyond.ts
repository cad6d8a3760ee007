import { distanceBetween } from '../../model/position.ts';
import { type Box, isIn } from '../map-box.ts';
import type { MapPlace } from '../map-property.ts';
import { project, unproject } from '../projection.ts';
import { letterWidth } from './free-room.ts';
import { type LabelRoom, percentOf } from './label-room.ts';

/** Points to a town outside the drawing; in percent, and degrees clockwise from east. */
export type WayBeyond = {
  text: string;
  left: number;
  top: number;
  side: 'start' | 'middle' | 'end';
  arrow: Arrow;
};

type Arrow = { left: number; top: number; angle: number };

/** About 60 kilometres: wider drawings show what is around. */
const widest = 540;
/** Sectors of the circle, each with one town. */
const directions = 8;
/** In widths of the drawing. */
const reach = 2.5;
/** Well-known places come first in their list. */
const known = 170;
/** CSS pixels from the edge to the arrow, and on to its text. */
const inset = 12;
const toText = 20;

/** `far` is in drawing units. */
type Town = { text: string; far: number; angle: number };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Names the nearest large town of each direction, or a farther one where none is near. */
export function waysBeyond(
  places: readonly MapPlace[],
  room: LabelRoom,
  box: Box,
  pixels: number,
): WayBeyond[] {
  if (box.width > widest) return [];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const towns = places.slice(0, known).flatMap(({ name, ...position }): Town[] => {
    const point = project(position);
    if (isIn(box, point)) return [];
    const [right, down] = [point.x - middle.x, point.y - middle.y];
    const text = `${name} ${String(Math.round(distanceBetween(unproject(middle), position)))} km`;
    return [{ text, far: Math.hypot(right, down), angle: Math.atan2(down, right) }];
  });
  towns.sort((a, b) => a.far - b.far);
  const nearest = new Map<number, Town>();
  for (const town of towns.filter(({ far }) => far <= reach * box.width)) {
    const direction = Math.round((town.angle / (2 * Math.PI)) * directions + directions) % directions;
    if (!nearest.has(direction)) nearest.set(direction, town);
  }
  const ways = [...nearest.values()].flatMap((town) => wayTo(town, room, pixels) ?? []);
  if (ways.length > 0) return ways;
  for (const town of towns) {
    const way = wayTo(town, room, pixels);
    if (way) return [way];
  }
  return [];
}

function wayTo({ text, angle }: Town, room: LabelRoom, pixels: number): WayBeyond | undefined {
  const [right, down] = [Math.cos(angle), Math.sin(angle)];
  const far = Math.min((pixels / 2 - inset) / Math.abs(right), (room.height / 2 - inset) / Math.abs(down));
  const [x, y] = [pixels / 2 + right * far, room.height / 2 + down * far];
  const half = (text.length * letterWidth) / 2;
  const isBeside = Math.abs(x - pixels / 2) > pixels / 2 - inset - 1;
  const inward = isBeside ? -Math.sign(right) : 0;
  const edge = x + inward * inset;
  const middleOfText = isBeside ? edge + inward * half : within(x, half + inset, pixels - half - inset);
  const baseline = isBeside ? y + 4 : y + (down > 0 ? -toText + 8 : toText);
  if (!room.take(text, middleOfText, baseline)) return undefined;
  return {
    text,
    left: percentOf((isBeside ? edge : middleOfText) / pixels),
    top: percentOf(baseline / room.height),
    side: inward === 0 ? 'middle' : inward > 0 ? 'start' : 'end',
    arrow: {
      left: percentOf(x / pixels),
      top: percentOf(y / room.height),
      angle: Math.round((angle * 180) / Math.PI),
    },
  };
}
