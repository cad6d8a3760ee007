export type ShownPeriod = { showFrom?: string | null | undefined; showUntil?: string | null | undefined };

type PeriodState = 'coming' | 'shown' | 'over';

export function periodState({ showFrom, showUntil }: ShownPeriod, now: Date): PeriodState {
  if (showUntil && Date.parse(showUntil) <= now.getTime()) return 'over';
  if (showFrom && Date.parse(showFrom) > now.getTime()) return 'coming';
  return 'shown';
}
