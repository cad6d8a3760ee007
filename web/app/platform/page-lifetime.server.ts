import type { Clock } from './clock.server.ts';

/** Milliseconds of real time, because the clock of a test may not move. */
export type PageLifetime = {
  /** The moment from which the page may differ from the content. */
  freshUntil: number;
  /** The moment from which the page is certainly out of date. */
  endsAt: number;
};

type WithLifetime = { lifetime: PageLifetime; clock: Clock };

const quarter = 15 * 60 * 1000;

/** Ends with the quarter of an hour, since days and opening hours begin and end on one. */
export function newLifetime(clock: Clock): PageLifetime {
  return { freshUntil: Infinity, endsAt: Date.now() + quarter - (clock().getTime() % quarter) };
}

export function endAtChanges({ lifetime, clock }: WithLifetime, changesAt: readonly string[] = []): void {
  for (const moment of changesAt) {
    const left = Date.parse(moment) - clock().getTime();
    if (left > 0) lifetime.endsAt = Math.min(lifetime.endsAt, Date.now() + left);
  }
}

export function isFreshUntil({ lifetime }: Pick<WithLifetime, 'lifetime'>, moment: number): void {
  lifetime.freshUntil = Math.min(lifetime.freshUntil, moment);
}
