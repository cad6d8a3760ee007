/** Linear light, 0–1 per channel; hex texts exist only at the edge. */
export type Colour = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toScreen = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const known = new Map<string, Colour>();

export function colour(hex: string): Colour {
  const found = known.get(hex);
  if (found) return found;
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const parsed: Colour = [channel(1), channel(3), channel(5)];
  known.set(hex, parsed);
  return parsed;
}

export function toHex(linear: Colour): string {
  const pairs = linear.map((channel) =>
    Math.round(255 * toScreen(Math.min(1, Math.max(0, channel))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`;
}

/** Mixes as the eye expects: in screen values, not in linear light. */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [colour(a), colour(b)];
  const channel = (i: 0 | 1 | 2): number =>
    toLinear(toScreen(from[i]) + (toScreen(to[i]) - toScreen(from[i])) * t);
  return toHex([channel(0), channel(1), channel(2)]);
}

export const times = (a: Colour, b: Colour): Colour => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
export const plus = (a: Colour, b: Colour): Colour => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const by = (a: Colour, factor: number): Colour => [a[0] * factor, a[1] * factor, a[2] * factor];
export const lighter = (hex: string, amount: number): string => mix(hex, '#fffaf0', amount);
export const darker = (hex: string, amount: number): string => mix(hex, '#1a1714', amount);
