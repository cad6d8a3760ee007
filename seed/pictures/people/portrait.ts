import { ramp } from '../base/drawing.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { Drawing, grid } from '../base/drawing.ts';
import { CLOTHES, HAIR, HAIR_TONES, SITTINGS, SKINS } from './looks.ts';
import { numberHint, textHint } from '../words.ts';
import type { PictureWords } from '../words.ts';
import type { Pose } from './looks.ts';

const WIDTH = 4080;
const HEIGHT = 5100;

/** Path data in thousandths of the width about the sitter's middle; only absolute M, L and C. */
function curve(data: string, { flip, zoom, x, y }: Pose): string {
  let odd = false;
  return data.replace(/-?\d+(\.\d+)?/g, (text) => {
    odd = !odd;
    const value = Number(text);
    if (odd) return `${grid((((flip ? -value : value) * zoom) / 1000 + 0.5 + x) * WIDTH)} `;
    return `${grid(((value * zoom) / 1000 + y) * WIDTH)} `;
  });
}

class Easel {
  readonly drawing = new Drawing(WIDTH, HEIGHT);
  readonly #pose: Pose;

  constructor(pose: Pose) {
    this.#pose = pose;
  }

  put(data: string, fill: string, more: Record<string, string | number> = {}): void {
    this.drawing.path(curve(data, this.#pose), { fill, ...more });
  }

  dot(x: number, y: number, rx: number, ry: number, more: Record<string, string | number>): void {
    const { zoom, flip, x: dx, y: dy } = this.#pose;
    const cx = (((flip ? -x : x) * zoom) / 1000 + 0.5 + dx) * WIDTH;
    this.drawing.element('ellipse', {
      cx,
      cy: ((y * zoom) / 1000 + dy) * WIDTH,
      rx: (rx * zoom * WIDTH) / 1000,
      ry: (ry * zoom * WIDTH) / 1000,
      ...more,
    });
  }

  /** Light falls from one side over everything the sitter wears. */
  across(from: string, to: string): string {
    const { flip, x } = this.#pose;
    const middle = (0.5 + x) * WIDTH;
    const side = flip ? -1 : 1;
    return this.drawing.linear(
      [middle - side * WIDTH * 0.22, 0],
      [middle + side * WIDTH * 0.2, 0],
      ramp([0, from], [1, to]),
    );
  }

  down(from: string, to: string): string {
    return this.drawing.linear([0, 0], [0, HEIGHT], ramp([0, from], [1, to]));
  }
}

function room(easel: Easel, deep: string, pale: string, light: string): void {
  const fill = easel.drawing.linear(
    [0, 0],
    [WIDTH, HEIGHT],
    ramp([0, mix(deep, pale, 0.3)], [1, darker(deep, 0.12)]),
  );
  easel.drawing.element('rect', { width: WIDTH, height: HEIGHT, fill });
  easel.put(light, easel.down(lighter(pale, 0.35), pale));
}

function clothes(easel: Easel, cloth: string, skin: string, jacket: boolean): void {
  easel.put(
    'M-78 560L-84 760C-150 800-60 860 0 880C70 860 150 800 86 760L78 560Z',
    easel.across(skin, darker(skin, 0.3)),
  );
  easel.put('M-74 640C-40 712 50 716 78 634L80 690C40 740-30 742-76 700Z', darker(skin, 0.42), {
    'fill-opacity': 0.55,
  });
  easel.put(
    'M-470 1700C-465 1010-350 880-215 838C-150 818-108 790-84 752C-60 830 64 832 88 752C110 792 150 820 215 838C350 880 465 1010 470 1700Z',
    easel.across(lighter(cloth, 0.1), darker(cloth, 0.38)),
  );
  if (jacket) {
    easel.put(
      'M-86 748C-62 862-18 960 0 1010C22 955 62 862 88 748C70 806 40 836 0 838C-42 836-70 806-86 748Z',
      easel.across('#f1ebdf', '#c9c2b5'),
    );
    easel.put(
      'M-92 742L-150 830L-72 905L0 1010C-34 900-78 820-92 742ZM92 742L150 830L72 905L0 1010C34 900 78 820 92 742Z',
      easel.across(lighter(cloth, 0.16), darker(cloth, 0.2)),
    );
  } else
    easel.put(
      'M-90 746C-62 842 66 842 92 746C120 800 70 884 0 886C-72 884-120 800-90 746Z',
      easel.across(lighter(cloth, 0.2), darker(cloth, 0.16)),
    );
  easel.put(
    'M-270 1700C-282 1110-240 1010-205 960C-218 1060-215 1150-215 1700ZM270 1700C282 1110 240 1010 205 960C218 1060 215 1150 215 1700Z',
    '#1a1714',
    { 'fill-opacity': 0.16 },
  );
}

function face(easel: Easel, skin: string): void {
  easel.put(
    'M-140 440C-146 300-86 240 0 240C86 240 146 300 140 440C138 540 108 610 64 650C28 682-28 682-64 650C-108 610-138 540-140 440Z',
    easel.across(lighter(skin, 0.1), darker(skin, 0.14)),
  );
  easel.put(
    'M10 262C92 262 146 316 140 440C138 540 108 610 64 650C44 668 20 674 0 674C60 610 40 560 46 500C54 430 20 360 10 262Z',
    darker(skin, 0.35),
    { 'fill-opacity': 0.22 },
  );
  easel.put('M-152 470C-166 462-166 520-144 540L-138 470Z', darker(skin, 0.1));
  easel.put('M152 470C166 462 166 520 144 540L138 470Z', darker(skin, 0.3));
}

/** A calm bust of flat and shaded shapes before a window of light; no features but the fall of that light. */
export function portraitScene({ hints, seed }: PictureWords): string {
  const choose = <T>(list: readonly T[], shift: number): T => list[(seed + shift) % list.length] as T;
  const { pose, deep, pale, light } = choose(SITTINGS, 0);
  const woman = textHint(hints, 'who') === 'woman';
  const skin = choose(SKINS, 2);
  const hair = numberHint(hints, 'age', 40) >= 50 ? '#b5aea4' : choose(HAIR_TONES, 1);
  const style = HAIR[woman ? choose(['bob', 'long', 'bun'], 0) : choose(['crop', 'swept'], 0)];
  if (!style) throw new Error('There is no hair.');
  const easel = new Easel(pose);
  room(easel, deep, pale, light);
  easel.put(style.back, easel.across(lighter(hair, 0.06), darker(hair, 0.35)));
  clothes(easel, choose(CLOTHES, 3), skin, woman ? seed % 3 === 0 : true);
  face(easel, skin);
  if (!woman && seed % 4 !== 1)
    easel.put(
      'M-138 478C-134 560-104 622-62 652C-28 680 28 680 62 652C104 622 134 560 138 478C124 540 96 566 52 566C20 560-20 560-52 566C-96 566-124 540-138 478Z',
      hair,
      { 'fill-opacity': 0.82 },
    );
  easel.put(style.front, easel.across(lighter(hair, 0.14), darker(hair, 0.2)));
  if (seed % 5 === 0 || seed % 5 === 3) {
    for (const side of [-1, 1])
      easel.dot(side * 64, 462, 46, 40, {
        fill: '#ffffff',
        'fill-opacity': 0.14,
        stroke: '#2f2a27',
        'stroke-width': 22,
      });
    easel.put('M-18 456C-6 448 6 448 18 456', 'none', { stroke: '#2f2a27', 'stroke-width': 20 });
  }
  if (woman && seed % 2 === 0)
    for (const side of [-1, 1]) easel.dot(side * 150, 560, 12, 12, { fill: '#c9a55a' });
  return easel.drawing.toString();
}
