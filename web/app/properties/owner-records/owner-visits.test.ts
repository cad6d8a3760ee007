import { expect, test } from 'vitest';
import { exampleOwnerRecords } from './example.test-data.ts';
import { type BookedVisit, ownerVisits } from './owner-visits.ts';

const now = '2026-11-20T12:00';

const booked = (start: string, state: BookedVisit['state'] = 'booked'): BookedVisit => ({
  id: '1A2B3C4D',
  propertyId: '501',
  start,
  state,
});

const shown = (visits: BookedVisit[], records = exampleOwnerRecords()) =>
  ownerVisits(records, visits, now).map(({ start, state, reaction }) => [start, state, reaction]);

test('visits of the agency and of the site come in one order of time', () => {
  expect(shown([booked('2026-11-24T09:00'), booked('2026-11-13T09:00', 'came')])).toEqual([
    ['2026-11-13T09:00', 'done', undefined],
    ['2026-11-14T10:00', 'done', 'interested'],
    ['2026-11-24T09:00', 'planned', undefined],
    ['2026-11-25T16:30', 'planned', undefined],
  ]);
});

test('a visit that the software names by the reference of the site is shown once, with its outcome', () => {
  const known = exampleOwnerRecords({
    Visits: [{ ID: 1, Start: '2026-11-14T10:30', Reaction: 'interested', SiteReference: '1A2B3C4D' }],
  });
  expect(shown([booked('2026-11-14T10:00', 'came')], known)).toEqual([
    ['2026-11-14T10:30', 'done', 'interested'],
  ]);
});

test('two visits of a property at one time are both shown', () => {
  expect(shown([booked('2026-11-14T10:00', 'came')]).slice(0, 2)).toEqual([
    ['2026-11-14T10:00', 'done', 'interested'],
    ['2026-11-14T10:00', 'done', undefined],
  ]);
});

test('what was cancelled by either side, or missed, is not planned', () => {
  const none = exampleOwnerRecords({ Visits: [{ ID: 1, Start: '2026-11-26T10:00', Cancelled: true }] });
  expect(
    shown([booked('2026-11-27T10:00', 'cancelled'), booked('2026-11-28T10:00', 'called-off')], none),
  ).toEqual([
    ['2026-11-26T10:00', 'cancelled', undefined],
    ['2026-11-27T10:00', 'cancelled', undefined],
    ['2026-11-28T10:00', 'cancelled', undefined],
  ]);
  expect(shown([booked('2026-11-10T10:00', 'missed')])[0]).toEqual(['2026-11-10T10:00', 'missed', undefined]);
});

test('a visit with an outcome took place, even for a site whose clock is behind', () => {
  const [visit] = ownerVisits(exampleOwnerRecords(), [], '2026-03-02T10:00');
  expect(visit).toMatchObject({ start: '2026-11-14T10:00', state: 'done' });
});
