import { poly } from '../base/vec.ts';
import { darker, lighter } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { rounded } from '../furniture/forms.ts';
import { onPaper } from './plan-style.ts';
import type { Drawing } from '../base/drawing.ts';
import type { Place, PlanStyle } from './plan-style.ts';
import type { Random } from '../base/random.ts';
import type { RoomBox } from './layout.ts';
import type { Vec2 } from '../base/vec.ts';

const disc = (x: number, y: number, r: number): Vec2[] =>
  Array.from({ length: 18 }, (_, i): Vec2 => [
    x + Math.cos((i / 18) * 6.283) * r,
    y + Math.sin((i / 18) * 6.283) * r,
  ]);

/** Furniture from above, in parts of the plan's width: enough to tell what a room is for. */
export function furnish(
  drawing: Drawing,
  random: Random,
  room: RoomBox,
  place: Place,
  style: PlanStyle,
): void {
  const at = onPaper(place);
  const { x0, y0, x1, y1, use } = room;
  const [w, h] = [x1 - x0, y1 - y0];
  const tint = style.tint(use);
  const shade = lighter(tint, 0.4);
  const put = (shape: readonly Vec2[], fill = shade): void => {
    const drop = place.scale * 0.006;
    const screen = shape.map(([x, y]) => at(x, y));
    drawing.path(traces([screen.map(([x, y]): Vec2 => [x + drop, y + drop])]), {
      fill: '#1a1410',
      'fill-opacity': style.shadow * 0.6,
    });
    drawing.path(traces([screen]), { fill, stroke: style.line, 'stroke-width': 7, 'stroke-opacity': 0.8 });
  };
  const box = (x: number, y: number, bw: number, bh: number, fill = shade, r = 0.006): void =>
    put(rounded(x, y, x + bw, y + bh, r), fill);
  const lines = (segments: readonly (readonly Vec2[])[], opacity: number): void =>
    drawing.path(
      traces(
        segments.map((segment) => segment.map(([x, y]) => at(x, y))),
        false,
      ),
      { stroke: style.line, 'stroke-width': 4, 'stroke-opacity': opacity, fill: 'none' },
    );
  if (use === 'living' || use === 'bedroom' || use === 'open') {
    const planks: Vec2[][] = [];
    for (let x = x0 + 0.03; x < x1; x += 0.03) planks.push(poly([x, y0], [x, y1]));
    lines(planks, 0.22);
  }
  if (use === 'bathroom' || use === 'kitchen' || use === 'terrace' || use === 'hall') {
    const tiles: Vec2[][] = [];
    const step = use === 'bathroom' ? 0.026 : 0.045;
    for (let x = x0 + step; x < x1; x += step) tiles.push(poly([x, y0], [x, y1]));
    for (let y = y0 + step; y < y1; y += step) tiles.push(poly([x0, y], [x1, y]));
    lines(tiles, 0.25);
  }
  if (Math.min(w, h) < 0.09) return;
  if (use === 'living' || use === 'open') {
    box(x0 + w * 0.22, y0 + h * 0.26, w * 0.46, h * 0.4, lighter(tint, 0.18), 0.002);
    box(x0 + w * 0.26, y0 + 0.02, Math.min(0.22, w * 0.5), 0.065);
    box(x0 + w * 0.32, y0 + h * 0.36, Math.min(0.11, w * 0.25), 0.05, darker(tint, 0.12));
    box(x0 + w * 0.74, y0 + h * 0.3, 0.06, 0.06);
    if (h > 0.3) {
      const [cx, cy] = [x0 + w * 0.5, y1 - 0.085];
      for (const [dx, dy] of [
        [-0.06, 0],
        [0.06, 0],
        [0, -0.055],
        [0, 0.055],
      ] as const)
        box(cx + dx - 0.018, cy + dy - 0.018, 0.036, 0.036);
      put(disc(cx, cy, 0.045), darker(tint, 0.1));
    }
  }
  if (use === 'kitchen') {
    box(x0 + 0.012, y0 + 0.012, w - 0.024, 0.05);
    put(disc(x0 + w * 0.3, y0 + 0.037, 0.013), tint);
    put(disc(x0 + w * 0.3 + 0.032, y0 + 0.037, 0.013), tint);
    box(x0 + w * 0.62, y0 + 0.02, 0.05, 0.034, tint);
    if (h > 0.19) box(x0 + w * 0.25, y0 + h * 0.52, w * 0.5, 0.055);
  }
  if (use === 'bedroom') {
    const wide = Math.min(0.13, w * 0.6);
    const cx = x0 + w / 2 - wide / 2;
    const long = Math.min(0.16, h * 0.66);
    box(cx, y0 + 0.014, wide, long);
    box(cx + wide * 0.07, y0 + 0.022, wide * 0.38, 0.032, lighter(tint, 0.7));
    box(cx + wide * 0.55, y0 + 0.022, wide * 0.38, 0.032, lighter(tint, 0.7));
    lines([poly([cx, y0 + 0.075], [cx + wide, y0 + 0.075])], 0.8);
    if (w > wide + 0.1) for (const x of [cx - 0.042, cx + wide + 0.008]) box(x, y0 + 0.014, 0.034, 0.034);
    if (h > 0.24) box(x0 + 0.014, y1 - 0.062, w * 0.55, 0.048, darker(tint, 0.1));
  }
  if (use === 'bathroom') {
    box(x0 + 0.014, y0 + 0.014, Math.min(0.14, w - 0.028), 0.062, '#f3efe6', 0.026);
    box(x1 - 0.07, y1 - 0.05, 0.056, 0.036, '#f3efe6', 0.012);
    if (w > 0.13) put(disc(x0 + 0.04, y1 - 0.035, 0.02), '#f3efe6');
  }
  if (use === 'hall') {
    const steps: Vec2[][] = [];
    const along = w > h;
    const [long, wide] = [Math.min(0.2, (along ? w : h) * 0.7), Math.min(0.075, (along ? h : w) * 0.6)];
    for (let i = 0; i <= 9; i += 1)
      steps.push(
        along
          ? poly([x0 + 0.012 + (long * i) / 9, y0 + 0.012], [x0 + 0.012 + (long * i) / 9, y0 + 0.012 + wide])
          : poly([x0 + 0.012, y0 + 0.012 + (long * i) / 9], [x0 + 0.012 + wide, y0 + 0.012 + (long * i) / 9]),
      );
    steps.push(
      along
        ? poly([x0 + 0.02, y0 + 0.012 + wide / 2], [x0 + long, y0 + 0.012 + wide / 2])
        : poly([x0 + 0.012 + wide / 2, y0 + 0.02], [x0 + 0.012 + wide / 2, y0 + long]),
    );
    lines(steps, 0.95);
  }
  if (use === 'garage') {
    box(
      x0 + w * 0.2,
      y0 + h * 0.12,
      Math.min(0.13, w * 0.6),
      Math.min(0.28, h * 0.72),
      lighter(tint, 0.3),
      0.03,
    );
  }
  if (use === 'terrace')
    for (let i = 0; i < 3; i += 1)
      put(
        disc(x0 + w * random.range(0.12, 0.88), y0 + h * random.range(0.2, 0.8), random.range(0.014, 0.026)),
        '#8fa074',
      );
}
