import { say, sayCount, staffLocale } from '../locale/say.ts';

const dayLength = 24 * 60 * 60_000;

const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Brussels' });

const shownDay = new Intl.DateTimeFormat(staffLocale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** ISO day in Belgium, where the agency works. */
export function belgianToday(now: Date): string {
  return isoDay.format(now);
}

export function dayLater(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** Such as `Due today`, `2 days late` or `Wed, 25 Nov`. */
export function reminderText(remindOn: string, today: string): string {
  const late = Math.round((Date.parse(today) - Date.parse(remindOn)) / dayLength);
  if (late === 0) return say('Due today');
  if (late > 0) return sayCount(late, '{1} day late', '{1} days late');
  return shownDay.format(new Date(remindOn));
}
