import { expect, test } from 'vitest';
import { changesOfPeriods, isVisibleNow } from './visible-now.server.ts';

const clock = () => new Date('2026-12-10T12:00:00Z');
const coming = { showFrom: '2026-12-11T00:00:00Z', showUntil: null };
const over = { showFrom: null, showUntil: '2026-12-10T12:00:00Z' };

test('visitors see what has begun and is not over', () => {
  const isVisible = isVisibleNow({ clock, view: { kind: 'published' } });
  expect([{}, coming, over].map(isVisible)).toEqual([true, false, false]);
});

test('editors see in a preview what is to come', () => {
  const isVisible = isVisibleNow({ clock, view: { kind: 'studio' } });
  expect([{}, coming, over].map(isVisible)).toEqual([true, true, false]);
});

test('a page changes when something on it is due to appear or to go', () => {
  expect(changesOfPeriods([{}, coming, null, over, undefined]).changesAt).toEqual([
    '2026-12-11T00:00:00Z',
    '2026-12-10T12:00:00Z',
  ]);
});
