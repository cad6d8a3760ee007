import { expect, test } from 'vitest';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { loadHistory } from './load-history.server.ts';

test('[2.45] the history of price and state is told for each property, the latest first', async () => {
  const database = await databaseWith(
    {
      PropertyID: 2101,
      History: [
        { Date: '2026-09-12', Kind: 'for-sale', Price: 489_000 },
        { Date: '2026-10-24', Kind: 'price-lowered', Price: 465_000 },
      ],
    },
    { PropertyID: 2136, History: [] },
    { PropertyID: 2102 },
  );
  const { groups, empty } = await loadHistory(await sectionContext({ database, now }));
  expect(groups.map(({ title }) => title)).toEqual(['Kalkovenstraat 18', 'Wolmarktsteeg 24 bus\u00a01']);
  expect(groups[0]?.entries.map(({ date, title, text }) => [date, title, text])).toEqual([
    ['24 oktober 2026', 'Vraagprijs verlaagd', '€\u00a0465.000'],
    ['12 september 2026', 'Te koop gezet', '€\u00a0489.000'],
  ]);
  expect(groups[1]?.entries).toEqual([]);
  expect(empty).toBeUndefined();
  const nothing = await loadHistory(await sectionContext({ now }));
  expect(nothing.empty).toBe('Er is nog niets gebeurd met dit pand.');
});
