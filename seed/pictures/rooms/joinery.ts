import { seg } from '../base/vec.ts';
import { darker, lighter } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import type { Pen } from '../base/pen.ts';
import type { Vec2 } from '../base/vec.ts';

/** A panelled inner door with its casing and handle; `u` is its left side. */
export function innerDoor(
  pen: Pen,
  u: number,
  words: { colour: string; metal: string; glazed?: boolean },
): void {
  const { colour, metal, glazed } = words;
  const [w, h] = [0.86, 2.06];
  pen.block(u - 0.1, 0, u, h + 0.1, 0.035, lighter(colour, 0.1));
  pen.block(u + w, 0, u + w + 0.1, h + 0.1, 0.035, lighter(colour, 0.1));
  pen.block(u - 0.1, h, u + w + 0.1, h + 0.1, 0.035, lighter(colour, 0.1));
  pen.rect(u, 0, u + w, h, pen.tone(colour));
  const sunk = (u0: number, v0: number, u1: number, v1: number): void => {
    pen.rect(u0, v0, u1, v1, pen.tone(darker(colour, 0.16)));
    pen.rect(u0 + 0.02, v0, u1, v1 - 0.02, pen.tone(darker(colour, 0.05)));
  };
  sunk(u + 0.12, 0.16, u + w - 0.12, 0.86);
  if (glazed) {
    pen.rect(u + 0.12, 1.02, u + w - 0.12, h - 0.14, pen.tone('#cbd5d2'));
    pen.fill(
      box2(u + 0.12, 1.02, u + w - 0.12, h - 0.14),
      pen.fade(
        [u, 1],
        [u + w, h],
        [
          [0, '#ffffff', 0.1],
          [0.5, '#ffffff', 0.5],
          [1, '#ffffff', 0.1],
        ],
      ),
    );
    const bars: [Vec2, Vec2][] = [
      seg([u + w / 2, 1.02], [u + w / 2, h - 0.14]),
      seg([u + 0.12, 1.45], [u + w - 0.12, 1.45]),
    ];
    pen.lines(bars, pen.tone(colour), Math.max(4, pen.unit * 0.025));
  } else sunk(u + 0.12, 1.02, u + w - 0.12, h - 0.14);
  pen.block(u + w - 0.1, 0.93, u + w - 0.05, 1.13, 0.012, metal);
  pen.block(u + w - 0.2, 1.03, u + w - 0.06, 1.055, 0.05, metal, 0.035);
}

/** A column radiator below a window, or standing alone. */
export function radiator(
  pen: Pen,
  u: number,
  words: { width: number; height: number; colour?: string },
): void {
  const { width, height, colour = '#e9e4d9' } = words;
  const step = 0.075;
  pen.rect(u - 0.01, 0.1, u + width + 0.02, 0.12 + height, '#2a1d16', { 'fill-opacity': 0.12 });
  const columns = Array.from({ length: Math.floor(width / step) }, (_, i) => u + i * step);
  pen.blocks(
    columns.map((at) => [at + 0.012, 0.12, at + step - 0.012, 0.12 + height] as const),
    0.1,
    colour,
  );
  pen.block(u, 0.16, u + width, 0.2, 0.08, darker(colour, 0.12));
}

/** Panelling on the lower wall, with its rail. */
export function wainscot(
  pen: Pen,
  from: number,
  to: number,
  words: { height: number; colour: string },
): void {
  const { height, colour } = words;
  pen.rect(from, 0, to, height, pen.tone(colour));
  const count = Math.max(1, Math.round((to - from) / 0.62));
  const step = (to - from) / count;
  for (let i = 0; i < count; i += 1) {
    const [u0, u1] = [from + i * step + 0.07, from + (i + 1) * step - 0.07];
    pen.rect(u0, 0.24, u1, height - 0.1, pen.tone(darker(colour, 0.14)));
    pen.rect(u0 + 0.015, 0.24, u1, height - 0.115, pen.tone(lighter(colour, 0.06)));
  }
  pen.block(from, height, to, height + 0.035, 0.04, lighter(colour, 0.08));
}

/** One shelf on the wall with books, a small print or a pot between them. */
export function wallShelf(pen: Pen, u: number, v: number, width: number, spines: readonly string[]): void {
  pen.rect(u, v - 0.08, u + width, v, '#2a1d16', { 'fill-opacity': 0.12 });
  let at = u + 0.04;
  spines.forEach((spine, i) => {
    const w = 0.025 + ((i * 7) % 3) * 0.012;
    const h = 0.19 + ((i * 5) % 4) * 0.022;
    if (at + w < u + width - 0.05) pen.block(at, v + 0.03, at + w, v + 0.03 + h, 0.16, spine, 0.02);
    at += w + (i % 5 === 4 ? 0.14 : 0.003);
  });
  pen.block(u, v, u + width, v + 0.03, 0.2, '#a9825a');
}
