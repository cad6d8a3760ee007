import type { Box } from '../map-box.ts';
import type { MapPlace } from '../map-property.ts';
import { project } from '../projection.ts';
import { discRadius, type LabelRoom, percentOf } from './label-room.ts';

/** Centre of the baseline, in percent. */
export type PlaceLabel = {
  name: string;
  left: number;
  top: number;
  /** Height of a place without a pin, in percent. */
  dot?: number | undefined;
};

/** CSS pixels to the baseline of a name, below and above. */
const besideDot = [18, -9];
const besidePin = [discRadius + 14, -(discRadius + 6)];

const dotRadius = 4;

/** CSS pixels of the map's width per name. */
const widthOfName = 42;

/** Places come in order of importance; names without room are left out. */
export function placeLabels(
  places: readonly MapPlace[],
  room: LabelRoom,
  box: Box,
  pixels: number,
): PlaceLabel[] {
  const most = Math.ceil(pixels / widthOfName);
  const labels: PlaceLabel[] = [];
  for (const place of places) {
    if (labels.length === most) break;
    const point = project(place);
    const x = ((point.x - box.x) / box.width) * pixels;
    const y = ((point.y - box.y) / box.height) * room.height;
    if (x < 0 || x > pixels || y < 0 || y > room.height) continue;
    const hasDot = !room.meetsPin(x, y, dotRadius);
    if (hasDot && !room.isFreeAround(x, y, dotRadius)) continue;
    const offsets = hasDot ? [...besideDot, ...besidePin] : besidePin;
    const offset = offsets.find((down) => room.take(place.name, x, y + down));
    if (offset === undefined) continue;
    if (hasDot) room.reserveAround(x, y, dotRadius);
    labels.push({
      name: place.name,
      left: percentOf(x / pixels),
      top: percentOf((y + offset) / room.height),
      dot: hasDot ? percentOf(y / room.height) : undefined,
    });
  }
  return labels;
}
