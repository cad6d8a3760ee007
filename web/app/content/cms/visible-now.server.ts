import { periodState, type ShownPeriod } from 'schemas/shown-period.ts';
import type { PageNeeds } from '../../platform/page-needs.ts';
import type { Platform } from '../../platform/platform.server.ts';

/** Decides at the time of the request, since cached content is older. A preview also shows what is still to come. */
export function isVisibleNow({ clock, view }: Pick<Platform, 'clock' | 'view'>) {
  const now = clock();
  return (period: ShownPeriod): boolean => {
    const state = periodState(period, now);
    return state === 'shown' || (state === 'coming' && view.kind !== 'published');
  };
}

export function changesOfPeriods(periods: readonly (ShownPeriod | null | undefined)[]): PageNeeds {
  return {
    changesAt: periods.flatMap((period) =>
      [period?.showFrom, period?.showUntil].flatMap((moment) => moment ?? []),
    ),
  };
}
