import { expect, test } from 'vitest';
import { facing, hazed, lightOf, litColour } from './light.ts';
import { length } from './vec.ts';
import type { LightWords } from './light.ts';
import type { Vec3 } from './vec.ts';

const words: LightWords = {
  azimuth: -40,
  height: 35,
  sun: '#fff0d8',
  power: 1,
  sky: '#d5e2ee',
  skyPower: 0.5,
  bounce: '#cfc2ae',
  haze: '#e9e6dc',
  shadow: '#2b3550',
};
const light = lightOf(words);
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const brightness = (hex: string): number => channels(hex).reduce((sum, value) => sum + value, 0);
const STREET: Vec3 = [0, 0, -1];

test.each([
  [0, 10],
  [-58, 30],
  [52, 66],
  [180, 5],
])('a sun at %d and %d degrees is one unit away', (azimuth, height) => {
  expect(length(lightOf({ ...words, azimuth, height }).sun)).toBeCloseTo(1);
});

test('a sun on the left shines from the left and one on the right from the right', () => {
  expect(lightOf({ ...words, azimuth: -40 }).sun[0]).toBeLessThan(0);
  expect(lightOf({ ...words, azimuth: 40 }).sun[0]).toBeGreaterThan(0);
});

test('a sun straight behind the viewer shines on what faces the viewer', () => {
  const behind = lightOf({ ...words, azimuth: 0, height: 0 });
  expect(facing(behind, STREET)).toBeCloseTo(1);
  expect(facing(behind, [0, 0, 1])).toBe(0);
});

test('a higher sun lights roofs more and fronts less', () => {
  const [low, high] = [lightOf({ ...words, height: 15 }), lightOf({ ...words, height: 65 })];
  expect(facing(high, [0, 1, 0])).toBeGreaterThan(facing(low, [0, 1, 0]));
  expect(facing(high, STREET)).toBeLessThan(facing(low, STREET));
});

test('no surface faces the sun less than not at all or more than wholly', () => {
  for (const normal of [STREET, [0, 1, 0], [0, -1, 0], [1, 0, 0], [-1, 0, 0]] as Vec3[]) {
    expect(facing(light, normal)).toBeGreaterThanOrEqual(0);
    expect(facing(light, normal)).toBeLessThanOrEqual(1);
  }
  expect(facing(light, light.sun)).toBeCloseTo(1);
});

test('a wall in the sun is lighter than the same wall in the shade', () => {
  const steps = [0, 0.4, 0.7, 1].map((exposed) => brightness(litColour(light, '#935545', STREET, exposed)));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(new Set(steps).size).toBe(4);
});

test('a side turned from the sun is darker but still has the sky', () => {
  const away = litColour(light, '#935545', [1, 0, 0]);
  expect(brightness(away)).toBeLessThan(brightness(litColour(light, '#935545', [-1, 0, 0])));
  expect(brightness(away)).toBeGreaterThan(60);
});

test('in the shade an upper face is lighter than an underside', () => {
  expect(brightness(litColour(light, '#c9b29b', [0, 1, 0], 0))).toBeGreaterThan(
    brightness(litColour(light, '#c9b29b', [0, -1, 0], 0)),
  );
});

test('even white in strong sun does not burn out', () => {
  const strong = lightOf({ ...words, power: 3, skyPower: 1 });
  const lit = litColour(strong, '#ffffff', strong.sun);
  expect(lit).toMatch(/^#[0-9a-f]{6}$/);
  expect(Math.max(...channels(litColour(light, '#ffffff', light.sun)))).toBeLessThan(255);
});

test('black stays black whatever shines on it', () => {
  expect(litColour(light, '#000000', light.sun)).toBe('#000000');
});

test('printed colours are calmer than what shines on them', () => {
  const spread = (hex: string): number => Math.max(...channels(hex)) - Math.min(...channels(hex));
  const plain = lightOf({ ...words, sun: '#ffffff', sky: '#ffffff', bounce: '#ffffff', power: 0.5 });
  expect(spread(litColour(plain, '#ff2020', STREET))).toBeLessThan(spread('#ff2020'));
});

test('haze does not reach what is near', () => {
  expect(hazed(light, '#935545', 0)).toBe('#935545');
  expect(hazed(light, '#935545', 30)).toBe('#935545');
});

test('the further away, the nearer to the colour of the haze', () => {
  const apart = (hex: string): number =>
    channels(hex).reduce((sum, value, i) => sum + Math.abs(value - (channels('#e9e6dc')[i] ?? 0)), 0);
  const steps = [30, 60, 120, 400, 5000].map((distance) => apart(hazed(light, '#935545', distance)));
  expect(steps).toEqual([...steps].sort((a, b) => b - a));
  expect(steps.at(-1)).toBeLessThanOrEqual(3);
});

test('thicker haze hides more', () => {
  const thick = lightOf({ ...words, hazeDepth: 40, hazeFrom: 5 });
  expect(brightness(hazed(thick, '#202020', 60))).toBeGreaterThan(brightness(hazed(light, '#202020', 60)));
});

test('shadows are stronger under a stronger sun and never black', () => {
  const strengths = [0.1, 0.5, 1, 4, 100].map((power) => lightOf({ ...words, power }).shadowStrength);
  expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
  expect(Math.max(...strengths)).toBeLessThanOrEqual(0.62);
});

test('lamps burn only on request', () => {
  expect(light.lamps).toBe(false);
  expect(lightOf({ ...words, lamps: true }).lamps).toBe(true);
});
