import { sql } from 'drizzle-orm';
import type { Database } from './storage.server.ts';
import { viewCount } from './storage-schema.server.ts';

/** One page in one language on one day. It tells nothing of who looked. */
export type View = Omit<typeof viewCount.$inferInsert, 'views'>;

/** Adds one to the views of a page on a day. */
export async function countView(database: Database, view: View): Promise<void> {
  await database
    .insert(viewCount)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({
      target: [viewCount.day, viewCount.path],
      set: { views: sql`${viewCount.views} + 1` },
    });
}
