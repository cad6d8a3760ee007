import { poly, seg } from '../base/vec.ts';
import { darker, lighter } from '../base/colour.ts';
import { corners } from '../base/pen.ts';
import { box2 } from '../base/sheet.ts';
import { within } from '../base/clip.ts';
import { bounds } from '../surfaces/scan.ts';
import { glass } from './glass.ts';
import { niche } from './niche.ts';
import { inset, openingOutline } from './outline.ts';
import type { Hanging } from './glass.ts';
import type { Head } from './outline.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export type WindowStyle = {
  frame: string;
  cheek: string;
  head?: Head;
  /** Side by side lights, and whether a transom with a top light crosses them. */
  lights?: number;
  transom?: boolean;
  /** Small panes: across and down in each light; only in the top light when there is a transom. */
  bars?: readonly [number, number];
  depth?: number;
  frameWidth?: number;
  sill?: string | undefined;
  lintel?: { colour: string; kind: 'stone' | 'soldier' | 'arch' | 'keystone' | 'hood' } | undefined;
  surround?: string | undefined;
  shutters?: string | undefined;
  hanging?: readonly Hanging[];
};

export type Opening = {
  u: number;
  v: number;
  width: number;
  height: number;
  style: WindowStyle;
  lit?: boolean;
};

// Below this width in picture units a window's bars and gleams would only be noise.
const SMALL = 190;
// And below this one its depth does not show either.
const TINY = 84;

/** Splits a frame's inside into panes; bars in between are what stays uncovered. */
export function panesOf(area: readonly Vec2[], style: WindowStyle): Vec2[][] {
  const [u0, v0, u1, v1] = bounds(area);
  const lights = style.lights ?? 2;
  const post = (style.frameWidth ?? 0.07) * 0.9;
  const rows: [number, number, boolean][] = style.transom
    ? [
        [v0, v0 + (v1 - v0) * 0.68 - post / 2, false],
        [v0 + (v1 - v0) * 0.68 + post / 2, v1, true],
      ]
    : [[v0, v1, true]];
  const panes: Vec2[][] = [];
  for (const [low, high, top] of rows) {
    for (let light = 0; light < lights; light += 1) {
      const wide = (u1 - u0 - post * (lights - 1)) / lights;
      const left = u0 + light * (wide + post);
      const [across, down] = top || !style.transom ? (style.bars ?? [1, 1]) : [1, 1];
      const bar = 0.028;
      for (let i = 0; i < across; i += 1)
        for (let j = 0; j < down; j += 1) {
          const w = (wide - bar * (across - 1)) / across;
          const h = (high - low - bar * (down - 1)) / down;
          const pane = within(
            box2(
              left + i * (w + bar),
              low + j * (h + bar),
              left + i * (w + bar) + w,
              low + j * (h + bar) + h,
            ),
            area,
          );
          if (pane.length > 2) panes.push(pane);
        }
    }
  }
  return panes;
}

function crown(pen: Pen, opening: Opening): void {
  const { u, v, width, height, style } = opening;
  const { lintel } = style;
  if (!lintel) return;
  const top = v + height;
  if (lintel.kind === 'stone') pen.rect(u - 0.14, top, u + width + 0.14, top + 0.2, pen.tone(lintel.colour));
  if (lintel.kind === 'soldier' || lintel.kind === 'arch' || lintel.kind === 'keystone') {
    const outer = openingOutline(u - 0.1, v, width + 0.2, height + 0.2, style.head);
    const edge =
      lintel.kind === 'soldier' ? box2(u, top, u + width, top + 0.21) : outer.filter(([, b]) => b > v + 0.01);
    const rim =
      lintel.kind === 'soldier'
        ? edge
        : within(
            outer,
            box2(
              u - 1,
              top - (style.head === 'flat' || !style.head ? 0 : width * 0.56) - 0.04,
              u + width + 1,
              top + 1,
            ),
          );
    pen.fill(rim, pen.tone(lintel.colour));
    if (lintel.kind === 'soldier' && pen.unit > 90) {
      const joints: [Vec2, Vec2][] = [];
      for (let x = u + 0.07; x < u + width; x += 0.07) joints.push(seg([x, top], [x, top + 0.21]));
      pen.lines(joints, pen.tone(lighter(lintel.colour, 0.35)), 2, { 'stroke-opacity': 0.45 });
    }
    if (lintel.kind === 'keystone')
      pen.fill(
        poly(
          [u + width / 2 - 0.09, top - 0.02],
          [u + width / 2 + 0.09, top - 0.02],
          [u + width / 2 + 0.13, top + 0.27],
          [u + width / 2 - 0.13, top + 0.27],
        ),
        pen.tone('#d8d2c4'),
      );
  }
}

function leaves(pen: Pen, opening: Opening): void {
  const { u, v, width, height, style } = opening;
  if (!style.shutters) return;
  const half = Math.min(0.55, width / 2);
  for (const left of [u - half - 0.03, u + width + 0.03]) {
    pen.block(left, v - 0.02, left + half, v + height, 0.05, style.shutters);
    for (const part of [0.07, 0.53])
      pen.rect(
        left + 0.07,
        v + height * part,
        left + half - 0.07,
        v + height * (part + 0.4),
        pen.tone(darker(style.shutters, 0.25)),
      );
  }
}

/** Paints everything of one window that lies in the wall. */
export function windowInWall(pen: Pen, random: Random, opening: Opening): void {
  const { u, v, width, height, style } = opening;
  const edge = openingOutline(u, v, width, height, style.head);
  if (!pen.shows(edge)) return;
  const { drawing } = pen.stage;
  drawing.layer(0);
  if (pen.unit * width < TINY) {
    pen.fill(edge, pen.tone(style.frame));
    const panes = panesOf(inset(edge, 0.09), { ...style, bars: [1, 1], frameWidth: 0.1 });
    glass(pen, random, panes, 'none', {
      ...(opening.lit === undefined ? {} : { lit: opening.lit }),
      plain: true,
    });
    return;
  }
  const small = pen.unit * width < SMALL;
  if (style.surround) {
    const outer = openingOutline(u - 0.13, v - 0.02, width + 0.26, height + 0.15, style.head);
    pen.fill(outer, pen.tone(style.surround));
  }
  crown(pen, opening);
  niche(pen, edge, style.depth ?? 0.16, style.cheek, (back) => {
    drawing.layer(1);
    back.fill(edge, back.tone(style.frame));
    const panes = panesOf(inset(edge, style.frameWidth ?? 0.07), small ? { ...style, bars: [1, 1] } : style);
    glass(
      back,
      random,
      panes,
      random.pick(style.hanging ?? ['none', 'none', 'drapes', 'half', 'plants', 'blind']),
      { ...(opening.lit === undefined ? {} : { lit: opening.lit }), plain: small },
    );
  });
}

/** Parts in front of the wall, painted after its shadows: shutters, sill and hood. */
export function windowTrim(pen: Pen, opening: Opening): void {
  const { u, v, width, height, style } = opening;
  leaves(pen, opening);
  if (style.sill) pen.block(u - 0.07, v - 0.09, u + width + 0.07, v, 0.1, style.sill);
  if (style.lintel?.kind === 'hood')
    pen.block(u - 0.12, v + height + 0.02, u + width + 0.12, v + height + 0.14, 0.16, style.lintel.colour);
}

/** The bodies of a window that throw a shadow on its wall. */
export function windowBodies({ u, v, width, height, style }: Opening): Vec3[][] {
  const bodies: Vec3[][] = [];
  if (style.sill) bodies.push(corners(u - 0.07, v - 0.09, u + width + 0.07, v, 0.1));
  if (style.lintel?.kind === 'hood')
    bodies.push(corners(u - 0.12, v + height + 0.02, u + width + 0.12, v + height + 0.14, 0.16));
  return bodies;
}
