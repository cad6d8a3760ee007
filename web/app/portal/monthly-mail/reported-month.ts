import { belgianDay, belgianHour, belgianInstant, dayAfter } from '../../platform/belgian-time.ts';

/** Not in the middle of the night. */
const firstHour = '08:00';

/** A site that was down on the first makes up for it until then; later the mail would tell old news. */
const lastDay = 7;

export type ReportedMonth = {
  /** Such as `2026-11`. */
  month: string;
  /** The first days of that month and of the one before, as ISO dates. */
  from: string;
  before: string;
  end: Date;
};

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The month about which owners are mailed now: the last one, from the morning of the first on. Belgian days. */
export function reportedMonth(now: Date): ReportedMonth | undefined {
  const today = belgianDay(now);
  const dayOfMonth = Number(today.slice(8));
  if (dayOfMonth > lastDay || (dayOfMonth === 1 && belgianHour(now) < firstHour)) return undefined;
  const from = firstOf(dayAfter(firstOf(today), -1));
  const before = firstOf(dayAfter(from, -1));
  const end = belgianInstant(firstOf(today), '00:00') ?? now;
  return { month: from.slice(0, 7), from, before, end };
}
