import { expect, test } from 'vitest';
import { median, rowOf } from './speed-table.ts';

test('each figure stands beside its limits, and tells which of them it reaches', () => {
  const lines = [
    rowOf({ id: 'uncached', of: 'list', value: 3.456 }),
    rowOf({ id: 'uncached', of: 'form', value: 3 }),
    rowOf({ id: 'firstLoad', of: 'list', detail: '360 px', value: 612.3 }),
    rowOf({ id: 'performance', of: 'home', value: 100 }),
    rowOf({ id: 'performance', of: 'property', value: 96 }),
    rowOf({ id: 'seo', of: 'home', value: 92 }),
    rowOf({ id: 'restored', of: 'home', value: Number.NaN }),
  ];
  expect(lines.map((line) => Object.values(line).join(' | '))).toEqual([
    'page rendered anew, CPU per request | list | 3.46 ms | ≤ 5 ms | ≤ 2.5 ms | must',
    'page rendered anew, CPU per request | form | 3 ms',
    'first load, as transferred | list, 360 px | 612 KB | ≤ 350 KB | ≤ 200 KB | missed',
    'Lighthouse mobile, performance | home | 100 | ≥ 95 | ≥ 100 | aim',
    'Lighthouse mobile, performance | property | 96 | ≥ 95 | ≥ 100 | must',
    'Lighthouse mobile, SEO | home | 92 | ≥ 100 | ≥ 100 | missed',
    'restored from the back/forward cache | home | not measured',
  ]);
});

test('a median is the middle one, or lies halfway between the middle two', () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 9])]).toEqual([5, 3]);
});
