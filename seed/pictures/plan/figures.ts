import { traces } from '../base/drawing.ts';
import type { Drawing } from '../base/drawing.ts';
import type { Vec2 } from '../base/vec.ts';

/** Strokes of each sign in a box of 4 by 6, since a drawing can count on no font. */
const SIGNS: Record<string, { wide: number; strokes: readonly (readonly Vec2[])[] }> = {
  '0': {
    wide: 4,
    strokes: [
      [
        [1, 0],
        [3, 0],
        [4, 1.2],
        [4, 4.8],
        [3, 6],
        [1, 6],
        [0, 4.8],
        [0, 1.2],
        [1, 0],
      ],
    ],
  },
  '1': {
    wide: 2,
    strokes: [
      [
        [0, 1.4],
        [1.6, 0],
        [1.6, 6],
      ],
    ],
  },
  '2': {
    wide: 4,
    strokes: [
      [
        [0, 1.4],
        [1, 0],
        [3, 0],
        [4, 1.2],
        [4, 2.2],
        [0, 6],
        [4, 6],
      ],
    ],
  },
  '3': {
    wide: 4,
    strokes: [
      [
        [0, 0.8],
        [1.2, 0],
        [3, 0],
        [4, 1],
        [4, 2],
        [3, 2.9],
        [1.6, 2.9],
      ],
      [
        [3, 2.9],
        [4, 3.8],
        [4, 5],
        [3, 6],
        [1, 6],
        [0, 5.1],
      ],
    ],
  },
  '4': {
    wide: 4,
    strokes: [
      [
        [3, 6],
        [3, 0],
        [0, 4.2],
        [4, 4.2],
      ],
    ],
  },
  '5': {
    wide: 4,
    strokes: [
      [
        [3.8, 0],
        [0.5, 0],
        [0.2, 2.7],
        [2.8, 2.4],
        [4, 3.5],
        [4, 4.8],
        [2.9, 6],
        [1, 6],
        [0, 5.2],
      ],
    ],
  },
  '6': {
    wide: 4,
    strokes: [
      [
        [3.6, 0.5],
        [2.6, 0],
        [1.2, 0.2],
        [0, 2.2],
        [0, 4.8],
        [1, 6],
        [3, 6],
        [4, 4.9],
        [4, 3.8],
        [3, 2.7],
        [1, 2.7],
        [0, 3.8],
      ],
    ],
  },
  '7': {
    wide: 4,
    strokes: [
      [
        [0, 0],
        [4, 0],
        [1.5, 6],
      ],
    ],
  },
  '8': {
    wide: 4,
    strokes: [
      [
        [1.2, 2.9],
        [0.2, 2],
        [0.2, 1],
        [1.2, 0],
        [2.8, 0],
        [3.8, 1],
        [3.8, 2],
        [2.8, 2.9],
        [1.2, 2.9],
        [0, 3.9],
        [0, 5],
        [1.1, 6],
        [2.9, 6],
        [4, 5],
        [4, 3.9],
        [2.8, 2.9],
      ],
    ],
  },
  '9': {
    wide: 4,
    strokes: [
      [
        [0.4, 5.5],
        [1.4, 6],
        [2.8, 5.8],
        [4, 3.8],
        [4, 1.2],
        [3, 0],
        [1, 0],
        [0, 1.1],
        [0, 2.2],
        [1, 3.3],
        [3, 3.3],
        [4, 2.2],
      ],
    ],
  },
  ',': {
    wide: 1,
    strokes: [
      [
        [0.6, 5.4],
        [0.2, 7],
      ],
    ],
  },
  '×': {
    wide: 3.4,
    strokes: [
      [
        [0.2, 2],
        [3.2, 5],
      ],
      [
        [3.2, 2],
        [0.2, 5],
      ],
    ],
  },
  m: {
    wide: 5,
    strokes: [
      [
        [0, 6],
        [0, 2],
      ],
      [
        [0, 3],
        [1, 2],
        [2, 2],
        [2.5, 3],
        [2.5, 6],
      ],
      [
        [2.5, 3],
        [3.5, 2],
        [4.5, 2],
        [5, 3],
        [5, 6],
      ],
    ],
  },
  N: {
    wide: 4,
    strokes: [
      [
        [0, 6],
        [0, 0],
        [4, 6],
        [4, 0],
      ],
    ],
  },
  ' ': { wide: 1.6, strokes: [] },
};
const GAP = 1.5;

const wideOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (SIGNS[sign]?.wide ?? 0) + GAP, -GAP);

/** Writes figures round a middle; `high` is their height in picture units. */
export function writeFigures(
  drawing: Drawing,
  text: string,
  [x, y]: Vec2,
  high: number,
  colour: string,
): void {
  const unit = high / 6;
  let left = x - (wideOf(text) * unit) / 2;
  const strokes: Vec2[][] = [];
  for (const sign of text) {
    const { wide, strokes: shapes } = SIGNS[sign] ?? { wide: 0, strokes: [] };
    for (const shape of shapes)
      strokes.push(shape.map(([u, v]): Vec2 => [left + u * unit, y - high / 2 + v * unit]));
    left += (wide + GAP) * unit;
  }
  drawing.path(traces(strokes, false), {
    stroke: colour,
    'stroke-width': Math.round(high * 0.14),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    fill: 'none',
  });
}
