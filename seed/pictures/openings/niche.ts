import { at } from '../base/sheet.ts';
import { area } from '../base/clip.ts';
import { trace } from '../base/drawing.ts';
import { add, scale } from '../base/vec.ts';
import type { Pen } from '../base/pen.ts';
import type { Vec2 } from '../base/vec.ts';

/** Cuts an opening into a wall: its cheeks, what `body` paints at its back, and the shadow its edge throws there. */
export function niche(
  pen: Pen,
  opening: readonly Vec2[],
  depth: number,
  cheek: string,
  body: (back: Pen) => void,
): void {
  const back = pen.recess(opening, depth);
  body(back);
  const { drawing } = pen.stage;
  drawing.layer(5);
  const slant = pen.slant();
  if (slant) {
    const hole = pen.seen(opening);
    const light = back.seen(opening.map(([u, v]): Vec2 => [u + slant[0] * depth, v + slant[1] * depth]));
    const same = area(hole) > 0 === area(light) > 0;
    drawing.path(trace(hole) + (light.length > 2 ? trace(same ? light : [...light].reverse()) : ''), {
      fill: pen.stage.light.shadow,
      'fill-rule': 'evenodd',
      'fill-opacity': pen.stage.light.shadowStrength,
    });
  }
  drawing.layer(6);
  opening.forEach(([u, v], index) => {
    const [nu, nv] = opening[(index + 1) % opening.length] ?? [u, v];
    const quad = [
      at(pen.sheet, u, v),
      at(pen.sheet, nu, nv),
      at(pen.sheet, nu, nv, -depth),
      at(pen.sheet, u, v, -depth),
    ];
    const screen = pen.seen3(quad);
    const hole = pen.seen(opening);
    if (screen.length < 3 || area(screen) > 0 !== area(hole) > 0) return;
    const [du, dv] = [nu - u, nv - v];
    const long = Math.hypot(du, dv) || 1;
    const normal = add(scale(pen.sheet.u, -dv / long), scale(pen.sheet.v, du / long));
    drawing.path(trace(screen), { fill: pen.tone(cheek, 0.4, normal) });
  });
}
