import type { SiteQueryResult } from 'schemas/generated/content.ts';
import { usualVisit } from 'schemas/visit.ts';
import { belgianDay, belgianInstant, dayAfter } from '../../platform/belgian-time.ts';
import type { VisitRules } from './free-slots.ts';

/** Per sender; staff plan a larger round by phone. */
export const mostVisits = 3;

/** Belgian time, early enough to free the slot for somebody else. */
const reminderHour = '10:00';

/** Null when it has passed, because today's mail says it all. */
export function reminderTime(start: Date, now: Date): Date | null {
  const due = belgianInstant(dayAfter(belgianDay(start), -1), reminderHour);
  return due && due > now ? due : null;
}

type Content = Pick<SiteQueryResult, 'settings' | 'diaries'>;

/** Undefined where the broker has no hours for visits. */
export function visitRules(
  { settings, diaries }: Content,
  { id, brokerEmail }: { id: string; brokerEmail: string | undefined },
): VisitRules | undefined {
  const diary = diaries.find(({ email }) => email !== null && email === brokerEmail);
  if (!diary) return undefined;
  const visits = settings?.visits;
  const exception = exceptionFor(id, settings);
  return {
    hours: (diary.visitHours ?? []).flatMap(({ days, from, to }) =>
      days && from && to ? [{ days, from, to }] : [],
    ),
    blocked: (diary.blockedDays ?? []).flatMap(({ from, to }) => (from ? [{ from, to: to ?? from }] : [])),
    duration: visitMinutes(id, settings),
    buffer: visits?.buffer ?? usualVisit.buffer,
    notice: visits?.notice ?? usualVisit.notice,
    weeks: visits?.weeks ?? usualVisit.weeks,
    capacity: exception?.capacity ?? visits?.capacity ?? usualVisit.capacity,
  };
}

function exceptionFor(id: string, settings: Content['settings']) {
  return settings?.visits?.exceptions?.find(({ reference }) => reference === id);
}

export function visitMinutes(id: string, settings: Content['settings']): number {
  return exceptionFor(id, settings)?.duration ?? settings?.visits?.duration ?? usualVisit.duration;
}
