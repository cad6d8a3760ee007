import { poly3 } from './vec.ts';
import { expect, test } from 'vitest';
import { HEIGHT, WIDTH, cameraOf, depthOf, fitting, outlineOf, project, unitsPerMetre } from './camera.ts';
import type { Vec3 } from './vec.ts';

const words = { eye: [0, 1.6, 0] as Vec3, view: 60, horizon: 0.5 };
const camera = cameraOf(words);

test('pictures are three wide to two high unless a camera says otherwise', () => {
  expect([camera.width, camera.height]).toEqual([WIDTH, HEIGHT]);
  expect(WIDTH / HEIGHT).toBe(1.5);
  expect(cameraOf({ ...words, height: 1749 }).height).toBe(1749);
});

test('a point straight ahead at eye level lies in the middle of the horizon', () => {
  const [x, y] = project(camera, [0, 1.6, 10]);
  expect(x).toBeCloseTo(WIDTH / 2);
  expect(y).toBeCloseTo(HEIGHT / 2);
});

test('the field of view reaches from edge to edge', () => {
  const side = Math.tan(Math.PI / 6) * 10;
  expect(project(camera, [side, 1.6, 10])[0]).toBeCloseTo(WIDTH);
  expect(project(camera, [-side, 1.6, 10])[0]).toBeCloseTo(0);
});

test.each([0.2, 0.5, 0.66])('everything at eye level lies on a horizon at %d', (horizon) => {
  const low = cameraOf({ ...words, horizon, turn: 23 });
  for (const [x, z] of [
    [-4, 9],
    [3, 30],
    [12, 200],
  ] as const)
    expect(project(low, [x, 1.6, z])[1]).toBeCloseTo(horizon * HEIGHT);
});

test.each([-35, 0, 18, 40])('uprights stay upright when the camera turns %d degrees', (turn) => {
  const turned = cameraOf({ ...words, turn, horizon: 0.62 });
  const [foot] = project(turned, [1.2, 0, 14]);
  const [top] = project(turned, [1.2, 11, 14]);
  expect(top).toBeCloseTo(foot);
});

test('what is higher is drawn higher, and what is further right further right', () => {
  expect(project(camera, [0, 3, 10])[1]).toBeLessThan(project(camera, [0, 2, 10])[1]);
  expect(project(camera, [2, 3, 10])[0]).toBeGreaterThan(project(camera, [1, 3, 10])[0]);
});

test('parallel lines that run away meet in one point', () => {
  const far = 1e7;
  const points = [-3, 0, 5].map((x) => project(camera, [x, 0, far]));
  for (const [x, y] of points) {
    expect(x).toBeCloseTo(WIDTH / 2, 1);
    expect(y).toBeCloseTo(HEIGHT / 2, 1);
  }
});

test('twice as far is half as large', () => {
  const sizeAt = (z: number): number => project(camera, [1, 0, z])[0] - project(camera, [0, 0, z])[0];
  expect(sizeAt(20)).toBeCloseTo(sizeAt(10) / 2);
  expect(unitsPerMetre(camera, [0, 0, 10])).toBeCloseTo(sizeAt(10));
});

test('a turn to the right moves the scene to the left', () => {
  const turned = cameraOf({ ...words, turn: 10 });
  expect(project(turned, [0, 1.6, 10])[0]).toBeLessThan(WIDTH / 2);
  expect(depthOf(turned, [0, 1.6, 10])).toBeCloseTo(10 * Math.cos(Math.PI / 18));
});

test('a shift slides the picture without turning it', () => {
  const shifted = cameraOf({ ...words, shift: 0.1 });
  expect(project(shifted, [2, 3, 10])[0] - project(camera, [2, 3, 10])[0]).toBeCloseTo(WIDTH * 0.1);
  expect(project(shifted, [2, 3, 10])[1]).toBeCloseTo(project(camera, [2, 3, 10])[1]);
});

test('depth is positive ahead and negative behind', () => {
  expect(depthOf(camera, [5, 0, 7])).toBe(7);
  expect(depthOf(camera, [5, 0, -7])).toBe(-7);
});

test('a polygon wholly behind the lens leaves nothing', () => {
  expect(outlineOf(camera, poly3([0, 0, -1], [1, 0, -1], [1, 1, -4]))).toEqual([]);
});

test('a polygon wholly ahead keeps its corners', () => {
  const points: Vec3[] = poly3([0, 0, 4], [1, 0, 4], [1, 1, 5]);
  expect(outlineOf(camera, points)).toEqual(points.map((point) => project(camera, point)));
});

test('a floor that runs under the viewer is cut before the lens and stays finite', () => {
  const seen = outlineOf(camera, poly3([-2, 0, -5], [2, 0, -5], [2, 0, 20], [-2, 0, 20]));
  expect(seen).toHaveLength(4);
  expect(seen.flat().every(Number.isFinite)).toBe(true);
  expect(Math.max(...seen.map(([, y]) => y))).toBeGreaterThan(HEIGHT);
});

test('projecting a point beside or behind the lens gives numbers all the same', () => {
  for (const z of [0, -3]) expect(project(camera, [1, 1, z]).every(Number.isFinite)).toBe(true);
});

test('a fitting camera steps back until everything is inside the margins', () => {
  const corners: Vec3[] = poly3([-8, 0, 6], [8, 0, 6], [8, 12, 6], [-8, 12, 6]);
  const fitted = fitting(words, corners, [0.08, 0.1]);
  expect(fitted.eye[2]).toBeLessThan(0);
  for (const corner of corners) {
    const [x, y] = project(fitted, corner);
    expect(x).toBeGreaterThanOrEqual(WIDTH * 0.08);
    expect(x).toBeLessThanOrEqual(WIDTH * 0.92);
    expect(y).toBeGreaterThanOrEqual(HEIGHT * 0.1);
  }
});

test('a camera that fits already does not move', () => {
  expect(fitting(words, [[0, 1, 20]], [0.1, 0.1]).eye).toEqual(words.eye);
});
