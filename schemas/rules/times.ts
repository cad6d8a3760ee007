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
