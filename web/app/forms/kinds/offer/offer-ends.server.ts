import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import { belgianDay, dayAfter } from '../../../platform/belgian-time.ts';
import { formatHour, formatShortWeekday } from '../../../properties/text/day.ts';

const time = '18:00';

type Given = { now: Date; language: LanguageId; t: Translate };

/** Moments at which an offer often ends, each with its day in words. */
export function offerEnds({ now, language, t }: Given): { value: string; label: string }[] {
  const endAfter = (days: number, words: (moment: string) => string) => {
    const day = dayAfter(belgianDay(now), days);
    const moment = `${formatShortWeekday(day, language)}, ${formatHour(time, language)}`;
    return { value: `${day} ${time}`, label: words(moment.replaceAll(' ', '\u00a0')) };
  };
  return [
    endAfter(3, (moment) => t('form.offerEndDays', { count: 3, moment })),
    endAfter(7, (moment) => t('form.offerEndWeeks', { count: 1, moment })),
    endAfter(14, (moment) => t('form.offerEndWeeks', { count: 2, moment })),
  ];
}
