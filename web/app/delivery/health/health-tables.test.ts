import { getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { allTables, assertMigrated } from './serve-health.server.ts';

test('a database with every migration is migrated, and one that lacks a table or a column is not', async () => {
  const database = emptyDatabase();
  const rows = await database.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(allTables.map(getTableName).toSorted());
  await assertMigrated(database);
  await database.run(sql`alter table owners drop column "wantsMonthlyMail"`);
  await expect(assertMigrated(database)).rejects.toThrow();
});
