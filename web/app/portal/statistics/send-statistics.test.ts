import { expect, test } from 'vitest';
import { propertyCount } from '../../consent/consent-tables.server.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { sendStatistics } from './send-statistics.server.ts';

test('[2.45] a file for a spreadsheet has all counts of an owner’s properties by day, and none of others', async () => {
  const context = await sectionContext({ propertyIds: ['2101', '2104'], language: 'en' });
  const on = (propertyId: string, day: string, kind: 'list' | 'direct' | 'share', count: number) => ({
    propertyId,
    day,
    kind,
    count,
  });
  await context.platform.database
    .insert(propertyCount)
    .values([
      on('2101', '2026-03-01', 'list', 3),
      on('2104', '2026-03-01', 'list', 4),
      on('2104', '2026-03-02', 'direct', 2),
      on('2101', '2026-03-02', 'share', 1),
      on('2102', '2026-03-01', 'list', 99),
    ]);
  const lines = (await (await sendStatistics(context)).text()).split('\r\n');
  expect(lines[0]).toMatch(/^"Date";"Views";"The listings on our website";/);
  expect(lines.slice(1)).toEqual([
    '"2026-03-01";"7";"7";"0";"0";"0";"0";"0";"0";"0";"0";"0";"0";"0"',
    '"2026-03-02";"2";"0";"0";"0";"0";"0";"0";"2";"0";"0";"1";"0";"0"',
    '',
  ]);
});
