import { expect, test } from 'vitest';
import { belgianToday, dayLater, reminderText } from './reminder.ts';

test('today is the day in Belgium', () => {
  expect(belgianToday(new Date('2026-11-21T22:59:00Z'))).toBe('2026-11-21');
  expect(belgianToday(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
});

test('days follow each other across months and both changes of the clock', () => {
  expect(dayLater('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayLater('2026-03-28', 7)).toBe('2026-04-04');
  expect(dayLater('2026-10-24', 7)).toBe('2026-10-31');
});

test('a reminder says how late it is, or its day', () => {
  const text = (remindOn: string) => reminderText(remindOn, '2026-11-21');
  expect(text('2026-11-21')).toBe('Due today');
  expect(text('2026-11-20')).toBe('1 day late');
  expect(text('2026-10-21')).toBe('31 days late');
  expect(text('2026-11-25')).toMatch(/Wed.* 25 Nov/);
});
