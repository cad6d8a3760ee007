import { poly3 } from './vec.ts';
import { expect, test } from 'vitest';
import { add, blend, centre, cross, dot, length, scale, sub, unit } from './vec.ts';
import type { Vec3 } from './vec.ts';

const VECTORS: readonly Vec3[] = poly3([1, 2, 3], [-4, 0.5, 2], [0, -7, 1], [0.001, 0, 0]);

test('vectors are added and taken apart part by part', () => {
  expect(add([1, 2, 3], [10, 20, 30])).toEqual([11, 22, 33]);
  expect(sub([11, 22, 33], [10, 20, 30])).toEqual([1, 2, 3]);
});

test('a vector is stretched by a factor', () => {
  expect(scale([1, -2, 3], -2)).toEqual([-2, 4, -6]);
});

test('the inner product of upright axes is nothing', () => {
  expect(dot([1, 0, 0], [0, 1, 0])).toBe(0);
  expect(dot([1, 2, 3], [4, 5, 6])).toBe(32);
});

test('a length follows Pythagoras', () => {
  expect(length([3, 4, 0])).toBe(5);
  expect(length([2, 3, 6])).toBe(7);
});

test.each(VECTORS)('the unit of %d, %d, %d has length one and the same direction', (x, y, z) => {
  const made = unit([x, y, z]);
  expect(length(made)).toBeCloseTo(1);
  expect(dot(made, [x, y, z])).toBeCloseTo(length([x, y, z]));
});

test('nothing has no direction and stays nothing', () => {
  expect(unit([0, 0, 0])).toEqual([0, 0, 0]);
});

test('the cross product of right and up looks away from the viewer', () => {
  expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
});

test.each(VECTORS)('the cross product with %d, %d, %d is square to both', (x, y, z) => {
  const other: Vec3 = [2, -1, 0.5];
  const made = cross([x, y, z], other);
  expect(dot(made, [x, y, z])).toBeCloseTo(0);
  expect(dot(made, other)).toBeCloseTo(0);
});

test('the cross product changes sign with its order', () => {
  expect(cross([1, 2, 3], [4, 5, 6])).toEqual(scale(cross([4, 5, 6], [1, 2, 3]), -1));
});

test('a blend runs from the one to the other', () => {
  expect(blend([0, 0, 0], [2, 4, 6], 0)).toEqual([0, 0, 0]);
  expect(blend([0, 0, 0], [2, 4, 6], 0.5)).toEqual([1, 2, 3]);
  expect(blend([0, 0, 0], [2, 4, 6], 1)).toEqual([2, 4, 6]);
});

test('the centre of a square lies in its middle', () => {
  const square: Vec3[] = poly3([0, 0, 5], [2, 0, 5], [2, 2, 5], [0, 2, 5]);
  expect(centre(square)).toEqual([1, 1, 5]);
});

test('the centre of no points is the origin, not a division by nothing', () => {
  expect(centre([])).toEqual([0, 0, 0]);
});
