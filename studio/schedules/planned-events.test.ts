import { expect, test } from 'vitest';
import { plannedEvents, type TimedDocument, weeksOf } from './planned-events.ts';
import type { Schedule } from './schedule.ts';

const document = (fields: Partial<TimedDocument>): TimedDocument => ({
  _id: 'a',
  _type: 'popup',
  title: null,
  reference: null,
  parts: null,
  openHouses: null,
  ...fields,
});

const plan = (state: Schedule['state']): Schedule => ({
  _id: 'schedule.1',
  _rev: '1',
  documentId: 'page-home',
  documentType: 'page',
  documentTitle: 'Home',
  action: 'publish',
  at: '2026-12-01T08:00:00Z',
  state,
});

test('a month holds plans, what begins and ends by itself, and open house days, in Belgian time and in their order', () => {
  const documents = [
    document({
      title: [{ _key: 'nl', language: 'nl', value: 'Opendeur' }],
      showFrom: '2026-11-30T23:30:00Z',
      showUntil: 'nonsense',
    }),
    document({ _id: 'top-bar', parts: [{ title: 'Gesloten', showUntil: '2026-12-24T11:00:00Z' }] }),
    document({ reference: '2101', openHouses: [{ date: '2026-12-05', from: '10:00' }, {}] }),
  ];
  const events = plannedEvents([plan('planned'), plan('done')], documents);
  expect(events.map(({ day, time, what, title, id }) => [day, time, what, title, id])).toEqual([
    ['2026-12-01', '00:30', 'From', 'Opendeur', 'a'],
    ['2026-12-01', '09:00', 'Publish', 'Home', 'page-home'],
    ['2026-12-05', '10:00', 'Open house', '2101', 'a'],
    ['2026-12-24', '12:00', 'Until', 'Gesloten', 'top-bar'],
  ]);
});

test('weeks begin on Monday and hold all days of the month', () => {
  const december = weeksOf('2026-12');
  expect([december[0]?.[0], december.at(-1)?.[6]]).toEqual(['2026-11-30', '2027-01-03']);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2026-10').flat()).toHaveLength(35);
});
