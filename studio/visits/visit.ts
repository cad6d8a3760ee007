import type { StaffVisit, VisitState } from 'schemas/visit.ts';
import { say, sayCount, staffLocale } from '../locale/say.ts';

export const shownStates = {
  held: { title: say('Waiting for confirmation'), tone: 'caution' },
  lapsed: { title: say('Not confirmed in time'), tone: 'default' },
  booked: { title: say('Booked'), tone: 'primary' },
  came: { title: say('Came'), tone: 'positive' },
  missed: { title: say('Did not come'), tone: 'caution' },
  cancelled: { title: say('Cancelled by visitor'), tone: 'default' },
  'called-off': { title: say('Cancelled by us'), tone: 'default' },
} as const satisfies Record<VisitState, { title: string; tone: string }>;

export function isOff({ state }: Pick<StaffVisit, 'state'>): boolean {
  return state === 'cancelled' || state === 'called-off' || state === 'lapsed';
}

/** The ISO day `count` days later. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

const long = new Intl.DateTimeFormat(staffLocale, { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat(staffLocale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats an ISO day as `Wednesday 25 November 2026`. */
export function dayTitle(day: string): string {
  return long.format(Date.parse(`${day}T00:00:00Z`));
}

/** Formats an ISO day as `Wed 25 Nov`. */
export function shortDay(day: string): string {
  return short.format(Date.parse(`${day}T00:00:00Z`));
}

export function countText(count: number): string {
  if (count === 0) return say('No visits');
  return sayCount(count, '{1} visit', '{1} visits');
}
