import { expect, test } from 'vitest';
import { emptyDatabase } from '../database/node-database.test-data.ts';
import { policyReports } from './operation-tables.server.ts';
import { countViolations, mostPerDay, purgePolicyReports, readViolations } from './policy-reports.server.ts';

const violation = { directive: 'img-src', blocked: 'pixel.example', page: '/nl/', source: '' };
const day = '2026-03-01';
const known = ['inline', 'eval', 'site.example'];
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    ...violation,
    blocked: `${String(from + index)}.example`,
  }));

test('a violation is counted by day, and read with its total and its last day and source', async () => {
  const database = emptyDatabase();
  await countViolations(database, '2026-03-01', [{ ...violation, source: 'old.example' }, violation], known);
  await countViolations(database, '2026-03-02', [{ ...violation, source: '/assets/a.js:7' }], known);
  await countViolations(database, '2026-03-02', [{ ...violation, page: '' }], known);
  expect(await readViolations(database, '2026-03-01')).toEqual([
    { ...violation, source: '/assets/a.js:7', count: 3, lastDay: '2026-03-02' },
    { ...violation, page: '', count: 1, lastDay: '2026-03-02' },
  ]);
  expect(await readViolations(database, '2026-03-02')).toMatchObject([{ page: '', count: 1 }, { count: 1 }]);
});

test('somebody who makes hosts up can neither fill the database nor hide what the site knows by name', async () => {
  const database = emptyDatabase();
  const half = mostPerDay / 2;
  for (let from = 0; from < mostPerDay; from += 20)
    await countViolations(database, day, numbered(from, from + 20), known);
  expect(await database.$count(policyReports)).toBe(half + 1);
  await countViolations(database, day, numbered(0, 1), known);
  const inline = { ...violation, directive: 'script-src-elem', blocked: 'inline' };
  await countViolations(database, day, [inline, { ...inline, blocked: 'site.example' }], known);
  const rows = await database.select().from(policyReports);
  expect(rows.find(({ directive }) => directive === 'other')).toMatchObject({ count: half, blocked: '' });
  expect(rows.find(({ blocked }) => blocked === '0.example')).toMatchObject({ count: 2 });
  expect(rows.filter(({ directive }) => directive === 'script-src-elem')).toMatchObject([
    { blocked: 'inline', page: '/nl/', count: 1 },
    { blocked: 'site.example', page: '/nl/', count: 1 },
  ]);
  await countViolations(database, '2026-03-02', [violation], known);
  expect(await database.$count(policyReports)).toBe(half + 4);
});

test('what the site knows by name is counted without its page once there are too many', async () => {
  const database = emptyDatabase();
  const half = mostPerDay / 2;
  const inline = (page: number) => ({ ...violation, blocked: 'inline', page: `/nl/${String(page)}/` });
  const pages = Array.from({ length: half + 5 }, (_, page) => inline(page));
  await countViolations(database, day, pages, known);
  await countViolations(database, day, [{ ...inline(0), blocked: 'eval' }, inline(0)], known);
  expect(await database.$count(policyReports)).toBe(half + 2);
  const rows = await database.select().from(policyReports);
  expect(rows.filter(({ page, count }) => page === '' || count > 1)).toMatchObject([
    { blocked: 'inline', page: '/nl/0/', count: 2 },
    { blocked: 'inline', page: '', count: 5 },
    { blocked: 'eval', page: '', count: 1 },
  ]);
  await countViolations(database, day, numbered(0, 1), known);
  expect(await database.$count(policyReports)).toBe(half + 3);
});

test('reports at the same moment are all counted', async () => {
  const database = emptyDatabase();
  await Promise.all(
    Array.from({ length: 10 }, () => countViolations(database, '2026-03-01', [violation], known)),
  );
  expect(await readViolations(database, '2026-03-01')).toMatchObject([{ count: 10 }]);
});

test('old reports go', async () => {
  const database = emptyDatabase();
  for (const date of ['2026-01-31', '2026-02-01']) await countViolations(database, date, [violation], known);
  await purgePolicyReports(database, '2026-02-01');
  expect(await readViolations(database, '')).toMatchObject([{ lastDay: '2026-02-01' }]);
});
