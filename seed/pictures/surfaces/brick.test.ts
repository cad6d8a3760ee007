import { expect, test } from 'vitest';
import { cameraOf } from '../base/camera.ts';
import { frameAt, frontSheet } from '../base/frame.ts';
import { randomFrom } from '../base/random.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { hourOf } from '../nature/hours.ts';
import { BRICKS, brickwork } from './brick.ts';
import { COVERS, clad, coverOf } from './cover.ts';
import type { Pen } from '../base/pen.ts';

const wall = box2(0, 0, 4, 3);

function drawn(paint: (pen: Pen) => void, away = 4): string {
  const camera = cameraOf({ eye: [2, 1.6, -away], view: 60, horizon: 0.5 });
  const stage = new Stage(camera, hourOf('noon', randomFrom('noon'), -40).light, randomFrom('wall'));
  paint(stage.pen(frontSheet(frameAt([0, 0, 0])), wall));
  return stage.drawing.toString();
}
const rows = (svg: string): number => {
  const mortar = /<path d="([^"]*)"[^>]*stroke-opacity="\.(?:13|2|36)"/.exec(svg);
  return mortar?.[1]?.match(/m/gi)?.length ?? 0;
};

test.each(Object.entries(BRICKS))('a wall of %s brick has a joint for every course', (_, words) => {
  const count = rows(drawn((pen) => brickwork(pen, randomFrom('brick'), words)));
  expect(count).toBeGreaterThanOrEqual(Math.floor(3 / 0.066) - 1);
  expect(count).toBeLessThanOrEqual(Math.ceil(3 / 0.066) + 1);
});

test('far away fewer joints are drawn and very far away none', () => {
  const at = (away: number): number =>
    rows(drawn((pen) => brickwork(pen, randomFrom('b'), BRICKS.red), away));
  expect(at(25)).toBeLessThan(at(4));
  expect(at(400)).toBe(0);
});

test.each(Object.keys(COVERS))('a wall can be clad in %s', (name) => {
  const svg = drawn((pen) => clad(pen, randomFrom('clad'), coverOf(name)));
  expect(svg).toContain('<path');
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('an unknown material becomes red brick', () => {
  expect(coverOf('marzipan').albedo).toBe(BRICKS.red.brick);
});
