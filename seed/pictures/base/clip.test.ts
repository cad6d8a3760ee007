import { poly, poly3 } from './vec.ts';
import { expect, test } from 'vitest';
import { area, clip2, clip3, hull, outermost, within } from './clip.ts';
import { box2 } from './sheet.ts';
import type { Vec2 } from './vec.ts';

const square = box2(0, 0, 2, 2);
const reversed = (points: readonly Vec2[]): Vec2[] => [...points].reverse();

test('an area has the sign of its turn', () => {
  expect(area(square)).toBe(4);
  expect(area(reversed(square))).toBe(-4);
  expect(area([])).toBe(0);
});

test('half a square is left when a line cuts it in the middle', () => {
  const left = clip2(square, ([x]) => 1 - x);
  expect(area(left)).toBeCloseTo(2);
  expect(left.every(([x]) => x <= 1)).toBe(true);
});

test('a corner cut off a square leaves five corners', () => {
  const rest = clip2(square, ([x, y]) => 3 - x - y);
  expect(rest).toHaveLength(5);
  expect(area(rest)).toBeCloseTo(3.5);
});

test('a cut beside a polygon leaves it whole or leaves nothing', () => {
  expect(clip2(square, () => 1)).toEqual(square);
  expect(clip2(square, () => -1)).toEqual([]);
});

test('a cut in space meets the plane exactly', () => {
  const rest = clip3(poly3([0, 0, -1], [2, 0, -1], [2, 0, 3], [0, 0, 3]), ([, , z]) => z);
  expect(rest).toHaveLength(4);
  expect(Math.min(...rest.map(([, , z]) => z))).toBe(0);
});

test('the common part of two squares is their overlap', () => {
  expect(area(within(square, box2(1, 1, 3, 3)))).toBeCloseTo(1);
});

test('a window is a window whichever way it turns', () => {
  const window = box2(1, 1, 3, 3);
  expect(Math.abs(area(within(square, reversed(window))))).toBeCloseTo(1);
});

test('shapes apart have nothing in common', () => {
  expect(within(square, box2(5, 5, 6, 6))).toEqual([]);
});

test('a shape inside its window is kept as it is', () => {
  expect(within(square, box2(-1, -1, 4, 4))).toEqual(square);
});

test('a window inside a shape is what is left of it', () => {
  const rest = within(box2(-5, -5, 5, 5), square);
  expect(area(rest)).toBeCloseTo(4);
});

test('a star is clipped to a square by area, as counted by hand', () => {
  const diamond: Vec2[] = poly([1, -1], [3, 1], [1, 3], [-1, 1]);
  expect(area(within(diamond, square))).toBeCloseTo(4);
  expect(area(within(diamond, box2(1, 1, 9, 9)))).toBeCloseTo(2);
});

test('a hull leaves out what lies inside and on its edges', () => {
  const made = hull([...square, [1, 1], [0.5, 1.7], [1, 0]]);
  expect(made).toHaveLength(4);
  expect(area(made)).toBe(4);
});

test('a hull turns the same way whatever the order of its points', () => {
  expect(area(hull(reversed(square)))).toBe(4);
});

test('points on one line have a hull without area', () => {
  expect(area(hull(poly([0, 0], [1, 1], [2, 2])))).toBe(0);
});

test('a hull of nothing is nothing', () => {
  expect(hull([])).toEqual([]);
});

test('shapes inside a larger one are left out', () => {
  const large = box2(0, 0, 100, 100);
  const small = box2(20, 20, 40, 40);
  expect(outermost([small, large])).toEqual([large]);
});

test('shapes that only overlap are both kept', () => {
  expect(outermost([box2(0, 0, 100, 100), box2(50, 50, 150, 150)])).toHaveLength(2);
});
