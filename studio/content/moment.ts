import { timeZone } from 'schemas/country.ts';
import { staffLocale } from '../locale/say.ts';

const moment = new Intl.DateTimeFormat(staffLocale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

export function momentText(iso: string): string {
  return moment.format(new Date(iso));
}
