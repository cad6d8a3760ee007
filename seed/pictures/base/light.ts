import { by, colour, mix, plus, times, toHex } from './colour.ts';
import { dot, unit } from './vec.ts';
import type { Colour } from './colour.ts';
import type { Vec3 } from './vec.ts';

/** One moment of the day: where the sun stands and what colours it and the sky give. */
export type Light = {
  readonly sun: Vec3;
  readonly sunColour: Colour;
  readonly above: Colour;
  readonly below: Colour;
  readonly haze: string;
  readonly hazeFrom: number;
  readonly hazeDepth: number;
  readonly shadow: string;
  readonly shadowStrength: number;
  readonly lamps: boolean;
};

export type LightWords = {
  /** Degrees: 0 = sun straight behind the viewer, positive = from the right. */
  azimuth: number;
  height: number;
  sun: string;
  power: number;
  sky: string;
  skyPower: number;
  bounce: string;
  haze: string;
  hazeFrom?: number;
  hazeDepth?: number;
  shadow: string;
  lamps?: boolean;
};

export function lightOf(words: LightWords): Light {
  const turn = (words.azimuth * Math.PI) / 180;
  const rise = (words.height * Math.PI) / 180;
  return {
    sun: unit([Math.sin(turn) * Math.cos(rise), Math.sin(rise), -Math.cos(turn) * Math.cos(rise)]),
    sunColour: by(colour(words.sun), words.power),
    above: by(colour(words.sky), words.skyPower),
    below: by(colour(words.bounce), words.skyPower * 0.55),
    haze: words.haze,
    hazeFrom: words.hazeFrom ?? 30,
    hazeDepth: words.hazeDepth ?? 160,
    shadow: words.shadow,
    shadowStrength: Math.min(0.62, 0.62 * (words.power / (words.power + words.skyPower))),
    lamps: words.lamps ?? false,
  };
}

/** Keeps bright walls from burning out: linear up to three quarters, then a soft shoulder. */
const shoulder = (value: number): number =>
  value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp(-(value - 0.6) / 0.4));

export function facing(light: Light, normal: Vec3): number {
  return Math.max(0, dot(normal, light.sun));
}

// Printed colours are quieter than lit ones.
const CALM = 0.84;

/** Screen colour of a matt surface; `exposed` 0–1 says how much sun reaches it. */
export function litColour(light: Light, albedo: string, normal: Vec3, exposed = 1): string {
  const up = 0.5 + 0.5 * normal[1];
  const ambient = plus(by(light.above, up), by(light.below, 1 - up));
  const total = plus(ambient, by(light.sunColour, facing(light, normal) * exposed));
  const [r, g, b] = times(colour(albedo), total);
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  const calm = (value: number): number => shoulder(grey + (value - grey) * CALM);
  return toHex([calm(r), calm(g), calm(b)]);
}

export function hazed(light: Light, hex: string, distance: number): string {
  const amount = 1 - Math.exp(-Math.max(0, distance - light.hazeFrom) / light.hazeDepth);
  return amount < 0.01 ? hex : mix(hex, light.haze, amount);
}
