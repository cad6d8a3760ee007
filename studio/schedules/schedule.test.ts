import { scheduleProblems } from 'schemas/schedule.ts';
import { expect, test } from 'vitest';
import { byDay, isToCome, problemSentences, timeProblem } from './schedule.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('a plan lies in the future', () => {
  expect(timeProblem('', now)).toMatch(/Choose a day/);
  expect(timeProblem('2026-11-22T13:00', now)).toMatch(/future/);
  expect(timeProblem('2026-11-22T13:01', now)).toBeUndefined();
  expect(timeProblem('2027-03-28T02:30', now)).toMatch(/does not exist/);
});

test('plans are listed by their day in Belgium', () => {
  const schedules = ['2026-11-30T22:59:00Z', '2026-11-30T23:00:00Z', '2026-12-01T08:00:00Z'].map((at) => ({
    at,
  }));
  expect(byDay(schedules).map(({ title, schedules: { length } }) => [title, length])).toEqual([
    ['Monday, 30 November 2026', 1],
    ['Tuesday, 1 December 2026', 2],
  ]);
});

test('a plan is to come until it is done, failed or cancelled', () => {
  const states = ['planned', 'running', 'done', 'failed', 'cancelled'] as const;
  expect(states.filter((state) => isToCome({ state }))).toEqual(['planned', 'running']);
});

test('every problem has a sentence', () => {
  for (const problem of scheduleProblems) expect(problemSentences[problem]).toMatch(/\.$/);
});
