export type Point = { x: number; y: number };

/** CSS pixels, a little more than the text needs. */
export const [letterWidth, lineHeight] = [7.25, 16];

type Anchor = 'start' | 'middle' | 'end';

/** `anchor` says which end lies at `x`, on the baseline. */
export type PlacedText = Point & { text: string; anchor: Anchor };

export type Box = { left: number; top: number; right: number; bottom: number };

export const discBox = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

export function textBox({ x, y, text, anchor }: PlacedText): Box {
  const width = text.length * letterWidth;
  const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
  return { left, top: y - lineHeight + 4, right: left + width, bottom: y + 4 };
}

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const covers = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
  left < x && x < right && top < y && y < bottom;

/** CSS pixels around a drawing. */
const margin = 2;

export function createFreeRoom(width: number, height: number) {
  const taken: Box[] = [];
  const isFree = (box: Box) =>
    box.left > margin &&
    box.top > margin &&
    box.right < width - margin &&
    box.bottom < height - margin &&
    !taken.some((other) => overlap(other, box));
  return {
    isFree,
    take<Way>(ways: readonly Way[], boxesOf: (way: Way) => readonly Box[]): Way | undefined {
      const way = ways.find((one) => boxesOf(one).every(isFree));
      if (way !== undefined) taken.push(...boxesOf(way));
      return way;
    },
    reserve: (...boxes: readonly Box[]) => taken.push(...boxes),
  };
}
