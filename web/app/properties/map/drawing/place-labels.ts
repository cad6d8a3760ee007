import type { Box } from '../map-box.ts';
import type { MapPlace } from '../map-property.ts';
import { project } from '../projection.ts';

/** Centre of the text's baseline in percent of width and height. */
export type PlaceLabel = { name: string; left: number; top: number };

type Rectangle = { left: number; top: number; right: number; bottom: number };

/** CSS pixels, a little more than the text needs. */
const [letterWidth, lineHeight, discRadius] = [7.5, 16, 19];
const offsets = [discRadius + 14, -(discRadius + 6)];

const overlap = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Writes the names that find room beside pins and other names; the first places come first. */
export function placeLabels(
  places: readonly MapPlace[],
  marks: readonly { left: number; top: number }[],
  box: Box,
  pixels: number,
): PlaceLabel[] {
  const height = (pixels * box.height) / box.width;
  const taken: Rectangle[] = marks.map(({ left, top }) => {
    const [x, y] = [(left / 100) * pixels, (top / 100) * height];
    return { left: x - discRadius, right: x + discRadius, top: y - discRadius, bottom: y + discRadius };
  });
  return places.flatMap((place) => {
    const point = project(place);
    const x = ((point.x - box.x) / box.width) * pixels;
    const y = ((point.y - box.y) / box.height) * height;
    const half = (place.name.length * letterWidth) / 2;
    for (const offset of offsets) {
      const baseline = y + offset;
      const room = { left: x - half, right: x + half, top: baseline - lineHeight + 4, bottom: baseline + 4 };
      const isInside = room.left > 2 && room.right < pixels - 2 && room.top > 2 && room.bottom < height - 2;
      if (!isInside || taken.some((other) => overlap(other, room))) continue;
      taken.push(room);
      const percent = (part: number) => Math.round(part * 10_000) / 100;
      return [{ name: place.name, left: percent(x / pixels), top: percent(baseline / height) }];
    }
    return [];
  });
}
