import { mix } from './colour.ts';
import type { Vec2 } from './vec.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export const ramp = (...stops: Stop[]): Stop[] => stops;

// Scenes are composed in thirds of a pixel and written in halves: the eye sees no difference, the file shrinks.
const FINE = 2 / 3;
const LENGTHS = new Set(['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2']);

export const grid = (value: number): number => Math.round(value * FINE);

function written(name: string, value: number): string {
  if (LENGTHS.has(name)) return String(grid(value));
  return name === 'stroke-width' ? String(Math.round(value * FINE * 2) / 2) : short(value);
}

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? written(name, value) : value}"`)
    .join('');

export const short = (value: number): string =>
  String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

const next = (value: number, spaced: boolean): string => (spaced && value >= 0 ? ` ${value}` : `${value}`);

/**
 * Path data for several shapes in whole units. Everything after the first point is relative, so that rows of bricks
 * or panes repeat the same few numbers and compress well.
 */
export function traces(shapes: readonly (readonly Vec2[])[], closed = true): string {
  let text = '';
  let [x, y] = [0, 0];
  for (const shape of shapes) {
    const [start, ...rest] = shape.map(([px, py]) => [grid(px), grid(py)] as const);
    if (!start) continue;
    const [sx, sy] = start;
    let [cx, cy] = start;
    let strokes = '';
    for (const [px, py] of rest) {
      if (px === cx && py === cy) continue;
      strokes += `${next(px - cx, strokes !== '')}${next(py - cy, true)}`;
      [cx, cy] = [px, py];
    }
    if (!strokes) continue;
    const move = text ? `m${sx - x}${next(sy - y, true)}` : `M${sx}${next(sy, true)}`;
    text += `${move}l${strokes}${closed ? 'z' : ''}`;
    [x, y] = closed ? start : [cx, cy];
  }
  return text;
}

export const trace = (points: readonly Vec2[], closed = true): string => traces([points], closed);

/** Mixes every colour drawn under it towards one: for what should step back. */
export type Wash = { readonly colour: string; readonly amount: number };

type Gathered = { written: string; data: string };

/** Collects the parts of one SVG picture and the gradients and clips they share. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  #parts: string[] = [];
  #shared = new Map<string, string>();
  #layers: Map<number, Map<string, Gathered>> | undefined;
  #layer = 0;
  #wash: Wash | undefined;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  #share(body: (id: string) => string): string {
    const key = body('');
    const id = this.#shared.get(key) ?? `_${this.#shared.size.toString(36)}`;
    this.#shared.set(key, id);
    return id;
  }

  washed(wash: Wash, body: () => void): void {
    const before = this.#wash;
    this.#wash = wash;
    body();
    this.#wash = before;
  }

  #tint(colour: string): string {
    const wash = this.#wash;
    return wash && /^#[0-9a-f]{6}$/.test(colour) ? mix(colour, wash.colour, wash.amount) : colour;
  }

  #tinted(attributes: Attributes): Attributes {
    if (!this.#wash) return attributes;
    return Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        name,
        typeof value === 'string' ? this.#tint(value) : value,
      ]),
    );
  }

  path(data: string, attributes: Attributes): void {
    if (!data) return;
    const written = attributesOf(this.#tinted(attributes));
    // A gradient stretched over its own shape cannot serve two shapes at once.
    const alone = String(attributes.fill).startsWith('url');
    if (this.#layers) this.#put(alone ? `${written}#${data.slice(0, 20)}` : written, written, data);
    else this.#parts.push(`<path d="${data}"${written}/>`);
  }

  #put(key: string, written: string, data: string): void {
    const layer = this.#layers?.get(this.#layer) ?? new Map<string, Gathered>();
    const known = layer.get(key);
    layer.set(key, { written, data: (known?.data ?? '') + data });
    this.#layers?.set(this.#layer, layer);
  }

  /**
   * Joins all equal paths drawn by `body` into one each. Only for things that do not hide one another, such as the
   * windows of one wall; `layer` keeps their parts in order.
   */
  gather(body: () => void): void {
    this.#layers = new Map();
    this.#layer = 0;
    body();
    const layers = [...this.#layers].sort(([a], [b]) => a - b);
    this.#layers = undefined;
    for (const [, layer] of layers)
      for (const { written, data } of layer.values()) this.#parts.push(`<path d="${data}"${written}/>`);
  }

  layer(index: number): void {
    this.#layer = index;
  }

  element(name: string, attributes: Attributes): void {
    this.#parts.push(`<${name}${attributesOf(this.#tinted(attributes))}/>`);
  }

  group(attributes: Attributes, body: () => void): void {
    const before = this.#parts;
    this.#parts = [];
    body();
    const inside = this.#parts.join('');
    this.#parts = before;
    if (inside) this.#parts.push(`<g${attributesOf(this.#tinted(attributes))}>${inside}</g>`);
  }

  /** Gradient along a line in picture units. */
  linear(from: Vec2, to: Vec2, stops: readonly Stop[]): string {
    const [[x1, y1], [x2, y2]] = [from, to];
    return this.#gradient('linearGradient', { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stops);
  }

  /** Gradient across whatever shape it fills, in parts of that shape's box: one serves many shapes. */
  across(from: Vec2, to: Vec2, stops: readonly Stop[]): string {
    const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
    const parts = Object.fromEntries(Object.entries(ends).map(([name, value]) => [name, String(value)]));
    return this.#gradient('linearGradient', parts, stops);
  }

  /** Gradient from the middle to the rim of whatever shape it fills. */
  radial(stops: readonly Stop[]): string {
    return this.#gradient('radialGradient', {}, stops);
  }

  glow(middle: Vec2, radius: number, stops: readonly Stop[]): string {
    const [cx, cy] = middle;
    return this.#gradient('radialGradient', { gradientUnits: 'userSpaceOnUse', cx, cy, r: radius }, stops);
  }

  #gradient(name: string, attributes: Attributes, stops: readonly Stop[]): string {
    const inside = stops
      .map(([offset, colour, opacity]) => {
        const seen = opacity === undefined || opacity === 1 ? undefined : opacity;
        return `<stop${attributesOf({ offset, 'stop-color': this.#tint(colour), 'stop-opacity': seen })}/>`;
      })
      .join('');
    const id = this.#share((own) => `<${name} id="${own}"${attributesOf(attributes)}>${inside}</${name}>`);
    return `url(#${id})`;
  }

  clip(data: string): string {
    return `url(#${this.#share((own) => `<clipPath id="${own}"><path d="${data}"/></clipPath>`)})`;
  }

  toString(): string {
    const shared = [...this.#shared].map(([body, id]) => body.replace('id=""', `id="${id}"`)).join('');
    const size = `width="${Math.round(this.width / 3)}" height="${Math.round(this.height / 3)}"`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${grid(this.width)} ${grid(this.height)}" ` +
      `preserveAspectRatio="none"><defs>${shared}</defs>${this.#parts.join('')}</svg>`
    );
  }
}
