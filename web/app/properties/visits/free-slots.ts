import {
  belgianDay,
  belgianInstant,
  dayAfter,
  type Weekday,
  weekdayOf,
} from '../../platform/belgian-time.ts';

const minute = 60_000;

/** For visits of one property. Times are such as `10:00`, days are ISO days in Belgium. */
export type VisitRules = {
  hours: readonly { days: readonly Weekday[]; from: string; to: string }[];
  blocked: readonly { from: string; to: string }[];
  /** Minutes. */
  duration: number;
  /** Minutes between two visits of a broker. */
  buffer: number;
  /** Hours between booking and visit. */
  notice: number;
  weeks: number;
  /** Parties at one property at a time. */
  capacity: number;
};

export type Slot = { start: Date; end: Date };

export type Booking = Slot & { propertyId: string };

/** Includes taken slots; in order of time. */
export function openSlots(rules: VisitRules, now: Date): Slot[] {
  const today = belgianDay(now);
  const earliest = now.getTime() + rules.notice * 60 * minute;
  const days = Array.from({ length: rules.weeks * 7 + 1 }, (_, index) => dayAfter(today, index));
  const starts = days
    .filter((day) => !rules.blocked.some(({ from, to }) => from <= day && day <= to))
    .flatMap((day) => startsOn(day, rules))
    .filter((start) => start >= earliest);
  return [...new Set(starts)]
    .toSorted((a, b) => a - b)
    .map((start) => ({ start: new Date(start), end: new Date(start + rules.duration * minute) }));
}

function startsOn(day: string, { hours, duration }: VisitRules): number[] {
  const weekday = weekdayOf(day);
  return hours
    .filter(({ days }) => days.includes(weekday))
    .flatMap(({ from, to }) => {
      const first = minutesOf(from);
      const count = Math.max(0, Math.floor((minutesOf(to) - first) / duration));
      return Array.from({ length: count }, (_, index) => timeAt(first + index * duration));
    })
    .flatMap((time) => belgianInstant(day, time)?.getTime() ?? []);
}

/** Visits of the same property share a slot; any other must leave time to travel. */
export function placesLeft(
  { start, end }: Slot,
  { capacity, buffer }: Pick<VisitRules, 'capacity' | 'buffer'>,
  { propertyId, booked }: { propertyId: string; booked: readonly Booking[] },
): number {
  const shares = (booking: Booking) =>
    booking.propertyId === propertyId && booking.start.getTime() === start.getTime();
  const pause = buffer * minute;
  const isApart = (booking: Booking) =>
    booking.end.getTime() + pause <= start.getTime() || end.getTime() + pause <= booking.start.getTime();
  const canTravel = booked.every((booking) => shares(booking) || isApart(booking));
  return canTravel ? Math.max(0, capacity - booked.filter(shares).length) : 0;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeAt(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
