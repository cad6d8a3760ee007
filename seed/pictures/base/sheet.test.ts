import { expect, test } from 'vitest';
import { at, box2, moved, on, sheetOf, spread } from './sheet.ts';
import {
  backSheet,
  frameAt,
  frontSheet,
  inside,
  leftSheet,
  place,
  rightSheet,
  slopeSheet,
  topSheet,
  underSheet,
} from './frame.ts';
import { dot, length } from './vec.ts';
import type { Sheet } from './sheet.ts';
import type { Vec3 } from './vec.ts';

const close = (made: Vec3, wanted: Vec3): void =>
  made.forEach((value, i) => expect(value).toBeCloseTo(wanted[i] ?? NaN));
const frame = frameAt([2, 0, 10], 25);

const SHEETS: readonly (readonly [string, Sheet])[] = [
  ['front', frontSheet(frame, 1, 2, 3)],
  ['back', backSheet(frame)],
  ['left', leftSheet(frame)],
  ['right', rightSheet(frame)],
  ['top', topSheet(frame)],
  ['under', underSheet(frame)],
  ['slope', slopeSheet([0, 3, 0], [5, 3, 0], [0, 6, 4])],
  ['skew', sheetOf([0, 0, 0], [2, 0, 0], [1, 3, 0])],
];

test.each(SHEETS)('the axes of a %s sheet are square and one metre long', (_, { u, v, n }) => {
  for (const axis of [u, v, n]) expect(length(axis)).toBeCloseTo(1);
  for (const [a, b] of [
    [u, v],
    [u, n],
    [v, n],
  ] as const)
    expect(dot(a, b)).toBeCloseTo(0);
});

test.each(SHEETS)('a point of a %s sheet is found back on it', (_, sheet) => {
  close(on(sheet, at(sheet, 1.5, -2, 0.4)), [1.5, -2, 0.4]);
});

test('the front of a house that is not turned looks at the viewer', () => {
  close(frontSheet(frameAt([0, 0, 5])).n, [0, 0, -1]);
});

test.each([
  ['back', backSheet, [0, 0, 1]],
  ['left', leftSheet, [-1, 0, 0]],
  ['right', rightSheet, [1, 0, 0]],
  ['top', topSheet, [0, 1, 0]],
  ['under', underSheet, [0, -1, 0]],
] as const)('the %s of a house looks out of it', (_, sheet, outward) => {
  close(sheet(frameAt([0, 0, 5])).n, outward);
});

test('a moved sheet keeps its axes and begins elsewhere', () => {
  const sheet = frontSheet(frame);
  const other = moved(sheet, 1, 2, 0.5);
  expect(other.n).toEqual(sheet.n);
  close(at(other, 0, 0), at(sheet, 1, 2, 0.5));
});

test('an outline is spread over a sheet corner by corner', () => {
  const sheet = frontSheet(frameAt([1, 2, 3]));
  const [first, , third] = spread(sheet, box2(0, 0, 4, 5));
  close(first ?? [0, 0, 0], [1, 2, 3]);
  close(third ?? [0, 0, 0], [5, 7, 3]);
});

test('a box begins at its lower left and turns counter-clockwise', () => {
  expect(box2(1, 2, 3, 4)).toEqual([
    [1, 2],
    [3, 2],
    [3, 4],
    [1, 4],
  ]);
});

test('a place in a frame counts right, up and back', () => {
  close(place(frameAt([1, 0, 5]), 2, 3, 4), [3, 3, 9]);
  close(place(frameAt([0, 0, 0], 90), 1, 0, 0), [0, 0, -1]);
});

test('a frame inside a frame turns with it', () => {
  const inner = inside(frameAt([0, 0, 0], 90), 2, 0, 0, -90);
  close(inner.origin, [0, 0, -2]);
  close(inner.right, [1, 0, 0]);
  close(inner.back, [0, 0, 1]);
});
