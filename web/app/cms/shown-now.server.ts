import { periodState, type ShownPeriod } from 'schemas/shown-period.ts';
import type { Platform } from '../services/platform.server.ts';

/**
 * Tells what to show at the time of the request, since cached content is older than a moment in it. A preview also shows
 * what is still to come.
 */
export function shownNow({ clock, view }: Pick<Platform, 'clock' | 'view'>) {
  const now = clock();
  return (period: ShownPeriod): boolean => {
    const state = periodState(period, now);
    return state === 'shown' || (state === 'coming' && view.kind !== 'published');
  };
}
