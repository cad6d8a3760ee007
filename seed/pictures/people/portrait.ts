import { darker, lighter, mix } from '../base/colour.ts';
import { Drawing, grid } from '../base/drawing.ts';
import { numberHint, textHint } from '../words.ts';
import type { PictureWords } from '../words.ts';

const WIDTH = 4080;
const HEIGHT = 5100;

/** Path data in parts of a thousand of the width, drawn about the sitter's middle. */
function curve(data: string, flip: boolean): string {
  let odd = false;
  return data.replace(/-?\d+(\.\d+)?/g, (text) => {
    odd = !odd;
    const value = Number(text);
    return odd
      ? `${grid(((flip ? -value : value) / 1000) * WIDTH + WIDTH / 2)} `
      : `${grid((value / 1000) * WIDTH)} `;
  });
}

const HAIR: Record<string, { back: string; front: string }> = {
  bob: {
    back: 'M-178 560C-215 420-190 270-120 215C-60 165 70 165 125 220C195 280 212 430 178 560C175 640 150 690 120 700L-120 700C-155 690-176 640-178 560Z',
    front:
      'M-150 470C-160 330-105 250 0 248C110 250 160 330 150 470C135 400 110 350 60 325C-10 345-95 350-125 390C-140 415-146 440-150 470Z',
  },
  long: {
    back: 'M-185 900C-225 700-225 400-165 270C-110 170 110 165 165 265C225 400 225 720 190 900C150 930 110 920 90 900L-90 900C-120 925-160 925-185 900Z',
    front:
      'M-154 510C-170 320-110 224-5 222C110 224 170 320 154 510C142 410 95 345 20 300C-50 340-120 400-154 510Z',
  },
  bun: {
    back: 'M-60 250C-75 175-45 120 0 118C48 120 75 175 60 250ZM-160 470C-175 320-120 225 0 222C120 225 175 320 160 470C150 540 140 560 130 570L-130 570C-145 555-155 520-160 470Z',
    front:
      'M-150 462C-160 310-100 230 0 228C100 230 160 310 150 462C138 372 96 318 20 300C-40 318-128 366-150 462Z',
  },
  crop: {
    back: 'M-156 460C-165 310-115 222 0 220C118 222 165 310 156 460C150 480 150 500 146 510L-146 510C-150 495-152 480-156 460Z',
    front:
      'M-150 440C-158 300-95 228 15 232C120 240 162 320 150 440C142 395 128 362 105 340C40 352-60 345-108 330C-132 355-144 395-150 440Z',
  },
  swept: {
    back: 'M-152 450C-170 320-130 215 10 205C130 205 170 320 156 460L140 520L-140 520Z',
    front:
      'M-150 445C-165 330-120 225 20 208C125 210 172 310 152 440C140 380 120 345 80 322C10 322-90 318-120 352C-138 380-146 410-150 445Z',
  },
};

const SKINS = ['#e3b896', '#c98f6b', '#edc9a9', '#a9714f', '#d9a781'] as const;
const HAIRS = ['#4a3226', '#8a6a48', '#2b2523', '#6b4630', '#7a4630'] as const;
const GROUNDS = [
  ['#cfc3ae', '#e9dfcc'],
  ['#8fa092', '#c9d0bf'],
  ['#b9897a', '#e2c3b2'],
  ['#8795a0', '#c9d0d0'],
  ['#c9ab7a', '#ead7ae'],
] as const;
const CLOTHES = ['#2f4a3c', '#3f4f66', '#8f4632', '#54463c', '#6d6a7a'] as const;

/** A calm bust of flat and shaded shapes against an arch of light; no features but the fall of light. */
export function portraitScene({ hints, seed }: PictureWords): string {
  const drawing = new Drawing(WIDTH, HEIGHT);
  const turn = seed % 2 === 0;
  const pickBy = <T>(list: readonly T[], shift: number): T => list[(seed + shift) % list.length] as T;
  const woman = textHint(hints, 'who') === 'woman';
  const age = numberHint(hints, 'age', 40);
  const [deep, pale] = pickBy(GROUNDS, 0);
  const skin = pickBy(SKINS, 2);
  const hair = age >= 50 ? '#b5aea4' : pickBy(HAIRS, 1);
  const cloth = pickBy(CLOTHES, 3);
  const style =
    HAIR[woman ? pickBy(['bob', 'long', 'bun'], seed > 502 ? 1 : 0) : pickBy(['crop', 'swept'], 0)] ??
    HAIR.crop;
  if (!style) throw new Error('There is no hair.');
  const put = (data: string, fill: string, more: Record<string, string | number> = {}): void =>
    drawing.path(curve(data, turn), { fill, ...more });
  const across = (from: string, to: string): string =>
    drawing.linear(
      [WIDTH * (turn ? 0.72 : 0.28), 0],
      [WIDTH * (turn ? 0.3 : 0.7), 0],
      [
        [0, from],
        [1, to],
      ],
    );

  drawing.element('rect', {
    width: WIDTH,
    height: HEIGHT,
    fill: drawing.linear(
      [0, 0],
      [WIDTH, HEIGHT],
      [
        [0, mix(deep, pale, 0.55)],
        [1, darker(deep, 0.12)],
      ],
    ),
  });
  const arch = pickBy(
    [
      'M-330 1250L-330 470C-330 270-190 130 0 130C190 130 330 270 330 470L330 1250Z',
      'M-380 1250L-380 180L250 180L250 1250Z',
      'M-400 620A400 400 0 0 1 400 620A400 400 0 0 1-400 620Z',
      'M-300 1250L-180 90L420 90L300 1250Z',
      'M-260 1250L-260 330C-260 170-120 60 60 60C240 60 380 190 380 360L380 1250Z',
    ],
    0,
  );
  if (!arch.includes('A'))
    put(
      arch,
      drawing.linear(
        [0, 0],
        [0, HEIGHT],
        [
          [0, lighter(pale, 0.35)],
          [1, pale],
        ],
      ),
    );
  else
    drawing.element('circle', {
      cx: WIDTH / 2,
      cy: WIDTH * 0.56,
      r: WIDTH * 0.38,
      fill: drawing.linear(
        [0, 0],
        [0, HEIGHT],
        [
          [0, lighter(pale, 0.35)],
          [1, pale],
        ],
      ),
    });
  drawing.path(curve('M70 1250C250 1000 420 900 500 860L500 1250Z', turn), {
    fill: deep,
    'fill-opacity': 0.35,
  });

  put(style.back, across(lighter(hair, 0.06), darker(hair, 0.35)));
  put(
    'M-78 560L-84 760C-150 800-60 860 0 880C70 860 150 800 86 760L78 560Z',
    across(skin, darker(skin, 0.3)),
  );
  put('M-74 640C-40 712 50 716 78 634L80 690C40 740-30 742-76 700Z', darker(skin, 0.42), {
    'fill-opacity': 0.55,
  });
  put(
    'M-430 1250C-425 1010-350 880-215 838C-150 818-108 790-84 752C-60 830 64 832 88 752C110 792 150 820 215 838C350 880 425 1010 430 1250Z',
    across(lighter(cloth, 0.1), darker(cloth, 0.38)),
  );
  if (woman ? seed % 3 === 0 : true) {
    put(
      'M-86 748C-62 862-18 960 0 1010C22 955 62 862 88 748C70 806 40 836 0 838C-42 836-70 806-86 748Z',
      across('#f1ebdf', '#c9c2b5'),
    );
    put(
      'M-92 742L-150 830L-72 905L0 1010C-34 900-78 820-92 742ZM92 742L150 830L72 905L0 1010C34 900 78 820 92 742Z',
      across(lighter(cloth, 0.16), darker(cloth, 0.2)),
    );
  } else
    put(
      'M-90 746C-62 842 66 842 92 746C120 800 70 884 0 886C-72 884-120 800-90 746Z',
      across(lighter(cloth, 0.2), darker(cloth, 0.16)),
    );
  put(
    'M-250 1250C-262 1110-240 1010-205 960C-218 1060-215 1150-205 1250ZM250 1250C262 1110 240 1010 205 960C218 1060 215 1150 205 1250Z',
    '#1a1714',
    { 'fill-opacity': 0.16 },
  );

  put(
    'M-140 440C-146 300-86 240 0 240C86 240 146 300 140 440C138 540 108 610 64 650C28 682-28 682-64 650C-108 610-138 540-140 440Z',
    across(lighter(skin, 0.1), darker(skin, 0.14)),
  );
  put(
    'M10 262C92 262 146 316 140 440C138 540 108 610 64 650C44 668 20 674 0 674C60 610 40 560 46 500C54 430 20 360 10 262Z',
    darker(skin, 0.35),
    { 'fill-opacity': 0.22 },
  );
  put('M-152 470C-166 462-166 520-144 540L-138 470Z', darker(skin, 0.1));
  put('M152 470C166 462 166 520 144 540L138 470Z', darker(skin, 0.3));
  if (!woman && seed % 4 !== 1)
    put(
      'M-138 478C-134 560-104 622-62 652C-28 680 28 680 62 652C104 622 134 560 138 478C124 540 96 566 52 566C20 560-20 560-52 566C-96 566-124 540-138 478Z',
      hair,
      { 'fill-opacity': 0.82 },
    );
  put(style.front, across(lighter(hair, 0.14), darker(hair, 0.2)));
  if (seed % 5 === 0 || seed % 5 === 3) {
    const ring = { stroke: '#2f2a27', 'stroke-width': 22, 'fill-opacity': 0.14 };
    for (const side of [-1, 1])
      drawing.element('ellipse', {
        cx: WIDTH / 2 + side * WIDTH * 0.064,
        cy: WIDTH * 0.462,
        rx: WIDTH * 0.046,
        ry: WIDTH * 0.04,
        fill: '#ffffff',
        ...ring,
      });
    drawing.path(curve('M-18 456C-6 448 6 448 18 456', turn), {
      fill: 'none',
      stroke: '#2f2a27',
      'stroke-width': 20,
    });
  }
  if (woman && seed % 2 === 0)
    for (const side of [-1, 1])
      drawing.element('circle', {
        cx: WIDTH / 2 + side * WIDTH * 0.15,
        cy: WIDTH * 0.56,
        r: WIDTH * 0.012,
        fill: '#c9a55a',
      });
  return drawing.toString();
}
