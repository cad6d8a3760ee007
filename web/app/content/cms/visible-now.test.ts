import { expect, test } from 'vitest';
import { newLifetime } from '../../platform/page-lifetime.server.ts';
import { isVisibleNow } from './visible-now.server.ts';

const clock = () => new Date('2026-12-10T12:00:00Z');
const coming = { showFrom: '2026-12-11T00:00:00Z', showUntil: null };
const over = { showFrom: null, showUntil: '2026-12-10T12:00:00Z' };

test('visitors see what has begun and is not over', () => {
  const isVisible = isVisibleNow({ clock, lifetime: newLifetime(clock), view: { kind: 'published' } });
  expect([{}, coming, over].map(isVisible)).toEqual([true, false, false]);
});

test('editors see in a preview what is to come', () => {
  const isVisible = isVisibleNow({ clock, lifetime: newLifetime(clock), view: { kind: 'studio' } });
  expect([{}, coming, over].map(isVisible)).toEqual([true, true, false]);
});

test('a page ends when something on it is due to appear or to go', () => {
  const lifetime = newLifetime(clock);
  const isVisible = isVisibleNow({ clock, lifetime, view: { kind: 'published' } });
  const [quarter, before] = [lifetime.endsAt, Date.now()];
  isVisible(over);
  expect(lifetime.endsAt).toBe(quarter);
  isVisible({ showFrom: '2026-12-10T12:00:10Z' });
  expect(lifetime.endsAt).toBeLessThan(quarter);
  isVisible({ showFrom: '2026-12-10T11:00:00Z', showUntil: '2026-12-10T12:00:05Z' });
  expect(lifetime.endsAt).toBeGreaterThanOrEqual(before + 5000);
  expect(lifetime.endsAt).toBeLessThanOrEqual(Date.now() + 5000);
});
