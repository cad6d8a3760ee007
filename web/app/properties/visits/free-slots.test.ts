import fc from 'fast-check';
import { expect, test } from 'vitest';
import { belgianDay, belgianHour, belgianInstant } from '../../platform/belgian-time.ts';
import { type Booking, openSlots, placesLeft, type VisitRules } from './free-slots.ts';

const minute = 60_000;

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const rules: VisitRules = {
  hours: [{ days: ['monday', 'wednesday'], from: '10:00', to: '12:00' }],
  blocked: [],
  duration: 30,
  buffer: 30,
  notice: 24,
  weeks: 2,
  capacity: 1,
};

const starts = (changes: Partial<VisitRules>, now: string) =>
  openSlots({ ...rules, ...changes }, new Date(now)).map(({ start }) => start.toISOString().slice(0, 16));

test('slots begin on the broker’s days and end within the hours', () => {
  expect(starts({ weeks: 1 }, '2026-11-21T10:00:00Z')).toEqual([
    '2026-11-23T09:00',
    '2026-11-23T09:30',
    '2026-11-23T10:00',
    '2026-11-23T10:30',
    '2026-11-25T09:00',
    '2026-11-25T09:30',
    '2026-11-25T10:00',
    '2026-11-25T10:30',
  ]);
});

test('a blocked day, too short a notice and hours that are too short offer nothing', () => {
  const blocked = [{ from: '2026-11-22', to: '2026-11-24' }];
  expect(starts({ weeks: 1, blocked }, '2026-11-21T10:00:00Z')[0]).toBe('2026-11-25T09:00');
  expect(starts({ notice: 48 }, '2026-11-21T10:00:00Z')[0]).toBe('2026-11-23T10:00');
  expect(starts({ duration: 180 }, '2026-11-21T10:00:00Z')).toEqual([]);
});

test('ten in the morning is ten in the morning on both sides of each change of the clock', () => {
  const hours = [{ days: everyDay, from: '10:00', to: '10:30' }];
  expect(starts({ hours, notice: 0, weeks: 1 }, '2026-03-28T00:00:00Z').slice(0, 2)).toEqual([
    '2026-03-28T09:00',
    '2026-03-29T08:00',
  ]);
  expect(starts({ hours, notice: 0, weeks: 1 }, '2026-10-24T00:00:00Z').slice(0, 2)).toEqual([
    '2026-10-24T08:00',
    '2026-10-25T09:00',
  ]);
});

test('a time that spring skips does not exist, and one that autumn repeats is the first', () => {
  expect(belgianInstant('2026-03-29', '02:30')).toBeUndefined();
  expect(belgianInstant('2026-10-25', '02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('every slot of every year reads as a time within the hours, once', () => {
  const day = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const time = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(day, time, fc.constantFrom(15, 30, 45, 60), (now, from, duration) => {
      const two = String(from).padStart(2, '0');
      const hours = [{ days: everyDay, from: `${two}:00`, to: `${two}:59` }];
      const slots = openSlots({ ...rules, hours, duration, weeks: 1, notice: 2 }, now);
      const moments = slots.map(({ start }) => start.getTime());
      expect(new Set(moments).size).toBe(moments.length);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      for (const { start, end } of slots) {
        expect(belgianHour(start).slice(0, 2)).toBe(two);
        expect(end.getTime() - start.getTime()).toBe(duration * minute);
        expect(start.getTime()).toBeGreaterThanOrEqual(now.getTime() + 2 * 60 * minute);
        expect(belgianInstant(belgianDay(start), belgianHour(start))).toEqual(start);
      }
    }),
    { numRuns: 60 },
  );
});

test('whatever is booked in whatever order, a broker is at one property at a time and can travel', () => {
  const slots = openSlots({ ...rules, duration: 15 }, new Date('2026-11-21T10:00:00Z'));
  const wish = fc.record({ slot: fc.constantFrom(...slots), propertyId: fc.constantFrom('a', 'b', 'c') });
  const limits = fc.record({ capacity: fc.integer({ min: 1, max: 3 }), buffer: fc.constantFrom(0, 15, 40) });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 60 }), limits, (wishes, limit) => {
      const booked: Booking[] = [];
      for (const { slot, propertyId } of wishes)
        if (placesLeft(slot, limit, { propertyId, booked }) > 0) booked.push({ ...slot, propertyId });
      for (const one of booked) {
        const same = booked.filter(
          ({ start, propertyId }) => start.getTime() === one.start.getTime() && propertyId === one.propertyId,
        );
        expect(same.length).toBeLessThanOrEqual(limit.capacity);
        for (const other of booked) {
          if (same.includes(other)) continue;
          const gap = Math.max(
            other.start.getTime() - one.end.getTime(),
            one.start.getTime() - other.end.getTime(),
          );
          expect(gap).toBeGreaterThanOrEqual(limit.buffer * minute);
        }
      }
      expect(wishes.length === 0 || booked.length > 0).toBe(true);
    }),
  );
});
