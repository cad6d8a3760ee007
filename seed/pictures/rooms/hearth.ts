import { poly } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { mix } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { inside } from '../base/frame.ts';
import { drum, rod, solid } from '../furniture/forms.ts';
import { glass } from '../openings/glass.ts';
import { niche } from '../openings/niche.ts';
import { openingOutline } from '../openings/outline.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

/** A marble or timber chimneypiece on a wall; `u` is its middle. */
export function fireplace(pen: Pen, random: Random, u: number, lit: boolean): void {
  const stone = random.pick(['#e2dccf', '#4b4d4f', '#c9b99f', '#8f9a94', '#d8c6b0']);
  pen.block(u - 0.75, 0, u - 0.5, 1.08, 0.2, stone);
  pen.block(u + 0.5, 0, u + 0.75, 1.08, 0.2, stone);
  niche(pen, box2(u - 0.5, 0, u + 0.5, 0.86), 0.35, '#3a332e', (back) => {
    back.fill(
      box2(u - 0.5, 0, u + 0.5, 0.86),
      back.fade([u, 0], [u, 0.86], ramp([0, lit ? '#6b3a22' : '#2b2725'], [1, '#191716'])),
    );
    const logs: Vec2[][] = [box2(u - 0.28, 0.05, u + 0.26, 0.14), box2(u - 0.2, 0.14, u + 0.18, 0.22)];
    back.fills(logs, '#5b4330');
    if (lit) {
      const flame = (x: number, h: number, w: number): Vec2[] => {
        const edge = (side: number): Vec2[] =>
          Array.from({ length: 10 }, (_, i): Vec2 => {
            const t = i / 9;
            const belly = Math.sin(Math.PI * (0.22 + 0.78 * t)) * (1 - t * 0.35);
            return [x + side * w * belly + Math.sin(t * 3.4 + x * 9) * w * 0.35 * t, 0.18 + h * t];
          });
        return [...edge(-1), ...edge(1).reverse()];
      };
      back.fills(
        [flame(u - 0.2, 0.26, 0.1), flame(u - 0.03, 0.46, 0.13), flame(u + 0.17, 0.33, 0.11)],
        '#d9752e',
      );
      back.fills(
        [flame(u - 0.18, 0.17, 0.06), flame(u - 0.02, 0.32, 0.08), flame(u + 0.16, 0.22, 0.065)],
        '#f0a848',
      );
      back.fills([flame(u - 0.02, 0.19, 0.045), flame(u + 0.15, 0.13, 0.035)], '#fbe3a0');
    }
  });
  pen.block(u - 0.78, 0.86, u + 0.78, 1.08, 0.2, stone);
  pen.block(u - 0.86, 1.08, u + 0.86, 1.14, 0.28, stone);
  pen.block(u - 0.7, -0.005, u + 0.7, 0.02, 0.55, mix(stone, '#3a3a3a', 0.3));
}

/** A mirror or print above a mantel. */
export function mirror(pen: Pen, u: number, v: number, width: number, height: number, round = false): void {
  const edge = openingOutline(u - width / 2, v, width, height, round ? 'round' : 'flat');
  pen.fill(edge, pen.tone('#b0925f'), {
    stroke: pen.tone('#b0925f'),
    'stroke-width': 14,
    'stroke-linejoin': 'round',
  });
  pen.fill(
    edge,
    pen.fade(
      [u - width / 2, v],
      [u + width / 2, v + height],
      ramp([0, '#c9cfcd'], [0.5, '#eef0ec'], [1, '#b9c0bf']),
    ),
  );
}

/** A cast-iron stove with its pipe, on a slate. */
export function stove(stage: Stage, frame: Frame, ceiling: number): void {
  solid(stage, frame, [0.9, 0.02, 0.8], '#55585a');
  const body = inside(frame, 0.2, 0.02, 0.18);
  for (const x of [0.02, 0.42])
    rod(stage, inside(body, x, 0, 0.05).origin, inside(body, x, 0.2, 0.05).origin, 0.04, '#2b2b2b');
  solid(stage, inside(body, 0, 0.18, 0), [0.5, 0.62, 0.42], '#343434', { top: '#454545' });
  stage.face(
    { ...panel(body) },
    box2(0.08, 0, 0.42, 0.34),
    (pen) => {
      pen.fill(
        pen.outline,
        pen.fade([0.25, 0], [0.25, 0.34], ramp([0, '#e89a45'], [0.6, '#b3542a'], [1, '#4a2a1c'])),
        { stroke: '#1e1e1e', 'stroke-width': 9 },
      );
    },
    { casts: false },
  );
  drum(stage, inside(body, 0.25, 0.8, 0.24).origin, {
    top: 0.07,
    bottom: 0.07,
    height: ceiling - 0.82,
    albedo: '#3a3a3a',
  });
}

const panel = (frame: Frame) => {
  const at = inside(frame, 0, 0.34, -0.012);
  return {
    origin: at.origin,
    u: frame.right,
    v: [0, 1, 0] as const,
    n: [-frame.back[0], 0, -frame.back[2]] as const,
  };
};

/** An arched recess with shelves and a few things on them. */
export function alcove(pen: Pen, random: Random, u: number, tint: string): void {
  const edge = openingOutline(u - 0.55, 0.55, 1.1, 1.75, 'round');
  niche(pen, edge, 0.28, tint, (back) => {
    back.fill(
      edge,
      back.fade(
        [u, 0.5],
        [u, 2.3],
        ramp([0, back.tone(mix(tint, '#2a1d16', 0.12))], [1, back.tone(mix(tint, '#2a1d16', 0.3))]),
      ),
    );
    for (const v of [0.95, 1.4, 1.85]) {
      back.rect(u - 0.55, v, u + 0.55, v + 0.035, back.tone('#a98357'));
      for (let x = u - 0.42; x < u + 0.36; x += random.range(0.16, 0.3)) {
        const h = random.range(0.12, 0.28);
        back.fill(
          poly([x, v + 0.035], [x + 0.1, v + 0.035], [x + 0.085, v + h], [x + 0.015, v + h]),
          back.tone(random.pick(['#b0705a', '#e2d9c8', '#6f8573', '#5d6567', '#c9a86a'])),
        );
      }
    }
  });
}

/** A glazed pair of doors to the next room. */
export function innerDoors(pen: Pen, random: Random, u: number, colour: string): void {
  niche(pen, box2(u, 0, u + 1.5, 2.2), 0.1, colour, (back) => {
    back.fill(box2(u, 0, u + 1.5, 2.2), back.tone(colour));
    const panes: Vec2[][] = [];
    for (const x of [0.08, 0.8])
      for (let k = 0; k < 4; k += 1)
        panes.push(box2(u + x, 0.35 + k * 0.45, u + x + 0.62, 0.35 + k * 0.45 + 0.42));
    glass(back, random, panes, 'none', { lit: false, sky: 1 });
  });
}
