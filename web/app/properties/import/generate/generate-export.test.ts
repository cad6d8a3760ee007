import { expect, test } from 'vitest';
import data from '../../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import type { Bundle } from '../bundle-schema.ts';
import { findingsIn, sharedKeys } from '../../rules/check-bundle.test-data.ts';
import { generateExport } from './generate-export.ts';

const unchecked: unknown = data;
const sample = unchecked as Bundle;

test('generated properties pass every rule', () => {
  const generated = generateExport(sample, { count: 300, seed: 7 });
  expect(findingsIn(generated, '2026-11-23')).toEqual([]);
  expect(sharedKeys({ ...generated, Gone: [], Changed: [] })).toEqual([]);
  expect(generated.Properties).toHaveLength(300);
});

test('the same seed generates the same properties, another seed others', () => {
  const generated = generateExport(sample, { count: 40, seed: 1 });
  expect(generateExport(sample, { count: 40, seed: 1 })).toEqual(generated);
  expect(generateExport(sample, { count: 40, seed: 2 })).not.toEqual(generated);
});

test('generated properties differ in place, price, type and what is hidden', () => {
  const { Properties } = generateExport(sample, { count: 300, seed: 3 });
  const kinds = (value: (property: (typeof Properties)[number]) => unknown) =>
    new Set(Properties.map(value)).size;
  expect(kinds(({ Zip }) => Zip)).toBeGreaterThan(40);
  expect(kinds(({ Price }) => Price)).toBeGreaterThan(100);
  expect(kinds(({ WebID }) => WebID)).toBeGreaterThan(5);
  expect(kinds(({ PublishPrice, PublishAddress }) => `${PublishPrice} ${PublishAddress}`)).toBe(4);
});
