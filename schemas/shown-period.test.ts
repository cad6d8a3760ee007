import { expect, test } from 'vitest';
import { periodState } from './shown-period.ts';

const showFrom = '2026-12-01T08:00:00.000Z';
const showUntil = '2026-12-24T17:00:00.000Z';
const stateAt = (now: string, period = { showFrom, showUntil }) => periodState(period, new Date(now));

test('a period includes its first moment and excludes its last', () => {
  expect(stateAt('2026-12-01T07:59:59.999Z')).toBe('coming');
  expect(stateAt('2026-12-01T08:00:00.000Z')).toBe('shown');
  expect(stateAt('2026-12-24T16:59:59.999Z')).toBe('shown');
  expect(stateAt('2026-12-24T17:00:00.000Z')).toBe('over');
});

test('a missing moment sets no limit, and neither does one that is no moment', () => {
  const now = new Date('2026-12-10T12:00:00Z');
  expect(periodState({}, now)).toBe('shown');
  expect(periodState({ showFrom: null, showUntil: null }, now)).toBe('shown');
  expect(periodState({ showUntil }, now)).toBe('shown');
  expect(periodState({ showFrom: '2027-01-01T00:00:00Z' }, now)).toBe('coming');
  expect(periodState({ showFrom: 'soon', showUntil: 'later' }, now)).toBe('shown');
});
