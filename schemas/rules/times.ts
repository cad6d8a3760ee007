const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Validation of a time of day. */
export function timeOfDay(value: unknown): true | string {
  return typeof value !== 'string' || timePattern.test(value) || 'Type a time such as 09:00 or 17:30.';
}

/** The end of a stretch of time comes after its beginning. Times that are not complete are left to `timeOfDay`. */
export function endsAfter(end: unknown, start: unknown): true | string {
  const areTimes = [start, end].every((time) => typeof time === 'string' && timePattern.test(time));
  return !areTimes || String(end) > String(start) || `Choose a time after ${String(start)}.`;
}

/** Validation of a day, written as 2026-11-21, that has come. A day begins in Belgium before it begins in UTC. */
export function notLaterThan(day: unknown, now: Date): true | string {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' });
  return typeof day !== 'string' || day <= today || 'Choose a day that has come.';
}
