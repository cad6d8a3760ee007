import { expect, test } from 'vitest';
import { randomFrom } from '../../base/random.ts';
import { flatsFor, spread } from './flats-for.ts';
import { floorAt, hasBalcony, measuresOf } from './flats-words.ts';
import { projectOf } from './projects.ts';
import type { Hints } from '../../words.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
const wordsOf = (hints: Hints, seed = 'x'): ReturnType<typeof flatsFor> =>
  flatsFor(
    { form: 'block', era: '2010s', storeys: 6, bays: 5, material: 'buff-brick', ...hints },
    randomFrom(seed),
  );

test.each([3, 4, 7])(
  'a rhythm of %d bays has its entrance in the middle and is mirrored round it',
  (bays) => {
    const { rhythm, entrance } = spread(['stair', 'balcony', 'pair'], bays);
    expect(rhythm).toHaveLength(bays);
    expect(rhythm[entrance]).toBe('stair');
    expect(rhythm[entrance - 1]).toBe(rhythm[entrance + 1]);
  },
);

test('blocks of one form differ from one another', () => {
  const seen = new Set(SEEDS.map((seed) => JSON.stringify(wordsOf({}, seed).rhythm)));
  expect(seen.size).toBeGreaterThan(2);
});

test('a recent block of more than four storeys has a top floor that steps back', () => {
  expect(wordsOf({}).attic).toBeDefined();
  expect(wordsOf({ storeys: 4 }).attic).toBeUndefined();
});

test('an attic is no storey of the wall but counts for the height', () => {
  const words = wordsOf({});
  const m = measuresOf(words);
  expect(m.full).toBe(5);
  expect(m.apex).toBeGreaterThan(m.height + words.storey);
  expect(floorAt(words, m, 4) + words.storey).toBeLessThanOrEqual(m.height);
});

test('the ground floor has no balcony, and every other storey of a chequered front has one', () => {
  const words = { ...wordsOf({}), rhythm: ['balcony'] as const, checker: true };
  expect([0, 1, 2, 3, 4].map((floor) => hasBalcony(words, 0, floor))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('units of one project show its building from different sides', () => {
  const of = (id: string, hints: Hints = {}): ReturnType<typeof projectOf> =>
    projectOf({ id, scene: 'exterior', mainType: 'apartment', seed: 1, hints });
  expect(of('p2128-1')?.building).toBe(of('p2130-1')?.building);
  expect(of('p2128-1')?.side).toBe('street');
  expect(of('p2130-1')?.side).toBe('court');
  expect(of('p2132-1')?.building).toBe(of('p2134-1')?.building);
  expect(of('p2128-1', { side: 'court' })?.side).toBe('court');
  expect(of('p2101-1')).toBeUndefined();
});
