import type { SeededPropertyEdit } from '../../builders/document.ts';

/** The Monday from which the dates of sample open houses count. */
export const sampleMonday = '2026-03-02';

const day = 24 * 60 * 60 * 1000;
const week = 7 * day;

/**
 * Moves open houses by whole weeks, keeping their weekdays, so that some lie ahead on an ISO day and a few days
 * after. Unmoved samples are for tests, whose clock is fixed.
 */
export function comingFrom(edits: readonly SeededPropertyEdit[], today: string): SeededPropertyEdit[] {
  const weeks = Math.ceil((Date.parse(today) - Date.parse(sampleMonday)) / week);
  const moved = (date: string) => new Date(Date.parse(date) + weeks * week).toISOString().slice(0, 10);
  return edits.map(({ openHouses, ...edit }) => ({
    ...edit,
    ...(openHouses && { openHouses: openHouses.map((each) => ({ ...each, date: moved(each.date ?? '') })) }),
  }));
}
