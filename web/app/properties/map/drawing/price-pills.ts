import type { Box } from '../map-box.ts';

type Pin = { left: number; top: number; price?: string | undefined };

/** In place of its pin, or beside it; `shift` in CSS pixels keeps it within the map. */
export type ShownPrice = { at: 'pill' | 'above' | 'below'; shift: number };

/** CSS pixels, a little more than the price needs. */
const letterWidth = 8;
const padding = 20;
const halfHeight = 17;
const discRadius = 20;

export const pillWidth = (price: string) => price.length * letterWidth + padding;

/** CSS pixels from the middle of the disc. */
const priceOffset = { above: -26, below: 26 };
const halfOfText = 8;

/** About 20 kilometres: closer by, every price that finds room is shown. */
const close = 180;

type Rectangle = { x: number; y: number; halfWidth: number; halfHeight: number };

const overlap = (a: Rectangle, b: Rectangle) =>
  Math.abs(a.x - b.x) <= a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) <= a.halfHeight + b.halfHeight;

/** No price covers another pin or price. */
export function pricesOf<Mark extends Pin>(
  marks: readonly Mark[],
  box: Box,
  pixels: number,
): Map<Mark, ShownPrice> {
  const height = (pixels * box.height) / box.width;
  const shown = new Map<Mark, ShownPrice>();
  const placeOf = ({ left, top }: Mark) => ({ x: (left / 100) * pixels, y: (top / 100) * height });
  const taken = new Map<Mark, Rectangle>(
    marks.map((mark) => [mark, { ...placeOf(mark), halfWidth: discRadius, halfHeight }]),
  );
  const texts: Rectangle[] = [];
  const within = (x: number, half: number) => Math.min(pixels - half - 1, Math.max(half + 1, x));
  const isFree = (room: Rectangle, own: Mark) =>
    !texts.some((other) => overlap(other, room)) &&
    ![...taken].some(([mark, other]) => mark !== own && overlap(other, room));
  const priced = marks.flatMap((mark) =>
    mark.price === undefined ? [] : [{ mark, width: pillWidth(mark.price), ...placeOf(mark) }],
  );
  for (const { mark, width, x, y } of priced) {
    const pill = { x: within(x, width / 2), y, halfWidth: width / 2, halfHeight };
    if (!isFree(pill, mark)) continue;
    taken.set(mark, pill);
    shown.set(mark, { at: 'pill', shift: Math.round(pill.x - x) });
  }
  if (box.width > close) return shown;
  for (const { mark, width, x, y } of priced) {
    if (shown.has(mark)) continue;
    for (const at of ['above', 'below'] as const) {
      const text = {
        x: within(x, (width - padding) / 2),
        y: y + priceOffset[at],
        halfWidth: (width - padding) / 2,
        halfHeight: halfOfText,
      };
      if (!isFree(text, mark)) continue;
      texts.push(text);
      shown.set(mark, { at, shift: Math.round(text.x - x) });
      break;
    }
  }
  return shown;
}
