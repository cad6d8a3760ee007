import { expect, test } from 'vitest';
import { cameraOf, framed } from './camera.ts';
import { boxOf, isInside, isWellFramed } from './picture.ts';
import { poly3 } from './vec.ts';

const cube = (wide: number, high: number): ReturnType<typeof poly3> =>
  poly3([-wide / 2, 0, 0], [wide / 2, 0, 0], [-wide / 2, high, 0], [wide / 2, high, 3]);

test('a box is measured in parts of the frame', () => {
  const camera = cameraOf({ eye: [0, 0, -10], view: 90, horizon: 0.5 });
  const box = boxOf(camera, poly3([-10, 0, 0], [0, 0, 0]));
  expect(box.left).toBeCloseTo(0);
  expect(box.right).toBeCloseTo(0.5);
  expect(box.top).toBeCloseTo(0.5);
});

test.each([
  [{ left: 0.2, top: 0.2, right: 0.8, bottom: 0.9 }, true],
  [{ left: 0.4, top: 0.1, right: 0.6, bottom: 0.9 }, true],
  [{ left: 0.4, top: 0.4, right: 0.6, bottom: 0.9 }, false],
  [{ left: -0.1, top: 0.1, right: 0.8, bottom: 0.9 }, false],
  [{ left: 0.1, top: 0.1, right: 0.8, bottom: 1.01 }, false],
])('a picture whose main object lies at %o is well framed: %s', (box, expected) => {
  expect(isWellFramed(box)).toBe(expected);
});

test.each([
  [5, 12, 12],
  [9, 9, -20],
  [22, 7, 30],
  [40, 4, 0],
])('a house of %d by %d metres seen at %d degrees is framed well', (wide, high, turn) => {
  const points = cube(wide, high);
  const camera = framed({ target: [0, 0, 1], rise: 1.7, turn, view: 56 }, points, {
    wide: 0.8,
    high: 0.8,
    middle: 0.55,
    foot: 0.92,
  });
  const box = boxOf(camera, points);
  expect(isInside(box)).toBe(true);
  expect(isWellFramed(box)).toBe(true);
  expect((box.left + box.right) / 2).toBeCloseTo(0.55, 2);
  expect(box.bottom).toBeCloseTo(0.92, 2);
});
