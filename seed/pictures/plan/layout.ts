export type Use =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'toilet'
  | 'hall'
  | 'entry'
  | 'storage'
  | 'office'
  | 'terrace'
  | 'garage'
  | 'shop'
  | 'studio'
  | 'bay'
  | 'ownBay'
  | 'lane';

/** A room in metres from the upper left corner of its floor; the street lies below. */
export type RoomBox = { x0: number; y0: number; x1: number; y1: number; use: Use };
export type Home = {
  bedrooms: number;
  bathrooms: number;
  floors: number;
  /** Square metres of all floors together. */
  surface: number;
  terrace: number;
  isDetached: boolean;
};

type Row = readonly [use: Use, x0: number, y0: number, x1: number, y1: number];

const STUDIO: readonly Row[] = [
  ['studio', 0, 0, 0.78, 0.75],
  ['kitchen', 0.78, 0, 1.1, 0.3],
  ['hall', 0.78, 0.3, 1.1, 0.46],
  ['bathroom', 0.78, 0.46, 1.1, 0.75],
];

function flat(bedrooms: number, bathrooms: number): readonly Row[] {
  if (bedrooms === 0) return STUDIO;
  if (bedrooms === 1)
    return [
      ['living', 0, 0, 0.72, 0.56],
      ['kitchen', 0, 0.56, 0.42, 0.92],
      ['hall', 0.42, 0.56, 0.72, 0.92],
      ['bedroom', 0.72, 0, 1.15, 0.72],
      ['bathroom', 0.72, 0.72, 1.15, 0.92],
    ];
  const two: readonly Row[] = [
    ['living', 0, 0, 0.74, 0.57],
    ['kitchen', 0, 0.57, 0.42, 1],
    ['hall', 0.42, 0.57, 0.92, 0.73],
    ['entry', 0.42, 0.73, 0.6, 1],
    ['bathroom', 0.6, 0.73, 0.92, 1],
    ['bedroom', 0.74, 0, 1.3, 0.57],
    ['bedroom', 0.92, 0.57, 1.3, 1],
  ];
  if (bedrooms === 2 && bathrooms === 1) return two;
  return [
    ['living', 0, 0, 0.74, 0.57],
    ['kitchen', 0, 0.57, 0.42, 1],
    ['hall', 0.42, 0.57, 1.3, 0.72],
    ['entry', 0.42, 0.72, 0.58, 1],
    ['bathroom', 0.58, 0.72, 0.94, 1],
    ['bedroom', 0.74, 0, 1.2, 0.57],
    ['bedroom', 1.2, 0, 1.66, 0.57],
    [bathrooms > 1 ? 'bathroom' : 'storage', 1.3, 0.57, 1.66, 0.72],
    [bedrooms > 2 ? 'bedroom' : 'office', 0.94, 0.72, 1.66, 1],
  ];
}

const ROW_GROUND: readonly Row[] = [
  ['kitchen', 0, 0, 0.62, 0.4],
  ['toilet', 0, 0.4, 0.2, 0.52],
  ['dining', 0.2, 0.4, 0.62, 0.74],
  ['hall', 0, 0.52, 0.2, 1.2],
  ['living', 0.2, 0.74, 0.62, 1.2],
];

function rowUpper(bedrooms: number, bathrooms: number): readonly Row[] {
  const back: readonly Row[] =
    bedrooms >= 4
      ? [
          ['bedroom', 0, 0, 0.31, 0.42],
          ['bedroom', 0.31, 0, 0.62, 0.42],
        ]
      : [['bedroom', 0, 0, 0.62, 0.42]];
  const front: readonly Row[] =
    bedrooms >= 3
      ? [
          ['bedroom', 0, 0.82, 0.3, 1.2],
          ['bedroom', 0.3, 0.82, 0.62, 1.2],
        ]
      : bedrooms === 2
        ? [['bedroom', 0, 0.82, 0.62, 1.2]]
        : [['office', 0, 0.82, 0.62, 1.2]];
  return [
    ...back,
    ['hall', 0, 0.42, 0.22, 0.82],
    [bathrooms > 0 ? 'bathroom' : 'office', 0.22, 0.42, 0.62, 0.64],
    [bathrooms > 1 ? 'bathroom' : 'storage', 0.22, 0.64, 0.62, 0.82],
    ...front,
  ];
}

const wideGround = (hasShower: boolean): readonly Row[] => [
  ['living', 0, 0, 0.5, 0.9],
  ['dining', 0.5, 0, 0.78, 0.42],
  ['kitchen', 0.78, 0, 1.12, 0.42],
  ['hall', 0.5, 0.42, 0.76, 0.9],
  ['toilet', 0.76, 0.42, 0.92, 0.6],
  ['office', 0.76, 0.6, 1.12, 0.9],
  [hasShower ? 'bathroom' : 'storage', 0.92, 0.42, 1.12, 0.6],
];

function wideUpper(bedrooms: number, bathrooms: number): readonly Row[] {
  const left: readonly Row[] =
    bedrooms >= 4
      ? [
          ['bedroom', 0, 0, 0.42, 0.45],
          ['bedroom', 0, 0.45, 0.42, 0.9],
        ]
      : [['bedroom', 0, 0, 0.42, 0.9]];
  const right: readonly Row[] =
    bedrooms >= 5
      ? [
          ['bedroom', 0.72, 0, 1.12, 0.34],
          ['bedroom', 0.72, 0.34, 1.12, 0.62],
          ['bedroom', 0.72, 0.62, 1.12, 0.9],
        ]
      : [
          ['bedroom', 0.72, 0, 1.12, 0.45],
          [bedrooms > 2 ? 'bedroom' : 'office', 0.72, 0.45, 1.12, 0.9],
        ];
  return [
    ...left,
    [bathrooms > 1 ? 'bathroom' : 'storage', 0.42, 0, 0.72, 0.24],
    ['hall', 0.42, 0.24, 0.72, 0.7],
    [bathrooms > 0 ? 'bathroom' : 'storage', 0.42, 0.7, 0.72, 0.9],
    ...right,
  ];
}

const areaOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, [, x0, y0, x1, y1]) => sum + (x1 - x0) * (y1 - y0), 0);

/** The floors of a home with as many rooms as its data tells, scaled until they measure what it measures. */
export function layoutFor({ bedrooms, bathrooms, floors, surface, terrace, isDetached }: Home): RoomBox[][] {
  const plans: (readonly Row[])[] = [];
  if (floors <= 1) plans.push(flat(bedrooms, bathrooms));
  else {
    const below = isDetached && bathrooms > 2 * (floors - 1) ? 1 : 0;
    plans.push(isDetached ? wideGround(below > 0) : ROW_GROUND);
    const most = isDetached ? 5 : 4;
    let [beds, baths] = [bedrooms, bathrooms - below];
    for (let floor = 1; floor < floors; floor += 1) {
      const left = floors - floor;
      const here = Math.min(most, Math.max(1, Math.ceil(beds / left)));
      const wash = Math.min(2, Math.ceil(baths / left));
      plans.push(isDetached ? wideUpper(here, wash) : rowUpper(here, wash));
      beds -= here;
      baths -= wash;
    }
  }
  const scale = Math.sqrt(surface / plans.reduce((sum, rows) => sum + areaOf(rows), 0));
  return plans.map((rows, floor) => {
    const boxes = rows.map(([use, x0, y0, x1, y1]): RoomBox => ({
      use,
      x0: x0 * scale,
      y0: y0 * scale,
      x1: x1 * scale,
      y1: y1 * scale,
    }));
    if (floor > 0 || terrace <= 0) return boxes;
    const living = boxes[0];
    if (!living) return boxes;
    const wide =
      floors > 1 && !isDetached ? living.x1 : Math.min(living.x1 * 0.96, Math.max(3, terrace / 2.2));
    const deep = Math.min(terrace / wide, scale * 0.32);
    return [
      ...boxes.map((box) => ({ ...box, y0: box.y0 + deep, y1: box.y1 + deep })),
      { use: 'terrace' as const, x0: 0, y0: 0, x1: wide, y1: deep },
    ];
  });
}

/** A lock-up of its own measure, or a space between its neighbours on a drive. */
export function storageFor(mainType: string, surface: number): RoomBox[] {
  if (mainType === 'garage') {
    const wide = Math.sqrt(surface / 2);
    return [{ use: 'garage', x0: 0, y0: 0, x1: wide, y1: surface / wide }];
  }
  const [wide, deep] = [2.6, surface / 2.6];
  const bays = [0, 1, 2, 3, 4].map((i): RoomBox => ({
    use: i === 2 ? 'ownBay' : 'bay',
    x0: i * wide,
    y0: 0,
    x1: (i + 1) * wide,
    y1: deep,
  }));
  return [...bays, { use: 'lane', x0: 0, y0: deep, x1: wide * 5, y1: deep + 4.5 }];
}

/** A work floor or a shop with the rooms that serve it. */
export function workplaceFor(surface: number, floors: number): RoomBox[][] {
  const rows: readonly Row[] = [
    ['shop', 0, 0, 0.95, 0.7],
    ['storage', 0.95, 0, 1.25, 0.25],
    ['toilet', 0.95, 0.25, 1.25, 0.4],
    ['office', 0.95, 0.4, 1.25, 0.7],
  ];
  const scale = Math.sqrt(surface / floors / areaOf(rows));
  return Array.from({ length: floors }, () =>
    rows.map(([use, x0, y0, x1, y1]): RoomBox => ({
      use,
      x0: x0 * scale,
      y0: y0 * scale,
      x1: x1 * scale,
      y1: y1 * scale,
    })),
  );
}

export const measureOf = ({ x0, y0, x1, y1 }: RoomBox): number => (x1 - x0) * (y1 - y0);
