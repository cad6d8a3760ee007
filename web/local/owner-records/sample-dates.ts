const day = 24 * 60 * 60_000;

/** The first day that the sample tells as if it were this week. */
const firstMoved = '2026-11-20';
/** The day on which the sample was current. */
const writtenOn = '2026-11-23';

/**
 * Moves what the sample plans, and what was last written, by whole weeks, so that an owner always has visits ahead and
 * reads news of this week, on the same weekdays as in the texts. Before the sample was written everything moves back,
 * or else its past would lie ahead.
 */
export function moveSample(records: string, today: string): string {
  const weeks = Math.floor((Date.parse(today) - Date.parse(writtenOn)) / (7 * day));
  return records.replace(/"(\d{4}-\d{2}-\d{2})(?=["T])/g, (whole, date: string) =>
    weeks >= 0 && date < firstMoved
      ? whole
      : `"${new Date(Date.parse(date) + weeks * 7 * day).toISOString().slice(0, 10)}`,
  );
}
