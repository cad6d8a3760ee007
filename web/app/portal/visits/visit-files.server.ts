import { usualVisit } from 'schemas/visit.ts';
import { belgianInstant } from '../../platform/belgian-time.ts';
import { calendarFile, calendarText, calendarTime } from '../../properties/visits/calendar-file.ts';
import { csvResponse } from '../../platform/files/csv.ts';
import { addressOf, townOf } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';
import { readVisits, visitsForCalendar, outcomeOf } from './read-visits.server.ts';

const minute = 60_000;

export async function sendVisits(context: SectionContext): Promise<Response> {
  const { t } = context;
  const visits = await readVisits(context);
  return csvResponse([
    [
      t('portal.date'),
      t('portal.time'),
      t('portal.reference'),
      t('portal.address'),
      t('portal.outcome'),
      t('portal.remark'),
    ],
    ...visits.map(({ propertyId, start, comment = '', ...visit }) => {
      const [day = '', time = ''] = start.split('T');
      return [day, time, propertyId, addressOf(context, propertyId), outcomeOf(visit, context), comment];
    }),
  ]);
}

type Shown = Pick<SectionContext, 'platform' | 't' | 'properties' | 'propertyIds'>;

/** Each copy takes the place of an earlier one in the owner's own calendar. */
export async function calendarOf(context: Shown): Promise<Response> {
  const { platform, t } = context;
  const visits = visitsForCalendar(await readVisits(context), platform.clock);
  const { hostname } = new URL(platform.settings.SITE_URL);
  const now = calendarTime(platform.clock());
  const events = visits.flatMap(({ id, propertyId, start, state }) => {
    const [day = '', time = ''] = start.split('T');
    const begin = belgianInstant(day, time);
    if (!begin) return [];
    const address = addressOf(context, propertyId);
    return [
      'BEGIN:VEVENT',
      `UID:${propertyId}-${id}@${hostname}`,
      `DTSTAMP:${now}`,
      `DTSTART:${calendarTime(begin)}`,
      `DTEND:${calendarTime(new Date(begin.getTime() + usualVisit.duration * minute))}`,
      `SUMMARY:${calendarText(t('portal.visitTitle', { address }))}`,
      `LOCATION:${calendarText([address, townOf(context, propertyId)].join(', '))}`,
      ...(state === 'cancelled' ? ['STATUS:CANCELLED', 'SEQUENCE:1'] : []),
      'END:VEVENT',
    ];
  });
  return new Response(calendarFile([`PRODID:-//${hostname}//portal//EN`, 'METHOD:PUBLISH', ...events]), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
