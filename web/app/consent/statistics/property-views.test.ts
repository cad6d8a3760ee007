import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { type CountKind, interests, viewSources } from './count-kinds.ts';
import { countAboutProperty } from './counts.server.ts';
import { propertyCount, propertyViews } from '../consent-tables.server.ts';

const migrations = join(import.meta.dirname, '../../../migrations');

test('every source counts towards the views of its day, and nothing else does', async () => {
  const database = emptyDatabase();
  const counted: CountKind[] = [...viewSources, ...interests, 'list'];
  for (const kind of counted)
    await countAboutProperty(database, { propertyId: '2101', day: '2026-03-29', kind });
  await countAboutProperty(database, { propertyId: '2102', day: '2026-03-29', kind: 'direct' });
  expect(await database.select().from(propertyViews)).toEqual([
    { propertyId: '2101', day: '2026-03-29', count: viewSources.length + 1 },
    { propertyId: '2102', day: '2026-03-29', count: 1 },
  ]);
  const [stored] = await database.select({ all: sql`sum(${propertyCount.count})` }).from(propertyCount);
  expect(stored).toEqual({ all: counted.length + 1 });
});

test('what was counted before views had totals is neither lost nor counted twice', () => {
  const sqlite = new DatabaseSync(':memory:');
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const change = files.findIndex((name) => name.endsWith('_property-views.sql'));
  const run = (names: readonly string[]) => {
    for (const name of names)
      sqlite.exec(readFileSync(join(migrations, name), 'utf8').replaceAll('--> statement-breakpoint', ''));
  };
  run(files.slice(0, change));
  const kinds = [...viewSources, ...interests];
  const insert = sqlite.prepare('insert into property_count values (?, ?, ?, ?)');
  kinds.forEach((kind, index) => insert.run('2101', '2026-03-29', kind, 10 ** index));
  insert.run('2102', '2026-03-30', 'direct', 7);
  run(files.slice(change, change + 1));
  expect(
    sqlite.prepare('select count(*) as rows, sum(count) as all_of_them from property_count').get(),
  ).toEqual({ rows: kinds.length + 1, all_of_them: 111_111_111_111 + 7 });
  expect(sqlite.prepare('select * from property_views').all()).toEqual([
    { propertyId: '2101', day: '2026-03-29', count: 11_111_111 },
    { propertyId: '2102', day: '2026-03-30', count: 7 },
  ]);
});
