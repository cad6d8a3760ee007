import { timeZone } from 'schemas/country.ts';
import { staffLocale } from '../locale/say.ts';

const moment = new Intl.DateTimeFormat(staffLocale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

const day = new Intl.DateTimeFormat(staffLocale, { dateStyle: 'medium', timeZone: 'UTC' });

/** Takes an ISO day. */
export function dayText(iso: string): string {
  return day.format(new Date(iso));
}

export function momentText(iso: string): string {
  return moment.format(new Date(iso));
}
