import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apartness } from './likeness.ts';
import { pictureList } from './list.ts';
import { ORIGINALS, hashOf, readIndex, readOriginal } from './originals.ts';

const index = readIndex();
const entries = Object.entries(index);

test('every listed picture has an entry and an original, and nothing else is stored', () => {
  const ids = pictureList()
    .map(({ id }) => id)
    .sort();
  expect(Object.keys(index).sort()).toEqual(ids);
  const files = readdirSync(ORIGINALS)
    .map((name) => name.replace('.svg.br', ''))
    .sort();
  expect(files).toEqual(ids);
});

test('no two pictures but plans look alike: their difference hashes are at least 8 bits apart', () => {
  const plans = new Set(pictureList().flatMap(({ id, scene }) => (scene === 'plan' ? [id] : [])));
  const seen = entries
    .filter(([id]) => !plans.has(id))
    .map(([id, { likeness }]) => ({ id, bits: BigInt(`0x${likeness}`) }));
  const alike = seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter((other) => apartness(one.bits, other.bits) < 8)
      .map((other) => `${one.id} ${other.id}`),
  );
  expect(alike).toEqual([]);
});

test('an entry carries the hash of its original', () => {
  for (const [id, { hash }] of entries) expect(hashOf(readOriginal(id)), id).toBe(hash);
});

test('the originals weigh at most ten million bytes', () => {
  const bytes = readdirSync(ORIGINALS).reduce(
    (sum, name) => sum + statSync(new URL(name, ORIGINALS)).size,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(10_000_000);
});

test('originals need no font, no style and nothing from outside', () => {
  for (const [id] of entries)
    expect(readOriginal(id), id).not.toMatch(/<text|<image|<style|style=|href=|NaN|undefined/);
});
