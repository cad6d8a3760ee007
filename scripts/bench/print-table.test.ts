import { expect, test } from 'vitest';
import { speedReport } from './print-table.ts';
import { median } from './speed-table.ts';

test('each figure stands beside its limits, and tells which of them it reaches', () => {
  const report = speedReport(
    [
      { id: 'uncached', of: 'list', value: 3.456 },
      { id: 'uncached', of: 'form', value: 3 },
      { id: 'firstLoad', of: 'list', detail: '360 px', value: 612.3 },
      { id: 'performance', of: 'home', value: 100 },
      { id: 'performance', of: 'property', value: 96 },
      { id: 'seo', of: 'home', value: 92 },
    ],
    [],
  );
  expect(report.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    'What | Where | Measured | Must | Aim | Reached',
    'page rendered anew, CPU per request | list | 3.46 ms | ≤ 5 ms | ≤ 2.5 ms | must',
    'page rendered anew, CPU per request | form | 3 ms',
    'first load, as transferred | list, 360 px | 612 KB | ≤ 350 KB | ≤ 200 KB | missed',
    'Lighthouse mobile, performance | home | 100 | ≥ 95 | ≥ 100 | aim',
    'Lighthouse mobile, performance | property | 96 | ≥ 95 | ≥ 100 | must',
    'Lighthouse mobile, SEO | home | 92 | ≥ 100 | ≥ 100 | missed',
  ]);
});

test('a part that could not run is never passed over in silence', () => {
  expect(speedReport([], [{ part: 'nginx', reason: 'it is not installed.' }])).toBe(
    'nginx: not measured, it is not installed.',
  );
});

test('a median is the middle one, or lies halfway between the middle two', () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 9])]).toEqual([5, 3]);
});
