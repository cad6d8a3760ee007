import { expect, test } from 'vitest';
import { cameraOf } from './camera.ts';
import { backSheet, frameAt, frontSheet, topSheet } from './frame.ts';
import { lightOf } from './light.ts';
import { corners } from './pen.ts';
import { randomFrom } from './random.ts';
import { box2 } from './sheet.ts';
import { Stage } from './stage.ts';
import { area } from './clip.ts';
import { length, sub } from './vec.ts';

const light = lightOf({
  azimuth: -40,
  height: 35,
  sun: '#fff0d8',
  power: 1,
  sky: '#d5e2ee',
  skyPower: 0.5,
  bounce: '#cfc2ae',
  haze: '#e9e6dc',
  shadow: '#2b3550',
});
const stageOf = (): Stage =>
  new Stage(cameraOf({ eye: [0, 1.6, -6], view: 60, horizon: 0.55 }), light, randomFrom('stage'));
const wall = box2(-2, 0, 2, 3);
const front = (z: number) => frontSheet(frameAt([0, 0, z]));

test.each([[[4, 12, 30]], [[30, 12, 4]], [[12, 30, 4]]])(
  'walls set in the order %j are painted from back to front',
  (depths) => {
    const stage = stageOf();
    const painted: number[] = [];
    for (const z of depths) stage.face(front(z), wall, () => painted.push(z));
    stage.paint();
    expect(painted).toEqual([30, 12, 4]);
  },
);

test('a large floor near by is painted before a small thing that stands on it further away', () => {
  const stage = stageOf();
  const painted: string[] = [];
  stage.face(front(9), box2(-0.5, 0, 0.5, 1), () => painted.push('thing'));
  stage.face(topSheet(frameAt([-20, 0, -4])), box2(0, 0, 40, 60), () => painted.push('floor'));
  stage.paint();
  expect(painted).toEqual(['floor', 'thing']);
});

test('a face that looks away is not painted but throws its shadow', () => {
  const stage = stageOf();
  const painted: string[] = [];
  stage.face(backSheet(frameAt([2, 0, 5])), box2(0, 0, 4, 3), () => painted.push('back'));
  stage.paint();
  expect(painted).toEqual([]);
  expect(stage.casters).toHaveLength(1);
});

test('a face with two sides is painted from behind as well', () => {
  const stage = stageOf();
  const painted: string[] = [];
  stage.face(backSheet(frameAt([2, 0, 5])), box2(0, 0, 4, 3), () => painted.push('back'), {
    bothSides: true,
  });
  stage.paint();
  expect(painted).toEqual(['back']);
});

test('a face told not to cast leaves no caster', () => {
  const stage = stageOf();
  stage.face(front(5), wall, () => undefined, { casts: false });
  expect(stage.casters).toEqual([]);
});

test.each([
  ['behind the viewer', [0, 0, -20]],
  ['far to the left', [-500, 0, 5]],
  ['far to the right', [500, 0, 5]],
  ['high above', [0, 500, 5]],
] as const)('what lies %s is not painted', (_, foot) => {
  const stage = stageOf();
  const painted: string[] = [];
  stage.upright(foot, 1, 2, () => painted.push('tree'));
  stage.paint();
  expect(painted).toEqual([]);
});

test('a tree is painted between the walls it stands between', () => {
  const stage = stageOf();
  const painted: string[] = [];
  stage.upright([0, 0, 10], 1, 3, () => painted.push('tree'));
  stage.face(front(5), wall, () => painted.push('near'));
  stage.face(front(20), wall, () => painted.push('far'));
  stage.paint();
  expect(painted).toEqual(['far', 'tree', 'near']);
});

test('everything is painted once', () => {
  const stage = stageOf();
  let count = 0;
  stage.face(front(5), wall, () => (count += 1));
  stage.paint();
  stage.paint();
  expect(count).toBe(1);
});

test('a nudge goes towards the eye by as many metres', () => {
  const stage = stageOf();
  const near = stage.nearer([0, 1.6, 10], 2);
  expect(near[2]).toBeCloseTo(8);
  expect(length(sub(near, [0, 1.6, 10]))).toBeCloseTo(2);
});

test('a finished picture has the size of its camera and darker corners', () => {
  const svg = stageOf().finish();
  expect(svg).toContain('width="1360" height="907"');
  expect(svg).toMatch(/<rect width="2720" height="1813" fill="url\(#_0\)"\/><\/svg>$/);
});

test('a pen sees a wall facing it as a rectangle', () => {
  const seen = stageOf().pen(front(4), wall).seen(wall);
  const [xs, ys] = [seen.map(([x]) => Math.round(x)), seen.map(([, y]) => Math.round(y))];
  expect(new Set(xs).size).toBe(2);
  expect(new Set(ys).size).toBe(2);
});

test('through an opening only what lies behind it is seen', () => {
  const pen = stageOf().pen(front(4), wall);
  const back = pen.recess(box2(-0.5, 1, 0.5, 2), 0.3);
  const hole = Math.abs(area(pen.seen(box2(-0.5, 1, 0.5, 2))));
  expect(Math.abs(area(back.seen(wall)))).toBeCloseTo(hole, 3);
  expect(back.seen(box2(1.2, 1, 1.8, 2))).toEqual([]);
});

test('a pen fills what is in the picture and leaves out the rest', () => {
  const stage = stageOf();
  const pen = stage.pen(front(4), wall);
  pen.fill(box2(900, 0, 901, 1), '#ff0000');
  pen.fill(wall, '#00ff00');
  const svg = stage.drawing.toString();
  expect(svg).toContain('fill="#00ff00"');
  expect(svg).not.toContain('#ff0000');
  expect(pen.shows(wall)).toBe(true);
  expect(pen.shows(box2(900, 0, 901, 1))).toBe(false);
});

test('a shadow falls away from the sun and down', () => {
  const [across, down] = stageOf().pen(front(4), wall).slant() ?? [0, 0];
  expect(across).toBeGreaterThan(0);
  expect(down).toBeLessThan(0);
});

test('a wall turned from the sun has no shadows of its own', () => {
  const stage = stageOf();
  const pen = stage.pen(backSheet(frameAt([2, 0, 5])), box2(0, 0, 4, 3));
  expect(pen.slant()).toBeUndefined();
  pen.shadows([corners(1, 1, 2, 2, 0.5)]);
  expect(stage.drawing.toString()).not.toContain('<path');
});

test('a body on a wall throws a shadow in the colour of the light', () => {
  const stage = stageOf();
  stage.pen(front(4), wall).shadows([corners(-1, 1, 1, 1.2, 0.5)]);
  expect(stage.drawing.toString()).toContain('fill="#2b3550"');
});

test('a box on a wall shows the sides its viewer can see and no others', () => {
  const count = (u: number): number => {
    const stage = stageOf();
    stage.pen(front(4), wall).block(u, 0.2, u + 0.4, 0.6, 0.3, '#8a9095');
    return stage.drawing.toString().match(/<path/g)?.length ?? 0;
  };
  expect(count(-0.2)).toBe(2);
  expect(count(1.2)).toBe(3);
  expect(count(-1.8)).toBe(3);
});

test('a box has eight corners, on the wall and as far out as it stands', () => {
  const made = corners(0, 1, 2, 3, 0.5, 0.1);
  expect(made).toHaveLength(8);
  expect(new Set(made.map(([, , w]) => w))).toEqual(new Set([0.1, 0.5]));
});
