import { ownerCalendarPath } from '../../content/paths/portal/portal-path.ts';
import { formatDay } from '../../properties/text/day.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { calendarValues } from '../fields.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';
import { calendarSince, endCalendarToken, renewCalendarToken } from './calendar-tokens.server.ts';

/** Shows a new address at once, because it cannot be read again. */
export async function handleCalendar(
  { platform, owner, language, t }: SectionContext,
  choice: string,
): Promise<{ status: number; result: SectionResult }> {
  const { database, clock, settings } = platform;
  if (choice === calendarValues.stop) {
    await endCalendarToken(database, owner.id);
    return { status: 200, result: { kind: 'done', message: t('portal.calendarEnded') } };
  }
  const token = await renewCalendarToken(database, owner.id, clock());
  const address = `${settings.SITE_URL}${ownerCalendarPath(language, token)}`;
  return { status: 200, result: { kind: 'done', message: t('portal.calendarMade'), calendar: address } };
}

export type CalendarData = Awaited<ReturnType<typeof loadCalendar>>;

export async function loadCalendar({ platform, owner, language, t }: SectionContext) {
  const since = await calendarSince(platform.database, owner.id, platform.clock());
  return {
    title: t('portal.calendarTitle'),
    text: since
      ? t('portal.calendarOn', { date: formatDay(belgianDay(since), language) })
      : t('portal.calendarText'),
    start: t(since ? 'portal.calendarRenew' : 'portal.calendarStart'),
    stop: since && t('portal.calendarStop'),
    address: t('portal.calendarAddress'),
    open: t('portal.calendarOpen'),
  };
}
