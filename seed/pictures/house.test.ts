import { expect, test } from 'vitest';
import { houseRandom } from './house.ts';
import type { Hints } from './words.ts';

const first = (id: string, hints: Hints = {}): number =>
  houseRandom({ id, scene: 'exterior', mainType: 'house', seed: 1, hints }).next();

test('all pictures of a property show one house', () => {
  expect(first('p2101-1')).toBe(first('p2101-12'));
  expect(first('p2101-1')).not.toBe(first('p2102-1'));
});

test('the two formats of a banner show one house', () => {
  expect(first('banner-home')).toBe(first('banner-home-3x2'));
});

test('all units of a project show one building', () => {
  expect(first('p2128-1', { project: 'dijlehof' })).toBe(first('p2129-4', { project: 'dijlehof' }));
});
