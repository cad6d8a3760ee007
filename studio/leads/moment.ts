import { staffLocale } from '../locale/say.ts';

const moment = new Intl.DateTimeFormat(staffLocale, { dateStyle: 'medium', timeStyle: 'short' });

export function momentText(iso: string): string {
  return moment.format(new Date(iso));
}
