import { timeZone, utcOffsets } from 'schemas/country.ts';

const hour = 60 * 60_000;

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone,
});

/** Day and time in Belgium, such as `2026-11-25 10:00:00`. */
function wallTime(instant: number): string {
  return wallClock.format(instant);
}

export function belgianDay(instant: Date): string {
  return wallTime(instant.getTime()).slice(0, 10);
}

/** Such as `10:00`. */
export function belgianHour(instant: Date): string {
  return wallTime(instant.getTime()).slice(11, 16);
}

/** Undefined for a time that the clock skips in spring; the first of the two that it repeats in autumn. */
export function belgianInstant(day: string, time: string): Date | undefined {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const instant = utcOffsets
    .map((offset) => wall - offset * hour)
    .find((each) => wallTime(each) === `${day} ${time}:00`);
  return instant === undefined ? undefined : new Date(instant);
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof weekdays)[number];

export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
}

export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * hour).toISOString().slice(0, 10);
}
