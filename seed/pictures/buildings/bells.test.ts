import { expect, test } from 'vitest';
import { composePicture } from '../draw-picture.ts';
import { addBells } from './bells.ts';
import type { WallPlan } from './wall.ts';

const hints = { form: 'row', era: '1910s', storeys: 4, bays: 3, material: 'red-brick', light: 'noon' };
const doorOf = (mainType: string): string =>
  composePicture({ id: 'p9-2', scene: 'front', mainType, seed: 1, hints }).svg;

test('a house of several homes has a plate of bells beside its door, another house has none', () => {
  const parts = (svg: string): number => svg.split('<path').length;
  expect(parts(doorOf('investment'))).toBeGreaterThan(parts(doorOf('house')) + 10);
});

test('a wall without a door gets no bells', () => {
  const plan: WallPlan = { cover: () => undefined };
  addBells(plan);
  expect(plan.over).toBeUndefined();
});
