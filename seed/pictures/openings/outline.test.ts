import { expect, test } from 'vitest';
import { area } from '../base/clip.ts';
import { randomFrom } from '../base/random.ts';
import { bounds, scan } from '../surfaces/scan.ts';
import { DOOR_COLOURS, doorColour } from './door-colours.ts';
import { inset, openingOutline } from './outline.ts';
import { panesOf } from './window.ts';
import type { Head } from './outline.ts';

const HEADS: readonly Head[] = ['flat', 'segment', 'round', 'horseshoe', 'circle'];

test.each(HEADS)('a %s opening keeps inside its box and fills most of it', (head) => {
  const outline = openingOutline(1, 2, 1.2, 2.4, head);
  const [u0, v0, u1, v1] = bounds(outline);
  expect(u0).toBeGreaterThanOrEqual(1 - 1e-9);
  expect(u1).toBeLessThanOrEqual(2.2 + 1e-9);
  expect(v0).toBeGreaterThanOrEqual(2 - 1e-9);
  expect(v1).toBeCloseTo(4.4);
  expect(area(outline)).toBeGreaterThan(1.2 * 2.4 * 0.75);
  expect(area(outline)).toBeLessThanOrEqual(1.2 * 2.4 + 1e-9);
});

test.each(HEADS)('a %s opening drawn in leaves an even frame', (head) => {
  const outline = openingOutline(1, 2, 1.2, 2.4, head);
  const [u0, v0, u1, v1] = bounds(outline);
  const small = bounds(inset(outline, 0.1));
  [u0 + 0.1, v0 + 0.1, u1 - 0.1, v1 - 0.1].forEach((value, i) => expect(small[i]).toBeCloseTo(value));
});

test.each([
  ['one light', { lights: 1 }, 1],
  ['two lights', {}, 2],
  ['three lights', { lights: 3 }, 3],
  ['two lights under a transom', { transom: true }, 4],
  ['small panes', { lights: 2, bars: [2, 3] }, 12],
  ['small panes in the top lights only', { lights: 2, transom: true, bars: [2, 1] }, 6],
] as const)('a window with %s has its panes, apart and inside the frame', (_, style, count) => {
  const opening = openingOutline(0, 0, 1.4, 2.2);
  const panes = panesOf(opening, { frame: '#ffffff', cheek: '#ffffff', ...style });
  expect(panes).toHaveLength(count);
  for (const pane of panes) {
    const [u0, v0, u1, v1] = bounds(pane);
    expect(Math.min(u0, v0)).toBeGreaterThanOrEqual(-1e-9);
    expect(u1).toBeLessThanOrEqual(1.4 + 1e-9);
    expect(v1).toBeLessThanOrEqual(2.2 + 1e-9);
  }
  const glass = panes.reduce((sum, pane) => sum + Math.abs(area(pane)), 0);
  expect(glass).toBeGreaterThan(1.4 * 2.2 * 0.75);
  expect(glass).toBeLessThanOrEqual(1.4 * 2.2 + 1e-9);
});

test('a level line runs through an arch between its sides', () => {
  const arch = openingOutline(0, 0, 2, 3, 'round');
  expect(scan(arch, 1)).toEqual([[0, 2]]);
  const [span] = scan(arch, 2.8);
  expect((span?.[1] ?? 0) - (span?.[0] ?? 0)).toBeLessThan(1.5);
});

test('a level line above or below an outline meets nothing', () => {
  expect(scan(openingOutline(0, 0, 2, 3), 3.1)).toEqual([]);
  expect(scan(openingOutline(0, 0, 2, 3), -0.1)).toEqual([]);
});

test('a named door colour is always the same and an unknown one is chosen', () => {
  expect(doorColour('bottle-green', randomFrom('a'))).toBe(doorColour('bottle-green', randomFrom('b')));
  expect(DOOR_COLOURS).toContain(doorColour('no such colour', randomFrom('a')));
});
