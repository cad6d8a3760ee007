const day = 24 * 60 * 60_000;

/** Dates from this day on move with the current week. */
const firstMoved = '2026-11-20';
/** The day on which the sample was current. */
const writtenOn = '2026-11-23';

/**
 * Moves plans and latest news of the sample by whole weeks, so that an owner always has visits ahead and news of this
 * week, on the weekdays that the texts name. Before the sample was written everything moves back, or its past would
 * be ahead.
 */
export function moveSample(records: string, today: string): string {
  const weeks = Math.floor((Date.parse(today) - Date.parse(writtenOn)) / (7 * day));
  return records.replace(/"(\d{4}-\d{2}-\d{2})(?=["T])/g, (whole, date: string) =>
    weeks >= 0 && date < firstMoved
      ? whole
      : `"${new Date(Date.parse(date) + weeks * 7 * day).toISOString().slice(0, 10)}`,
  );
}
