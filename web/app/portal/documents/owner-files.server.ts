import { uploads, ownerFiles } from '../../platform/files/file-tables.server.ts';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';

type OwnerFile = typeof ownerFiles.$inferSelect;

/** Of owners together, and of the agency. */
const mostOfProperty = 60;

/** Refuses, by returning false, more files of a property than it may have. */
export async function storeOwnerFile(database: Database, file: OwnerFile): Promise<boolean> {
  const { uploadId, propertyId, ownerId, staffName, kind, createdAt } = file;
  const isOfKin = and(
    eq(ownerFiles.propertyId, propertyId),
    ownerId === '' ? eq(ownerFiles.ownerId, '') : ne(ownerFiles.ownerId, ''),
  );
  const stored = await database
    .insert(ownerFiles)
    .select(
      sql`select ${uploadId}, ${propertyId}, ${ownerId}, ${staffName}, ${kind}, ${createdAt.getTime()}
          where (select count(*) from ${ownerFiles} where ${isOfKin}) < ${mostOfProperty}`,
    )
    .returning({ id: ownerFiles.uploadId });
  return stored.length > 0;
}

const shown = {
  id: uploads.id,
  propertyId: ownerFiles.propertyId,
  ownerId: ownerFiles.ownerId,
  staffName: ownerFiles.staffName,
  kind: ownerFiles.kind,
  name: uploads.name,
  type: uploads.type,
  size: uploads.size,
  createdAt: ownerFiles.createdAt,
};

export function ownerFilesOf(database: Database, propertyIds: readonly string[]) {
  return database
    .select(shown)
    .from(ownerFiles)
    .innerJoin(uploads, eq(uploads.id, ownerFiles.uploadId))
    .where(and(inArray(ownerFiles.propertyId, [...propertyIds]), gt(uploads.size, 0)))
    .orderBy(desc(ownerFiles.createdAt));
}

export type SharedFile = Awaited<ReturnType<typeof ownerFilesOf>>[number];

/** Undefined for a file of any other property. */
export function findOwnerFile(database: Database, id: string, propertyIds: readonly string[]) {
  return database
    .select(shown)
    .from(ownerFiles)
    .innerJoin(uploads, eq(uploads.id, ownerFiles.uploadId))
    .where(and(eq(uploads.id, id), inArray(ownerFiles.propertyId, [...propertyIds]), gt(uploads.size, 0)))
    .get();
}

export const isOfAgency = ({ ownerId }: Pick<OwnerFile, 'ownerId'>) => ownerId === '';

/** Forgets a file of this owner (of the agency for an empty id) with its waiting mail; false for one of others. */
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
