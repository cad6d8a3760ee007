import { belgianDay, belgianInstant, dayAfter } from '../../platform/belgian-time.ts';

/** In Belgium, early enough to free the time for somebody else. */
const reminderHour = '10:00';

/** The day before a visit at ten; null when `now` is later, because the mail of today says it all. */
export function reminderTime(start: Date, now: Date): Date | null {
  const due = belgianInstant(dayAfter(belgianDay(start), -1), reminderHour);
  return due && due > now ? due : null;
}
