import { expect, test } from 'vitest';
import { propertyCount } from '../../consent/consent-tables.server.ts';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { loadStatistics } from './load-statistics.server.ts';

test('a change of price and a mail to house-hunters mark their day in the graph and in its table', async () => {
  const database = await databaseWith(
    { PropertyID: 2101, History: [{ Date: '2026-11-02', Kind: 'price-lowered', Price: 465_000 }] },
    { PropertyID: 2102, History: [{ Date: '2026-11-03', Kind: 'price-lowered', Price: 1 }] },
  );
  await database.insert(propertyCount).values([
    { propertyId: '2101', day: '2026-11-12', kind: 'match', count: 3 },
    { propertyId: '2102', day: '2026-11-13', kind: 'match', count: 5 },
  ]);
  const { graph } = await loadStatistics(await sectionContext({ database, now, selected: '2101' }));
  expect(graph.picture.marked).toEqual(['2026-11-02', '2026-11-12']);
  expect(graph.marks.days.map(({ texts }) => texts)).toEqual([
    ['Vraagprijs verlaagd, €\u00a0465.000'],
    ['Gemaild aan 3 zoekers'],
  ]);
  expect(graph.rows.find(({ key }) => key === '2026-11-12')?.events).toBe('Gemaild aan 3 zoekers');
  const several = await loadStatistics(await sectionContext({ database, now, email: 'b@example.com' }));
  expect(several.graph.marks.days[0]?.texts).toEqual([
    'Vraagprijs verlaagd, €\u00a0465.000: Kalkovenstraat 18',
  ]);
});
