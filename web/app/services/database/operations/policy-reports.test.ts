import { expect, test } from 'vitest';
import { emptyDatabase } from '../node-database.test-data.ts';
import { policyReports } from './policy-report-table.server.ts';
import { countViolations, mostPerDay, purgePolicyReports, readViolations } from './policy-reports.server.ts';

const violation = { directive: 'img-src', blocked: 'pixel.example', page: '/nl/', source: '' };
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    ...violation,
    blocked: `${String(from + index)}.example`,
  }));

test('a violation is counted by day, and read with its total and its last day and source', async () => {
  const database = emptyDatabase();
  await countViolations(database, '2026-03-01', [{ ...violation, source: 'old.example' }, violation]);
  await countViolations(database, '2026-03-02', [{ ...violation, source: '/assets/a.js:7' }]);
  await countViolations(database, '2026-03-02', [{ ...violation, page: '' }]);
  expect(await readViolations(database, '2026-03-01')).toEqual([
    { ...violation, source: '/assets/a.js:7', count: 3, lastDay: '2026-03-02' },
    { ...violation, page: '', count: 1, lastDay: '2026-03-02' },
  ]);
  expect(await readViolations(database, '2026-03-02')).toMatchObject([{ page: '', count: 1 }, { count: 1 }]);
});

test('somebody who makes reports up cannot fill the database', async () => {
  const database = emptyDatabase();
  for (let from = 0; from < 2 * mostPerDay; from += 20)
    await countViolations(database, '2026-03-01', numbered(from, from + 20));
  expect(await database.$count(policyReports)).toBe(mostPerDay + 1);
  await countViolations(database, '2026-03-01', numbered(0, 1));
  const rows = await database.select().from(policyReports);
  expect(rows.find(({ directive }) => directive === 'other')).toMatchObject({
    count: mostPerDay,
    blocked: '',
  });
  expect(rows.find(({ blocked }) => blocked === '0.example')).toMatchObject({ count: 2 });
  await countViolations(database, '2026-03-02', [violation]);
  expect(await database.$count(policyReports)).toBe(mostPerDay + 2);
});

test('reports at the same moment are all counted', async () => {
  const database = emptyDatabase();
  await Promise.all(Array.from({ length: 10 }, () => countViolations(database, '2026-03-01', [violation])));
  expect(await readViolations(database, '2026-03-01')).toMatchObject([{ count: 10 }]);
});

test('old reports go', async () => {
  const database = emptyDatabase();
  for (const day of ['2026-01-31', '2026-02-01']) await countViolations(database, day, [violation]);
  await purgePolicyReports(database, '2026-02-01');
  expect(await readViolations(database, '')).toMatchObject([{ lastDay: '2026-02-01' }]);
});
