import { ramp } from '../base/drawing.ts';
import { outlineOf, project, unitsPerMetre } from '../base/camera.ts';
import { hull } from '../base/clip.ts';
import { darker, lighter } from '../base/colour.ts';
import { trace } from '../base/drawing.ts';
import { inside, place } from '../base/frame.ts';
import { litColour } from '../base/light.ts';
import { add, unit } from '../base/vec.ts';
import { box } from '../buildings/solid.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export type Size = readonly [width: number, height: number, depth: number];

/** A rectangle with round corners, counter-clockwise. */
export function rounded(u0: number, v0: number, u1: number, v1: number, r: number): Vec2[] {
  const corner = (u: number, v: number, from: number): Vec2[] =>
    [0, 1, 2, 3].map((i): Vec2 => {
      const angle = from + (Math.PI / 2) * (i / 3);
      return [u + Math.cos(angle) * r, v + Math.sin(angle) * r];
    });
  return [
    ...corner(u1 - r, v1 - r, 0),
    ...corner(u0 + r, v1 - r, Math.PI / 2),
    ...corner(u0 + r, v0 + r, Math.PI),
    ...corner(u1 - r, v0 + r, -Math.PI / 2),
  ];
}

function shaded(pen: Pen, albedo: string, soft: number): void {
  const [, , [u1, v1] = [1, 1]] = pen.outline;
  const fill = pen.fade(
    [u1 / 2, 0],
    [u1 / 2, v1],
    ramp([0, pen.tone(darker(albedo, 0.14))], [1, pen.tone(lighter(albedo, 0.04))]),
  );
  const edge =
    soft > 0
      ? { stroke: pen.tone(albedo), 'stroke-width': Math.round(pen.unit * soft), 'stroke-linejoin': 'round' }
      : {};
  pen.fill(pen.outline, fill, edge);
}

/** A box with a little shade towards its foot; `soft` rounds its edges by so many metres, as upholstery is. */
export function solid(
  stage: Stage,
  frame: Frame,
  [width, height, depth]: Size,
  albedo: string,
  words: { soft?: number; top?: string } = {},
): void {
  const { soft = 0, top = albedo } = words;
  const paint = (pen: Pen): void => shaded(pen, albedo, soft);
  const lid = (pen: Pen): void => shaded(pen, top, soft);
  const grown = inside(frame, soft / 2, soft / 2, soft / 2);
  box(stage, grown, [width - soft, height - soft, depth - soft], {
    front: paint,
    left: paint,
    right: paint,
    top: lid,
    under: (pen) => pen.fill(pen.outline, pen.tone(darker(albedo, 0.3), 0)),
  });
}

/** Four posts under something, by the frame of the thing they carry. */
export function legs(
  stage: Stage,
  frame: Frame,
  [width, height, depth]: Size,
  thick: number,
  albedo: string,
): void {
  const far = [thick / 2, width - thick * 1.5] as const;
  for (const x of far)
    for (const z of [thick / 2, depth - thick * 1.5])
      solid(stage, inside(frame, x, 0, z), [thick, height, thick], albedo);
}

const ring = (centre: Vec3, r: number, up: number, steps = 20): Vec3[] =>
  Array.from({ length: steps }, (_, i): Vec3 => {
    const angle = (i / steps) * Math.PI * 2;
    return add(centre, [Math.cos(angle) * r, up, Math.sin(angle) * r]);
  });

/** A round thing: pot, table top, lamp shade or stool. `top` and `bottom` are its radii. */
export function drum(
  stage: Stage,
  foot: Vec3,
  words: { top: number; bottom: number; height: number; albedo: string; lid?: string; glow?: number },
): void {
  const { top, bottom, height, albedo } = words;
  stage.casters.push(ring(foot, (top + bottom) / 2, height, 10));
  stage.upright(foot, Math.max(top, bottom), height, () => {
    const { camera, drawing, light } = stage;
    const low = outlineOf(camera, ring(foot, bottom, 0));
    const high = outlineOf(camera, ring(foot, top, height));
    const [x, y] = project(camera, foot);
    const reach = unitsPerMetre(camera, foot) * Math.max(top, bottom);
    const side = (turn: number): string =>
      litColour(
        light,
        albedo,
        unit([
          camera.right[0] * turn - camera.ahead[0] * 0.5,
          0.1,
          camera.right[2] * turn - camera.ahead[2] * 0.5,
        ]),
      );
    const fill = words.glow
      ? drawing.linear([x, y - reach], [x, y + reach], ramp([0, lighter(albedo, 0.3)], [1, albedo]))
      : drawing.linear([x - reach, y], [x + reach, y], ramp([0, side(-1)], [0.5, side(0)], [1, side(1)]));
    drawing.path(trace(hull([...low, ...high])), { fill });
    const lid = camera.eye[1] > foot[1] + height ? high : camera.eye[1] < foot[1] ? low : [];
    drawing.path(trace(lid), {
      fill: words.glow
        ? lighter(albedo, 0.5)
        : litColour(light, words.lid ?? lighter(albedo, 0.08), [0, 1, 0]),
    });
  });
}

/** A thin bar between two points, such as a lamp's stem. */
export function rod(stage: Stage, from: Vec3, to: Vec3, thick: number, albedo: string): void {
  const middle: Vec3 = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]), (from[2] + to[2]) / 2];
  stage.upright(
    middle,
    Math.max(0.05, Math.abs(from[0] - to[0]) / 2 + Math.abs(from[2] - to[2]) / 2),
    Math.abs(from[1] - to[1]) + 0.05,
    () => {
      const line = outlineOf(stage.camera, [from, to]);
      stage.drawing.path(trace(line, false), {
        stroke: litColour(stage.light, albedo, [0, 0.4, -0.9]),
        'stroke-width': Math.max(3, unitsPerMetre(stage.camera, middle) * thick),
        'stroke-linecap': 'round',
        fill: 'none',
      });
    },
  );
}

/** A loose cushion leaning on something: a rounded square that faces a frame's front. */
export function cushion(stage: Stage, frame: Frame, size: number, albedo: string, stripe?: string): void {
  const [ex, , ez] = stage.camera.eye;
  const [mx, , mz] = place(frame, size / 2, 0, 0);
  const facing =
    (frame.back[0] * (mx - ex) + frame.back[2] * (mz - ez)) / (Math.hypot(mx - ex, mz - ez) || 1);
  // Seen from its side a flat cushion would be a stick.
  if (facing < 0.5) {
    solid(stage, frame, [size, size * 0.86, 0.15], albedo, { soft: 0.09 });
    return;
  }
  const lean = size * 0.28;
  const points: Vec3[] = [
    place(frame, 0, 0, 0),
    place(frame, size, 0, 0),
    place(frame, size, size * 0.9, lean),
    place(frame, 0, size * 0.9, lean),
  ];
  stage.casters.push(points);
  stage.upright(place(frame, size / 2, 0, 0), size / 2, size, () => {
    const pen = stage.pen(
      {
        origin: place(frame, 0, 0, 0),
        u: frame.right,
        v: unit(
          add(
            place(frame, 0, size * 0.9, lean),
            place(frame, 0, 0, 0).map((value) => -value) as unknown as Vec3,
          ),
        ),
        n: [0, 0, -1],
      },
      [],
    );
    const shape = [
      [0.03, 0.06],
      [0.5, 0.0],
      [0.97, 0.06],
      [1, 0.5],
      [0.97, 0.95],
      [0.5, 0.98],
      [0.03, 0.95],
      [0, 0.5],
    ].map(([u = 0, v = 0]): Vec2 => [u * size, v * size]);
    const front = unit([-frame.back[0], 0.4, -frame.back[2]]);
    const tone = litColour(stage.light, albedo, front);
    pen.fill(shape, tone, { stroke: tone, 'stroke-width': 14, 'stroke-linejoin': 'round' });
    if (stripe)
      for (const u of [0.2, 0.42, 0.64])
        pen.rect(
          u * size,
          size * 0.04,
          (u + 0.09) * size,
          size * 0.95,
          litColour(stage.light, stripe, front),
        );
  });
}
