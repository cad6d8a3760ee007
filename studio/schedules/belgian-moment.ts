import { timeZone, utcOffsets } from 'schemas/country.ts';
import { staffLocale } from '../locale/say.ts';

const hour = 60 * 60_000;

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
});

const longDay = new Intl.DateTimeFormat(staffLocale, { dateStyle: 'full', timeZone });

/** The value of an input of type `datetime-local`, such as `2026-12-01T09:00`, in Belgian time. */
export function wallTime(instant: Date): string {
  return wallClock.format(instant).replace(' ', 'T');
}

/** Nine o’clock the next day in Belgium, when an agency opens. */
export function nextMorning(now: Date): string {
  const day = wallTime(now).slice(0, 10);
  return `${new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10)}T09:00`;
}

/** Undefined for text that is not a time or is skipped by the clock in spring; the first of a repeated time. */
export function instantOf(wall: string): Date | undefined {
  const utc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(utc)) return undefined;
  return utcOffsets
    .map((offset) => new Date(utc - offset * hour))
    .find((instant) => wallTime(instant) === wall);
}

/** Formats a day as `Tuesday, 1 December 2026`. */
export function dayTitle(instant: Date): string {
  return longDay.format(instant);
}

/** Formats a time as `09:00`. */
export function timeText(instant: Date): string {
  return wallTime(instant).slice(11);
}
