import { uploads, ownerFiles } from '../../platform/files/file-tables.server.ts';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/storage.server.ts';

type OwnerFile = typeof ownerFiles.$inferSelect;

/** Refuses, by returning false, more than `most` files of a property. */
export async function storeOwnerFile(database: Database, file: OwnerFile, most: number): Promise<boolean> {
  const { uploadId, propertyId, ownerId, staffName, kind, createdAt } = file;
  const stored = await database
    .insert(ownerFiles)
    .select(
      sql`select ${uploadId}, ${propertyId}, ${ownerId}, ${staffName}, ${kind}, ${createdAt.getTime()}
          where (select count(*) from ${ownerFiles} where ${eq(ownerFiles.propertyId, propertyId)}) < ${most}`,
    )
    .returning({ id: ownerFiles.uploadId });
  return stored.length > 0;
}

const shown = {
  id: uploads.id,
  propertyId: ownerFiles.propertyId,
  ownerId: ownerFiles.ownerId,
  kind: ownerFiles.kind,
  name: uploads.name,
  type: uploads.type,
  size: uploads.size,
  createdAt: ownerFiles.createdAt,
};

/** The latest first. */
export function ownerFilesOf(database: Database, propertyIds: readonly string[]) {
  return database
    .select(shown)
    .from(ownerFiles)
    .innerJoin(uploads, eq(uploads.id, ownerFiles.uploadId))
    .where(and(inArray(ownerFiles.propertyId, [...propertyIds]), gt(uploads.size, 0)))
    .orderBy(desc(ownerFiles.createdAt));
}

/** Undefined for a file of any other property. */
export function findOwnerFile(database: Database, id: string, propertyIds: readonly string[]) {
  return database
    .select(shown)
    .from(ownerFiles)
    .innerJoin(uploads, eq(uploads.id, ownerFiles.uploadId))
    .where(and(eq(uploads.id, id), inArray(ownerFiles.propertyId, [...propertyIds]), gt(uploads.size, 0)))
    .get();
}

/** Forgets a file that this owner sent, with a mail about it that still waits; false for one that they did not send. */
export async function forgetOwnerFile(database: Database, id: string, ownerId: string): Promise<boolean> {
  const isTheirs = and(eq(ownerFiles.uploadId, id), eq(ownerFiles.ownerId, ownerId));
  const theirs = database.select({ id: ownerFiles.uploadId }).from(ownerFiles).where(isTheirs);
  const [, forgotten] = await database.batch([
    database.delete(outbox).where(inArray(outbox.submissionId, theirs)),
    database.delete(ownerFiles).where(isTheirs).returning({ id: ownerFiles.uploadId }),
  ]);
  return forgotten.length > 0;
}

export function findSentFile(database: Database, id: string) {
  return database
    .select(shown)
    .from(ownerFiles)
    .innerJoin(uploads, eq(uploads.id, ownerFiles.uploadId))
    .where(and(eq(uploads.id, id), gt(uploads.size, 0)))
    .get();
}
