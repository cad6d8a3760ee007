import { expect, test } from 'vitest';
import { randomFrom } from '../../base/random.ts';
import { axes, cornice, downpipe, plinth } from '../facade.ts';
import { frontFor, neighbourHints, styleOf } from './front-for.ts';
import { roofLine, steppedGable } from './profiled.ts';
import type { Hints } from '../../words.ts';

const ERAS = ['1700s', '1860s', '1890s', 'art-nouveau', '1910s', '1930s', '1960s', '1970s', '1990s', '2020s'];
const CASES = ERAS.flatMap((era) =>
  [2, 3].flatMap((bays) => [2, 3].map((storeys) => [era, bays, storeys] as const)),
);

test.each([
  [{ era: '1700s' }, 'old'],
  [{ era: '1890s' }, 'bourgeois'],
  [{ era: '1910s' }, 'bourgeois'],
  [{ era: '1930s' }, 'interwar'],
  [{ era: '1960s' }, 'bel-etage'],
  [{ era: '2020s' }, 'new'],
  [{ era: 'art-nouveau' }, 'nouveau'],
  [{ era: '2020s', roof: 'step-gable' }, 'stepped'],
  [{}, 'bourgeois'],
] as const)('the hints %j ask for a house of the kind %s', (hints: Hints, style) => {
  expect(styleOf(hints)).toBe(style);
});

test.each(CASES)('openings of a %s front of %d bays and %d storeys stay inside it', (era, bays, storeys) => {
  const { facade, width } = frontFor({ era, bays, storeys, roof: 'gable' }, randomFrom(era));
  const { windows = [], doors = [] } = facade.plan;
  expect(windows.length + doors.length).toBeGreaterThan(storeys - 1);
  for (const { u, v, width: wide, height } of [...windows, ...doors]) {
    expect(u).toBeGreaterThanOrEqual(0);
    expect(u + wide).toBeLessThanOrEqual(width + 1e-9);
    expect(v).toBeGreaterThanOrEqual(0);
    expect(v + height).toBeLessThanOrEqual(facade.height + 1e-9);
  }
});

test.each(CASES)('no two windows of a %s front of %d bays and %d storeys overlap', (era, bays, storeys) => {
  const { windows = [] } = frontFor({ era, bays, storeys, roof: 'gable' }, randomFrom(era)).facade.plan;
  windows.forEach((a, i) => {
    for (const b of windows.slice(i + 1)) {
      const wide = Math.min(a.u + a.width, b.u + b.width) - Math.max(a.u, b.u);
      const high = Math.min(a.v + a.height, b.v + b.height) - Math.max(a.v, b.v);
      expect(Math.min(wide, high)).toBeLessThan(1e-9);
    }
  });
});

test.each([
  ['flat', 'flat'],
  ['mansard', 'mansard'],
  ['low-gable', 'low'],
  ['gable-slate', 'gable'],
  ['step-gable', 'step-gable'],
])('a %s roof is built as %s', (roof, shape) => {
  expect(frontFor({ era: '1890s', roof }, randomFrom('roof')).shape).toBe(shape);
});

test('the same hints and seed build the same front', () => {
  const made = () => JSON.stringify(frontFor({ era: '1890s' }, randomFrom('same')));
  expect(made()).toBe(made());
});

test('neighbours have between two and four storeys', () => {
  for (let i = 0; i < 60; i += 1) {
    const { storeys } = neighbourHints(randomFrom(`${i}`), 1 + (i % 6));
    expect([2, 3, 4]).toContain(storeys);
  }
});

test('window axes are even, ordered and inside the margins', () => {
  const made = axes(7, 3);
  expect(made).toHaveLength(3);
  expect((made[0] ?? 0) + (made[2] ?? 0)).toBeCloseTo(7);
  expect(made[1]).toBeCloseTo(3.5);
});

test('a cornice spans its front and its brackets hang below the gutter', () => {
  const trims = cornice(6, 10, '#ffffff', '#eeeeee');
  expect(Math.max(...trims.map(({ box }) => box[2]))).toBe(6);
  for (const { box } of trims) expect(box[1]).toBeGreaterThan(9);
});

test('a downpipe reaches the ground and stops below the gutter', () => {
  const boxes = downpipe(0.1, 9).map(({ box }) => box);
  expect(Math.min(...boxes.map((box) => box[1]))).toBe(0);
  expect(Math.max(...boxes.map((box) => box[3]))).toBeLessThan(9);
});

test('a plinth leaves the doors free', () => {
  const style = { leaf: '#000000', cheek: '#ffffff', kind: 'panel' } as const;
  const door = { u: 2, v: 0.3, width: 1, height: 2.4, style };
  expect(plinth(6, 0.8, '#8a9095', [door]).map(({ box }) => box)).toEqual([
    [0, 0, 2, 0.8],
    [3, 0, 6, 0.8],
  ]);
  expect(plinth(6, 0.8, '#8a9095', [])).toHaveLength(1);
});

test.each(['gable', 'mansard', 'flat', 'low'] as const)('a %s roof runs from eaves to eaves', (shape) => {
  const line = roofLine(shape, 9, 6, 0.9);
  expect(line[0]).toEqual([0, 6]);
  expect(line.at(-1)).toEqual([9, 6]);
  for (const [u, v] of line) {
    expect(v).toBeGreaterThanOrEqual(6);
    expect(line.some(([other, high]) => Math.abs(other - (9 - u)) < 1e-9 && Math.abs(high - v) < 1e-9)).toBe(
      true,
    );
  }
});

test('a stepped gable has its steps, is even on both sides and overtops the ridge', () => {
  const gable = steppedGable(6, 7, 10, 5);
  expect(gable).toHaveLength(22);
  expect(Math.max(...gable.map(([, v]) => v))).toBeCloseTo(10.9);
  for (const [u, v] of gable)
    expect(gable.some(([x, y]) => Math.abs(x - (6 - u)) < 1e-9 && Math.abs(y - v) < 1e-9)).toBe(true);
});
