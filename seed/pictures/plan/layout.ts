import type { Random } from '../base/random.ts';

type Use = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall' | 'storage' | 'terrace' | 'garage' | 'open';
export type RoomBox = { x0: number; y0: number; x1: number; y1: number; use: Use };

type Box = Omit<RoomBox, 'use'>;

const SHAPES: Record<string, readonly (readonly [number, number, number, number])[]> = {
  rectangle: [[0, 0, 1, 0.72]],
  square: [[0, 0, 0.92, 0.92]],
  'long-narrow': [[0, 0, 1, 0.42]],
  'l-shape': [
    [0, 0, 0.58, 0.95],
    [0.58, 0, 1, 0.48],
  ],
  't-shape': [
    [0, 0, 1, 0.44],
    [0.32, 0.44, 0.7, 0.95],
  ],
  'u-shape': [
    [0, 0, 0.34, 0.9],
    [0.34, 0, 0.68, 0.42],
    [0.68, 0, 1, 0.9],
  ],
  stepped: [
    [0, 0, 0.5, 0.5],
    [0.5, 0, 1, 0.5],
    [0.2, 0.5, 0.8, 0.9],
  ],
};

/** Halves a box again and again until there is one for each room, always across its longer side. */
function divide(random: Random, box: Box, count: number): Box[] {
  if (count <= 1) return [box];
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const first = Math.max(1, Math.round(count * random.range(0.35, 0.6)));
  const part = Math.min(0.68, Math.max(0.32, first / count + random.range(-0.06, 0.06)));
  const parts =
    w >= h
      ? [
          { ...box, x1: box.x0 + w * part },
          { ...box, x0: box.x0 + w * part },
        ]
      : [
          { ...box, y1: box.y0 + h * part },
          { ...box, y0: box.y0 + h * part },
        ];
  const [a, b] = parts;
  return a && b ? [...divide(random, a, first), ...divide(random, b, count - first)] : [box];
}

const size = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0);

/** Rooms of one floor inside a unit square: the largest lives, the smallest wash and store. */
export function layoutFor(
  random: Random,
  shape: string,
  words: { bedrooms: number; bathrooms: number; ground: boolean; plain: boolean },
): RoomBox[] {
  const boxes = SHAPES[shape] ?? SHAPES.rectangle ?? [];
  const uses: Use[] = words.plain
    ? ['open', 'storage']
    : words.ground
      ? ['living', 'kitchen', 'hall', 'storage']
      : ['hall'];
  for (let i = 0; i < words.bedrooms; i += 1) uses.push('bedroom');
  for (let i = 0; i < words.bathrooms; i += 1) uses.push('bathroom');
  const whole = boxes.reduce((sum, [x0, y0, x1, y1]) => sum + (x1 - x0) * (y1 - y0), 0);
  let left = Math.max(uses.length, boxes.length);
  const cells = boxes.flatMap(([x0, y0, x1, y1], index) => {
    const box = { x0, y0, x1, y1 };
    const last = index === boxes.length - 1;
    const share = last
      ? left
      : Math.max(
          1,
          Math.min(left - (boxes.length - 1 - index), Math.round((size(box) / whole) * uses.length)),
        );
    left -= share;
    return divide(random, box, share);
  });
  const order: Use[] = [
    'open',
    'living',
    'garage',
    'kitchen',
    'bedroom',
    'bedroom',
    'hall',
    'bathroom',
    'storage',
  ];
  const sorted = [...cells].sort((a, b) => size(b) - size(a));
  const wanted = [...uses].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  while (wanted.length < sorted.length) wanted.push('storage');
  return sorted.map((cell, i) => ({ ...cell, use: wanted[i] ?? 'storage' }));
}
