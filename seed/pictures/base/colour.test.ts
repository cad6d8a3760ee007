import { expect, test } from 'vitest';
import { by, colour, darker, lighter, mix, plus, times, toHex } from './colour.ts';

const HEXES = ['#000000', '#ffffff', '#935545', '#0a0b0c', '#f3ecdf', '#010203', '#808080', '#2f4a3c'];
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const brightness = (hex: string): number => channels(hex).reduce((sum, value) => sum + value, 0);

test.each(HEXES)('%s survives the way to linear light and back', (hex) => {
  expect(toHex(colour(hex))).toBe(hex);
});

test('black is no light and white is all of it', () => {
  expect(colour('#000000')).toEqual([0, 0, 0]);
  for (const channel of colour('#ffffff')) expect(channel).toBeCloseTo(1);
});

test('middle grey on screen is about a fifth of the light', () => {
  const [red] = colour('#808080');
  expect(red).toBeCloseTo(0.2159, 3);
});

test('too much and too little light stay inside six hex digits', () => {
  expect(toHex([4, -1, 0])).toBe('#ff0000');
  expect(toHex([1.0001, 1, 1])).toBe('#ffffff');
});

test('small channels keep their leading nought', () => {
  expect(toHex(colour('#01000f'))).toBe('#01000f');
});

test.each(HEXES)('mixing %s by nothing or wholly gives the ends', (hex) => {
  expect(mix(hex, '#c9b29b', 0)).toBe(hex);
  expect(mix(hex, '#c9b29b', 1)).toBe('#c9b29b');
});

test('half black and half white is middle grey as the eye sees it', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toMatch(/^#(7f7f7f|808080)$/);
});

test('a mix lies between its two colours in every channel', () => {
  for (const t of [0.1, 0.3, 0.62, 0.9]) {
    const [from, to, made] = [
      channels('#935545'),
      channels('#2f9acc'),
      channels(mix('#935545', '#2f9acc', t)),
    ];
    made.forEach((value, i) => {
      expect(value).toBeGreaterThanOrEqual(Math.min(from[i] ?? 0, to[i] ?? 0));
      expect(value).toBeLessThanOrEqual(Math.max(from[i] ?? 255, to[i] ?? 255));
    });
  }
});

test('mixing is the same from either side', () => {
  expect(mix('#935545', '#2f4a3c', 0.25)).toBe(mix('#2f4a3c', '#935545', 0.75));
});

test.each(['#935545', '#2f4a3c', '#808080'])('%s gets lighter and darker step by step', (hex) => {
  const steps = [0.1, 0.3, 0.6, 0.9];
  const up = [hex, ...steps.map((amount) => lighter(hex, amount))].map(brightness);
  const down = [hex, ...steps.map((amount) => darker(hex, amount))].map(brightness);
  expect(up).toEqual([...up].sort((a, b) => a - b));
  expect(down).toEqual([...down].sort((a, b) => b - a));
  expect(new Set([...up, ...down]).size).toBe(9);
});

test('the lightest is warm paper and the darkest warm ink, never pure white or black', () => {
  expect(lighter('#123456', 1)).toBe('#fffaf0');
  expect(darker('#123456', 1)).toBe('#1a1714');
});

test.each(HEXES)('every tint of %s is written as six lower-case hex digits', (hex) => {
  for (const t of [0, 0.17, 0.5, 1])
    for (const made of [lighter(hex, t), darker(hex, t), mix(hex, '#abcdef', t)])
      expect(made).toMatch(/^#[0-9a-f]{6}$/);
});

test('light is filtered, added and dimmed channel by channel', () => {
  expect(times([0.5, 1, 0], [0.5, 0.5, 0.5])).toEqual([0.25, 0.5, 0]);
  expect(plus([0.5, 1, 0], [0.25, 1, 2])).toEqual([0.75, 2, 2]);
  expect(by([0.5, 1, 0], 2)).toEqual([1, 2, 0]);
});
