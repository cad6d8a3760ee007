import { numberHint, textHint } from '../words.ts';
import { layoutFor, measureOf, storageFor, workplaceFor } from './layout.ts';
import type { PictureWords } from '../words.ts';
import type { RoomBox, Use } from './layout.ts';

export type PlanRoom = { number: number; use: Use; floor: number; measure: number; box: RoomBox };
export type Plan = { floors: RoomBox[][]; rooms: PlanRoom[]; isDetached: boolean };

const UNNUMBERED = new Set<Use>(['entry', 'bay', 'lane']);

function mirrored(boxes: readonly RoomBox[]): RoomBox[] {
  const wide = Math.max(...boxes.map(({ x1 }) => x1));
  return boxes.map((box) => ({ ...box, x0: wide - box.x1, x1: wide - box.x0 }));
}

/** Rooms of a plan in the order of their numbers, with their square metres. */
export function planOf({ hints, mainType }: PictureWords): Plan {
  const surface = numberHint(hints, 'surface', 100);
  const isDetached = hints.detached === true;
  const drawn =
    mainType === 'garage' || mainType === 'parking'
      ? [storageFor(mainType, surface)]
      : textHint(hints, 'shape') === 'workplace'
        ? workplaceFor(surface, numberHint(hints, 'floors', 1))
        : layoutFor({
            bedrooms: numberHint(hints, 'bedrooms', 0),
            bathrooms: numberHint(hints, 'bathrooms', 1),
            floors: Math.min(4, numberHint(hints, 'floors', 1)),
            surface,
            terrace: numberHint(hints, 'terrace', 0),
            isDetached,
          });
  const floors = hints.flip === true ? drawn.map(mirrored) : drawn;
  let number = 0;
  const rooms = floors.flatMap((boxes, floor) =>
    boxes
      .filter(({ use }) => !UNNUMBERED.has(use))
      .map((box): PlanRoom => {
        number += 1;
        const own = measureOf(box);
        const entry = box.use === 'hall' ? boxes.filter(({ use }) => use === 'entry') : [];
        return {
          number,
          use: box.use,
          floor,
          box,
          measure: own + entry.reduce((sum, part) => sum + measureOf(part), 0),
        };
      }),
  );
  return { floors, rooms, isDetached };
}
