import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../platform/database/storage.server.ts';
import { submissions } from '../../platform/database/storage-schema.server.ts';
import { type CountKind, type Interest, isViewSource } from './count-kinds.ts';
import { propertyCount, propertyViews, viewCount } from './statistics-tables.server.ts';

type PageView = Omit<typeof viewCount.$inferInsert, 'views'>;

type Counted = { propertyId: string; day: string; kind: CountKind };

const oneMore = {
  target: [propertyCount.propertyId, propertyCount.kind, propertyCount.day],
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

/** A view also counts towards the total of its day, in the same transaction. */
export async function countAboutProperty(database: Database, counted: Counted): Promise<void> {
  const { propertyId, day, kind } = counted;
  const ofKind = database
    .insert(propertyCount)
    .values({ ...counted, count: 1 })
    .onConflictDoUpdate(oneMore);
  const ofDay = database
    .insert(propertyViews)
    .values({ propertyId, day, count: 1 })
    .onConflictDoUpdate({
      target: [propertyViews.propertyId, propertyViews.day],
      set: { count: sql`${propertyViews.count} + 1` },
    });
  await database.batch(isViewSource(kind) ? [ofKind, ofDay] : [ofKind]);
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
