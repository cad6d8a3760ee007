import { expect, test } from 'vitest';
import { latestOn } from './dated.ts';

test('[9.30] the latest text that has begun applies, in whatever order an editor added them', () => {
  const duties = [{ from: '2025-01-01' }, { from: '2023-01-01' }, { from: null }, { from: '2028-01-01' }];
  expect(latestOn(duties, '2022-12-31')).toBeUndefined();
  expect(latestOn(duties, '2023-01-01')?.from).toBe('2023-01-01');
  expect(latestOn(duties, '2026-11-22')?.from).toBe('2025-01-01');
  expect(latestOn(duties, '2030-06-01')?.from).toBe('2028-01-01');
});
