import { timeZone } from '../country.ts';

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export function timeOfDay(value: unknown): true | string {
  return typeof value !== 'string' || timePattern.test(value) || 'Enter a time such as 09:00 or 17:30.';
}

export function endsAfter(end: unknown, start: unknown): true | string {
  const areTimes = [start, end].every((time) => typeof time === 'string' && timePattern.test(time));
  return !areTimes || String(end) > String(start) || `Enter a time after ${String(start)}.`;
}

export function laterThan(end: unknown, start: unknown): true | string {
  const areMoments = typeof end === 'string' && typeof start === 'string';
  return !areMoments || Date.parse(end) > Date.parse(start) || 'Choose a moment after the first one.';
}

/** Days start earlier in Belgium than in UTC. */
const belgianDay = (now: Date) => now.toLocaleDateString('sv-SE', { timeZone });

export function notBefore(day: unknown, now: Date): true | string {
  const isPast = typeof day === 'string' && day < belgianDay(now);
  return !isPast || 'This day is over, so visitors do not see it any more.';
}

export function notLaterThan(day: unknown, now: Date): true | string {
  return typeof day !== 'string' || day <= belgianDay(now) || 'Choose a date that is not in the future.';
}
