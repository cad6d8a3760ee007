import { expect, test } from 'vitest';
import { laterThan } from '../rules/times.ts';
import { notOver, periodNote } from './period-fields.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('a preview says when something begins or ends, in Belgian time, or that it is over', () => {
  expect(periodNote({}, now)).toBeUndefined();
  expect(periodNote({ showFrom: '2026-12-01T08:00:00Z' }, now)).toBe('from 1 Dec 2026, 09:00');
  expect(periodNote({ showFrom: '2026-07-01T07:00:00Z', showUntil: '2027-07-01T07:00:00Z' }, now)).toBe(
    'until 1 Jul 2027, 09:00',
  );
  expect(periodNote({ showUntil: '2026-11-22T12:00:00Z' }, now)).toBe('no longer shown');
  expect(periodNote({ showUntil: 'later' }, now)).toBe('until …');
});

test('a period ends after it begins', () => {
  const from = '2026-12-01T08:00:00.000Z';
  expect(laterThan('2026-12-01T08:00:00.000Z', from)).toMatch(/after/);
  expect(laterThan('2026-11-30T08:00:00.000Z', from)).toMatch(/after/);
  expect(laterThan('2026-12-01T08:15:00.000Z', from)).toBe(true);
  expect(laterThan(undefined, from)).toBe(true);
  expect(laterThan('2026-12-01T08:15:00.000Z', undefined)).toBe(true);
});

test('an end that has passed is pointed out', () => {
  expect(notOver('2026-11-22T11:59:00Z', now)).toMatch(/passed/);
  expect(notOver('2026-11-22T12:01:00Z', now)).toBe(true);
  expect(notOver(undefined, now)).toBe(true);
});
