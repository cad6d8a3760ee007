import type { LanguageId } from 'schemas/languages.ts';
import { formatWeekday } from '../text/day.ts';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';

/** Formats an instant as `woensdag 25 november, 10:00` in Belgian time; returns any other text unchanged. */
export function formatMoment(moment: string, language: LanguageId): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return moment;
  return `${formatWeekday(belgianDay(instant), language)}, ${belgianHour(instant)}`;
}
