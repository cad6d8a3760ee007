import { expect, test } from 'vitest';
import { propertyEdits } from './property-edits.ts';
import { comingFrom } from './sample-days.ts';

const openHousesFrom = (day: string) =>
  comingFrom(propertyEdits, day).flatMap(({ openHouses = [] }) => openHouses);
const datesFrom = (day: string) => openHousesFrom(day).map(({ date = '' }) => date);
const weekdayOf = (date: string) => new Date(date).getUTCDay();

test('the fixed clock of tests has the samples as they are written', () => {
  expect(comingFrom(propertyEdits, '2026-03-02')).toEqual(propertyEdits);
});

test('open houses are to come on whatever day the seed is loaded, on the same days of the week', () => {
  const written = datesFrom('2026-03-02');
  for (const today of ['2026-11-22', '2026-11-23', '2026-11-29', '2027-02-28', '2031-07-04']) {
    const dates = datesFrom(today);
    expect(dates.every((date) => date > today)).toBe(true);
    expect(dates.map(weekdayOf)).toEqual(written.map(weekdayOf));
  }
  expect(datesFrom('2026-11-23')[0]).toBe('2026-11-28');
});
