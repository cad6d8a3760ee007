import { poly } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { darker, lighter } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { textHint } from '../words.ts';
import type { Pen } from '../base/pen.ts';
import type { Hints } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

const oval = (u: number, v: number, ru: number, rv = ru): Vec2[] =>
  Array.from({ length: 28 }, (_, i): Vec2 => [
    u + Math.cos((i / 28) * 6.283) * ru,
    v + Math.sin((i / 28) * 6.283) * rv,
  ]);

const DOORS: Record<string, string> = {
  'bottle-green': '#2f4a3c',
  navy: '#33425a',
  white: '#ece6da',
  oak: '#a47b50',
  sage: '#93a08a',
  burgundy: '#6a3038',
};

type Shade = (outline: readonly Vec2[], dx?: number) => void;

const polished = (pen: Pen, brass: string, from: Vec2, to: Vec2): string =>
  pen.fade(from, to, ramp([0, lighter(brass, 0.6)], [0.45, brass], [1, darker(brass, 0.4)]));

function knob(pen: Pen, brass: string, shade: Shade): void {
  shade(oval(0.3, 1.08, 0.075), 0.02);
  pen.fill(oval(0.3, 1.08, 0.075), polished(pen, brass, [0.24, 1.14], [0.36, 1.02]));
  pen.fill(oval(0.3, 1.08, 0.058), pen.tone(darker(brass, 0.2)));
  pen.fill(oval(0.296, 1.084, 0.052), polished(pen, brass, [0.25, 1.13], [0.34, 1.03]));
  pen.fill(oval(0.28, 1.1, 0.014, 0.01), '#fffaf0', { 'fill-opacity': 0.7 });
  pen.fill(oval(0.3, 0.945, 0.03, 0.042), polished(pen, brass, [0.28, 0.98], [0.32, 0.91]));
}

function lever(pen: Pen, brass: string, shade: Shade): void {
  const plate = [...oval(0.32, 1.14, 0.034, 0.034).slice(0, 15), ...oval(0.32, 0.92, 0.034, 0.034).slice(14)];
  shade(plate);
  pen.fill(
    plate,
    pen.fade(
      [0.285, 1],
      [0.355, 1],
      ramp([0, darker(brass, 0.2)], [0.4, lighter(brass, 0.45)], [0.7, brass], [1, darker(brass, 0.35)]),
    ),
  );
  const grip = poly(
    [0.335, 1.095],
    [0.33, 1.062],
    [0.12, 1.056],
    [0.085, 1.07],
    [0.08, 1.085],
    [0.1, 1.092],
    [0.14, 1.088],
  );
  shade(grip, 0.03);
  pen.fill(
    grip,
    pen.fade([0.2, 1.1], [0.2, 1.05], ramp([0, lighter(brass, 0.55)], [0.5, brass], [1, darker(brass, 0.4)])),
  );
  pen.fill(
    oval(0.325, 1.078, 0.026),
    pen.fade([0.3, 1.1], [0.35, 1.05], ramp([0, lighter(brass, 0.6)], [1, darker(brass, 0.25)])),
  );
}

/** A lever of brass on a panelled door that is ajar to the light. */
export function handle({ pen, hints, random }: { pen: Pen; hints: Hints; random: Random }): void {
  const leaf = DOORS[textHint(hints, 'door')] ?? '#ece6da';
  const brass = textHint(hints, 'metal') === 'black' ? '#33322f' : '#b5975a';
  pen.rect(-1, 0, 2, 2.4, pen.tone(leaf));
  const sunk = (u0: number, v0: number, u1: number, v1: number): void => {
    pen.rect(u0, v0, u1, v1, pen.tone(darker(leaf, 0.3)));
    pen.rect(u0 + 0.012, v0, u1, v1 - 0.012, pen.tone(lighter(leaf, 0.12)));
    pen.fill(
      box2(u0 + 0.03, v0 + 0.02, u1 - 0.02, v1 - 0.03),
      pen.fade(
        [u0, v1],
        [u1, v0],
        ramp([0, pen.tone(darker(leaf, 0.1))], [1, pen.tone(lighter(leaf, 0.05))]),
      ),
    );
  };
  sunk(-0.62, 1.22, 0.2, 2.3);
  sunk(-0.62, 0.2, 0.2, 0.84);
  pen.block(0.46, 0, 0.62, 2.4, 0.03, lighter(leaf, 0.25));
  pen.rect(0.435, 0, 0.46, 2.4, '#2a1d16', { 'fill-opacity': 0.3 });
  pen.fill(poly([0.62, 0], [1.4, 0], [1.4, 2.4], [0.62, 2.4]), pen.tone('#d9cfbf'));
  const shade = (outline: readonly Vec2[], dx = 0.012): void =>
    pen.fill(
      outline.map(([u, v]): Vec2 => [u + dx, v - dx]),
      '#2a1d16',
      { 'fill-opacity': 0.28 },
    );
  if (random.chance(0.4)) knob(pen, brass, shade);
  else lever(pen, brass, shade);
  pen.fill(oval(0.32, 0.955, 0.01), '#1e1a17');
  pen.fill(poly([0.314, 0.955], [0.326, 0.955], [0.33, 0.925], [0.31, 0.925]), '#1e1a17');
  pen.fill(poly([-0.9, 0], [-0.3, 0], [0.35, 2.4], [-0.25, 2.4]), '#fff2d8', { 'fill-opacity': 0.16 });
}
