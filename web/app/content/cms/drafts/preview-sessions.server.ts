import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/storage.server.ts';
import { previewSessions } from '../../../platform/database/storage-schema.server.ts';

export type PreviewSession = typeof previewSessions.$inferSelect;

export async function openPreviewSession(
  database: Database,
  session: Omit<PreviewSession, 'id'>,
): Promise<string> {
  const id = crypto.randomUUID();
  await database.insert(previewSessions).values({ ...session, id });
  return id;
}

export function findPreviewSession(
  database: Database,
  id: string,
  now: Date,
): Promise<PreviewSession | undefined> {
  return database
    .select()
    .from(previewSessions)
    .where(and(eq(previewSessions.id, id), gt(previewSessions.expiresAt, now)))
    .get();
}

export async function endPreviewSession(database: Database, id: string): Promise<void> {
  await database.delete(previewSessions).where(eq(previewSessions.id, id));
}
