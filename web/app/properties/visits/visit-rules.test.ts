import { expect, test } from 'vitest';
import type { SiteQueryResult } from 'schemas/generated/content.ts';
import { reminderTime, visitRules } from './visit-rules.ts';

const long = new Date('2026-01-01T00:00:00Z');

test('a reminder is due the day before at ten in Belgium, also across both changes of the clock', () => {
  for (const [start, due] of [
    ['2026-11-25T09:00:00Z', '2026-11-24T09:00:00.000Z'],
    ['2026-03-29T08:00:00Z', '2026-03-28T09:00:00.000Z'],
    ['2026-03-30T08:00:00Z', '2026-03-29T08:00:00.000Z'],
    ['2026-10-25T09:00:00Z', '2026-10-24T08:00:00.000Z'],
    ['2026-10-26T09:00:00Z', '2026-10-25T09:00:00.000Z'],
    // Shortly after midnight in Belgium, still the day before in UTC.
    ['2026-06-10T22:30:00Z', '2026-06-10T08:00:00.000Z'],
  ] as const)
    expect(reminderTime(new Date(start), long)?.toISOString(), start).toBe(due);
});

test('a visit booked after that needs none', () => {
  const start = new Date('2026-11-25T09:00:00Z');
  expect(reminderTime(start, new Date('2026-11-24T09:00:00Z'))).toBeNull();
  expect(reminderTime(start, new Date('2026-11-24T08:59:00Z'))).not.toBeNull();
});

type Settings = SiteQueryResult['settings'];

const hours = { days: ['monday' as const], from: '10:00', to: '12:00' };
const diaries = [
  { email: 'an@agency.example', visitHours: [hours], blockedDays: [{ from: '2026-12-24', to: null }] },
];

test('a broker without hours receives no visits, also one without an address', () => {
  expect(
    visitRules({ settings: null, diaries }, { id: '1', brokerEmail: 'els@agency.example' }),
  ).toBeUndefined();
  const nameless = [{ email: null, visitHours: [hours], blockedDays: null }];
  expect(
    visitRules({ settings: null, diaries: nameless }, { id: '1', brokerEmail: undefined }),
  ).toBeUndefined();
});

test('what editors leave empty is as usual, and a single blocked day ends on that day', () => {
  const rules = visitRules({ settings: null, diaries }, { id: '1', brokerEmail: 'an@agency.example' });
  expect(rules).toEqual({
    hours: [hours],
    blocked: [{ from: '2026-12-24', to: '2026-12-24' }],
    duration: 30,
    buffer: 30,
    notice: 24,
    weeks: 3,
    capacity: 1,
  });
});

test('a property that differs has its own duration or capacity', () => {
  const visits = {
    duration: 45,
    buffer: 0,
    notice: 2,
    weeks: 1,
    capacity: null,
    exceptions: [{ reference: '2101', duration: null, capacity: 6 }],
  };
  const content = { settings: { visits } as Settings, diaries };
  const of = (id: string) => visitRules(content, { id, brokerEmail: 'an@agency.example' });
  expect(of('2101')).toMatchObject({ duration: 45, buffer: 0, capacity: 6 });
  expect(of('2102')).toMatchObject({ duration: 45, capacity: 1 });
});
