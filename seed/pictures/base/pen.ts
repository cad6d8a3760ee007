import { poly3 } from './vec.ts';
import { outlineOf, project, unitsPerMetre } from './camera.ts';
import { area, clip3, hull, outermost, within } from './clip.ts';
import { trace, traces } from './drawing.ts';
import { facing, hazed, litColour } from './light.ts';
import { at, box2, moved, on, spread } from './sheet.ts';
import { dot, length, scale, sub } from './vec.ts';
import type { Camera } from './camera.ts';
import type { Attributes, Drawing, Stop } from './drawing.ts';
import type { Light } from './light.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { Vec2, Vec3 } from './vec.ts';

/** The part of a stage that a pen paints on. */
type Scene = {
  readonly camera: Camera;
  readonly light: Light;
  readonly random: Random;
  readonly drawing: Drawing;
  readonly casters: readonly Vec3[][];
};

// A shadow as faint as this shows only where it is large.
const FAINT = 0.16;

/** Paints on one sheet in its own metres and knows how that sheet is lit and seen. */
export class Pen {
  readonly stage: Scene;
  readonly sheet: Sheet;
  readonly outline: readonly Vec2[];
  readonly distance: number;
  readonly unit: number;
  readonly #window: readonly Vec2[] | undefined;

  constructor(stage: Scene, sheet: Sheet, outline: readonly Vec2[], window?: readonly Vec2[]) {
    this.stage = stage;
    this.sheet = sheet;
    this.outline = outline;
    this.#window = window;
    const us = outline.map(([u]) => u);
    const vs = outline.map(([, v]) => v);
    const middle = at(
      sheet,
      (Math.min(...us) + Math.max(...us)) / 2,
      (Math.min(...vs) + Math.max(...vs)) / 2,
    );
    this.distance = length(sub(middle, stage.camera.eye));
    this.unit = unitsPerMetre(stage.camera, middle);
  }

  /** The same sheet pushed back by `depth`, seen only through an opening in this one. */
  recess(opening: readonly Vec2[], depth: number): Pen {
    const screen = outlineOf(this.stage.camera, spread(this.sheet, opening));
    const window = this.#window ? within(screen, this.#window) : screen;
    return new Pen(this.stage, moved(this.sheet, 0, 0, -depth), opening, window);
  }

  part(outline: readonly Vec2[]): Pen {
    return new Pen(this.stage, this.sheet, outline, this.#window);
  }

  tone(albedo: string, exposed = 1, normal: Vec3 = this.sheet.n): string {
    return hazed(this.stage.light, litColour(this.stage.light, albedo, normal, exposed), this.distance);
  }

  /** The same as `tone` for a spot that lies at another distance than the middle of the sheet. */
  toneAt(albedo: string, distance: number): string {
    return hazed(this.stage.light, litColour(this.stage.light, albedo, this.sheet.n), distance);
  }

  point(u: number, v: number, w = 0): Vec2 {
    return project(this.stage.camera, at(this.sheet, u, v, w));
  }

  seen(points: readonly Vec2[], w = 0): Vec2[] {
    const screen = outlineOf(this.stage.camera, spread(this.sheet, points, w));
    return this.#window ? within(screen, this.#window) : screen;
  }

  seen3(points: readonly Vec3[]): Vec2[] {
    const screen = outlineOf(this.stage.camera, points);
    return this.#window ? within(screen, this.#window) : screen;
  }

  /** True when any of a shape may be seen. */
  shows(points: readonly Vec2[]): boolean {
    return this.#inPicture(this.seen(points));
  }

  #inPicture(screen: readonly Vec2[]): boolean {
    const { width, height } = this.stage.camera;
    return (
      screen.some(([x]) => x > 0) &&
      screen.some(([x]) => x < width) &&
      screen.some(([, y]) => y > 0) &&
      screen.some(([, y]) => y < height)
    );
  }

  fill(points: readonly Vec2[], fill: string, more: Attributes = {}, w = 0): void {
    const seen = this.seen(points, w);
    if (this.#inPicture(seen)) this.stage.drawing.path(trace(seen), { fill, ...more });
  }

  /** Several shapes as one path; they may overlap without darkening one another. */
  fills(shapes: readonly (readonly Vec2[])[], fill: string, more: Attributes = {}): void {
    const seen = shapes.map((shape) => this.seen(shape)).filter((shape) => this.#inPicture(shape));
    this.stage.drawing.path(traces(seen), { fill, ...more });
  }

  rect(u0: number, v0: number, u1: number, v1: number, fill: string, more: Attributes = {}): void {
    this.fill(box2(u0, v0, u1, v1), fill, more);
  }

  /** Lines with one width in picture units for all. */
  lines(
    segments: readonly (readonly [Vec2, Vec2])[],
    stroke: string,
    width: number,
    more: Attributes = {},
  ): void {
    const seen = segments
      .map((ends) => outlineOf(this.stage.camera, spread(this.sheet, ends)))
      .filter((shape) => this.#inPicture(shape))
      .map((shape, index) => (index % 2 ? shape.reverse() : shape));
    this.stage.drawing.path(traces(seen, false), { stroke, 'stroke-width': width, fill: 'none', ...more });
  }

  fade(from: Vec2, to: Vec2, stops: readonly Stop[]): string {
    return this.stage.drawing.linear(this.point(...from), this.point(...to), stops);
  }

  clipped(points: readonly Vec2[], body: () => void): void {
    this.stage.drawing.group({ 'clip-path': this.stage.drawing.clip(trace(this.seen(points))) }, body);
  }

  /** Distance by which the sun pushes a shadow over this sheet for each metre an object stands out of it. */
  slant(): Vec2 | undefined {
    const { sun } = this.stage.light;
    const out = dot(sun, this.sheet.n);
    return out < 0.02 ? undefined : [-dot(sun, this.sheet.u) / out, -dot(sun, this.sheet.v) / out];
  }

  #thrown(points: readonly Vec3[], slant: Vec2): Vec2[] {
    const local = points.map((point) => on(this.sheet, point));
    if (local.every(([, , w]) => w < 0.015)) return [];
    return clip3(local, ([, , w]) => w - 0.001).map(([u, v, w]) => [u + slant[0] * w, v + slant[1] * w]);
  }

  /** Shadows of the whole scene, and of `own` bodies given in this sheet's u, v, w, in one even tone. */
  shadows(own: readonly (readonly Vec3[])[] = [], strength = 1, outline = this.outline): void {
    const slant = this.slant();
    if (!slant) return;
    const { casters, light } = this.stage;
    const bodies = own.map((body) =>
      hull(body.map(([u, v, w]): Vec2 => [u + slant[0] * w, v + slant[1] * w])),
    );
    const thrown = [...casters.map((caster) => this.#thrown(caster, slant)), ...bodies];
    const edge = hull(outline);
    const opacity = light.shadowStrength * strength * Math.min(1, facing(light, this.sheet.n) * 1.6);
    const least = opacity < FAINT ? 3000 : 160;
    const seen = thrown
      .filter((shape) => shape.length > 2)
      .map((shape) => this.seen(within(shape, edge)))
      .filter((shape) => shape.length > 2 && Math.abs(area(shape)) > least && this.#inPicture(shape));
    const turned = outermost(seen.map((shape) => (area(shape) < 0 ? [...shape].reverse() : shape)));
    if (turned.length === 0) return;
    const concave = Math.abs(area(outline)) < Math.abs(area(edge)) * 0.995;
    this.stage.drawing.path(traces(turned), {
      fill: light.shadow,
      'fill-opacity': opacity,
      'clip-path': concave ? this.stage.drawing.clip(trace(this.seen(outline))) : undefined,
    });
  }

  /** A box standing out of this sheet; only the sides the viewer can see are painted. */
  block(u0: number, v0: number, u1: number, v1: number, out: number, albedo: string, from = 0): void {
    this.blocks([[u0, v0, u1, v1]], out, albedo, from);
  }

  /** Boxes of one kind that do not hide one another, such as brackets: a path for each side, not for each box. */
  blocks(
    boxes: readonly (readonly [u0: number, v0: number, u1: number, v1: number])[],
    out: number,
    albedo: string,
    from = 0,
  ): void {
    const { u, v, n } = this.sheet;
    const [eu, ev] = on(this.sheet, this.stage.camera.eye);
    const sides = new Map<Vec3, Vec2[][]>();
    const add = (normal: Vec3, points: readonly Vec3[]): void => {
      const seen = this.seen3(points.map(([a, b, c]) => at(this.sheet, a, b, c)));
      if (this.#inPicture(seen)) sides.set(normal, [...(sides.get(normal) ?? []), seen]);
    };
    const [left, right, low, high] = [scale(u, -1), u, scale(v, -1), v];
    const upright = (normal: Vec3, a: number, v0: number, v1: number): void =>
      add(normal, poly3([a, v0, from], [a, v1, from], [a, v1, out], [a, v0, out]));
    const level = (normal: Vec3, b: number, u0: number, u1: number): void =>
      add(normal, poly3([u0, b, from], [u1, b, from], [u1, b, out], [u0, b, out]));
    for (const [u0, v0, u1, v1] of boxes) {
      if (eu < u0) upright(left, u0, v0, v1);
      if (eu > u1) upright(right, u1, v0, v1);
      if (ev < v0) level(low, v0, u0, u1);
      if (ev > v1) level(high, v1, u0, u1);
    }
    for (const [u0, v0, u1, v1] of boxes)
      add(
        n,
        box2(u0, v0, u1, v1).map(([a, b]): Vec3 => [a, b, out]),
      );
    for (const [normal, shapes] of sides)
      this.stage.drawing.path(traces(shapes), { fill: this.tone(albedo, 1, normal) });
  }
}

/** Corners of a box over a sheet, for its shadow. */
export const corners = (u0: number, v0: number, u1: number, v1: number, out: number, from = 0): Vec3[] =>
  box2(u0, v0, u1, v1).flatMap(([u, v]): Vec3[] => poly3([u, v, from], [u, v, out]));
