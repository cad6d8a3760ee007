import { sql } from 'drizzle-orm';
import type { Database } from './storage.server.ts';
import { viewCount } from './storage-schema.server.ts';

export type View = Omit<typeof viewCount.$inferInsert, 'views'>;

export async function countView(database: Database, view: View): Promise<void> {
  await database
    .insert(viewCount)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({
      target: [viewCount.day, viewCount.path],
      set: { views: sql`${viewCount.views} + 1` },
    });
}
