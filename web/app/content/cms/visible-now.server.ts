import { periodState, type ShownPeriod } from 'schemas/shown-period.ts';
import { changesAt } from '../../platform/page-lifetime.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

/**
 * Tells what to show at the time of the request, since cached content is older than a moment in it. A preview also shows
 * what is still to come.
 */
export function isVisibleNow(platform: Pick<Platform, 'clock' | 'lifetime' | 'view'>) {
  const { clock, view } = platform;
  const now = clock();
  return (period: ShownPeriod): boolean => {
    for (const moment of [period.showFrom, period.showUntil])
      if (moment) changesAt(platform, new Date(moment));
    const state = periodState(period, now);
    return state === 'shown' || (state === 'coming' && view.kind !== 'published');
  };
}
