import { expect, test } from 'vitest';
import { shownNow } from './shown-now.server.ts';

const clock = () => new Date('2026-12-10T12:00:00Z');
const coming = { showFrom: '2026-12-11T00:00:00Z', showUntil: null };
const over = { showFrom: null, showUntil: '2026-12-10T12:00:00Z' };

test('visitors see what has begun and is not over', () => {
  const isShown = shownNow({ clock, view: { kind: 'published' } });
  expect([{}, coming, over].map(isShown)).toEqual([true, false, false]);
});

test('editors see in a preview what is to come', () => {
  const isShown = shownNow({ clock, view: { kind: 'studio' } });
  expect([{}, coming, over].map(isShown)).toEqual([true, true, false]);
});
