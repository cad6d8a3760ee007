import { timeZone } from 'schemas/country.ts';

export const alertFrequencies = ['at-once', 'daily', 'weekly'] as const;

export type AlertFrequency = (typeof alertFrequencies)[number];

export const usualFrequency: AlertFrequency = 'daily';

const hour = 60 * 60_000;
const mailHour = 8;
const monday = 'Mon';

const clockOfBelgium = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

function belgianHour(at: Date) {
  const parts = new Map(clockOfBelgium.formatToParts(at).map(({ type, value }) => [type, value]));
  return { hour: Number(parts.get('hour')), weekday: parts.get('weekday') };
}

/** 8 o'clock in Belgium, of Monday for weekly mails; steps by the hour, as both clock changes do. */
export function nextMailAt(frequency: AlertFrequency, now: Date): Date {
  if (frequency === 'at-once') return now;
  const wholeHour = Math.floor(now.getTime() / hour) * hour;
  for (let at = wholeHour + hour; ; at += hour) {
    const { hour: local, weekday } = belgianHour(new Date(at));
    if (local === mailHour && (frequency === 'daily' || weekday === monday)) return new Date(at);
  }
}
