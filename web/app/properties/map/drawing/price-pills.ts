import type { Box } from '../map-box.ts';

type Pin = { left: number; top: number; price?: string | undefined };

/** CSS pixels, a little more than the price needs. */
const letterWidth = 8;
const padding = 20;
const halfHeight = 17;
const discRadius = 20;

export const pillWidth = (price: string) => price.length * letterWidth + padding;

/** Tells which pins have room to show their price, so that no price covers another pin. */
export function pillsOf<Mark extends Pin>(marks: readonly Mark[], box: Box, pixels: number): Set<Mark> {
  const height = (pixels * box.height) / box.width;
  const pills = new Set<Mark>();
  const half = (mark: Mark) =>
    mark.price !== undefined && pills.has(mark) ? pillWidth(mark.price) / 2 : discRadius;
  for (const mark of marks) {
    if (mark.price === undefined) continue;
    const own = pillWidth(mark.price) / 2;
    const x = (mark.left / 100) * pixels;
    const isInside = x - own > 0 && x + own < pixels;
    const isFree = marks.every((other) => {
      const right = (Math.abs(other.left - mark.left) / 100) * pixels;
      const down = (Math.abs(other.top - mark.top) / 100) * height;
      return other === mark || right > own + half(other) || down > 2 * halfHeight;
    });
    if (isInside && isFree) pills.add(mark);
  }
  return pills;
}
