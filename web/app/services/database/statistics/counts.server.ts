import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../storage.server.ts';
import { submissions } from '../storage-schema.server.ts';
import type { CountKind, Interest } from './count-kinds.ts';
import { propertyCount, viewCount } from './statistics-tables.server.ts';

type PageView = Omit<typeof viewCount.$inferInsert, 'views'>;

type Counted = { propertyId: string; day: string; kind: CountKind };

const oneMore = {
  target: [propertyCount.propertyId, propertyCount.day, propertyCount.kind],
  set: { count: sql`${propertyCount.count} + 1` },
};

export async function countPageView(database: Database, view: PageView): Promise<void> {
  await database
    .insert(viewCount)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({
      target: [viewCount.day, viewCount.path],
      set: { views: sql`${viewCount.views} + 1` },
    });
}

export async function countAboutProperty(database: Database, counted: Counted): Promise<void> {
  await database
    .insert(propertyCount)
    .values({ ...counted, count: 1 })
    .onConflictDoUpdate(oneMore);
}

/** Belongs in the transaction that stores the submission, and counts nothing when that is not stored. */
export function countSubmission(
  database: Database,
  counted: Counted & { kind: Interest },
  submissionId: string,
): BatchItem<'sqlite'> {
  const isStored = sql`exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`;
  return countWhere(database, counted, isStored);
}

/** Belongs in the transaction that stores the report of a search alert, under the same condition. */
export function countMatch(
  database: Database,
  counted: Omit<Counted, 'kind'>,
  condition: SQL,
): BatchItem<'sqlite'> {
  return countWhere(database, { ...counted, kind: 'match' }, condition);
}

function countWhere(database: Database, { propertyId, day, kind }: Counted, condition: SQL) {
  return database
    .insert(propertyCount)
    .select(sql`select ${propertyId}, ${day}, ${kind}, 1 where ${condition}`)
    .onConflictDoUpdate(oneMore);
}
