import { ownerFiles, uploads } from '../../platform/files/file-tables.server.ts';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';

export type Upload = typeof uploads.$inferSelect;

/** Also once its owner no longer has the property; a paper of the agency stays with the property. */
const isOfNoOwner = sql`not exists (select 1 from ${ownerFiles} left join ${ownerProperties}
  on ${ownerProperties.ownerId} = ${ownerFiles.ownerId} and ${ownerProperties.propertyId} = ${ownerFiles.propertyId}
  where ${ownerFiles.uploadId} = ${uploads.id} and (${ownerFiles.ownerId} = '' or ${ownerProperties.ownerId} is not null))`;

/** Milliseconds, more than a large file takes on a slow line. */
const longestUpload = 15 * 60_000;

/**
 * Comes before the object, so that none is ever without a row. Returns false where files of unsent forms would exceed
 * `most` bytes; what a worker left unfinished counts only while it could still arrive.
 */
export async function reserveUpload(
  database: Database,
  { id, name, type, createdAt }: Pick<Upload, 'id' | 'name' | 'type' | 'createdAt'>,
  { most, largest }: { most: number; largest: number },
): Promise<boolean> {
  const oldest = new Date(createdAt.getTime() - longestUpload);
  const mayCome = or(gt(uploads.size, 0), gt(uploads.createdAt, oldest));
  const unsent = database
    .select({ bytes: sql`coalesce(sum(abs(${uploads.size})), 0)` })
    .from(uploads)
    .where(and(isNull(uploads.submissionId), isOfNoOwner, mayCome));
  const reserved = await database
    .insert(uploads)
    .select(
      sql`select ${id}, null, ${name}, ${type}, ${-largest}, ${createdAt.getTime()}
          where (${unsent}) + ${largest} <= ${most}`,
    )
    .returning({ id: uploads.id });
  return reserved.length > 0;
}

export async function finishUpload(database: Database, id: string, size: number): Promise<void> {
  await database.update(uploads).set({ size }).where(eq(uploads.id, id));
}

/** Takes files that belong to no submission yet, in the transaction that stores one. */
export function claimUploads(
  database: Database,
  submissionId: string,
  files: readonly Pick<Upload, 'id'>[],
): BatchItem<'sqlite'> {
  const ids = files.map(({ id }) => id);
  const isStored = sql`exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`;
  const isFree = and(inArray(uploads.id, ids), isNull(uploads.submissionId), isOfNoOwner);
  return database.update(uploads).set({ submissionId }).where(and(isFree, isStored));
}

export function uploadsOf(database: Database, submissionIds: readonly string[]): Promise<Upload[]> {
  return database
    .select()
    .from(uploads)
    .where(and(inArray(uploads.submissionId, [...submissionIds]), gt(uploads.size, 0)));
}

export function findUpload(database: Database, id: string): Promise<Upload | undefined> {
  return database
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isNotNull(uploads.submissionId), gt(uploads.size, 0)))
    .get();
}

const wasOfOwner = sql`exists (select 1 from ${ownerFiles} where ${ownerFiles.uploadId} = ${uploads.id})`;

/** Files stored before an instant and never sent, and those whose submission or owner's property is gone. */
export async function orphanUploads(database: Database, before: Date, most: number): Promise<string[]> {
  const rows = await database
    .select({ id: uploads.id })
    .from(uploads)
    .leftJoin(submissions, eq(submissions.id, uploads.submissionId))
    .where(
      and(
        isNull(submissions.id),
        or(isNotNull(uploads.submissionId), wasOfOwner, lt(uploads.createdAt, before)),
        isOfNoOwner,
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function freeUploads(database: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), isNull(uploads.submissionId)));
  return rows.map(({ id }) => id);
}

export async function forgetUploads(database: Database, ids: readonly string[]): Promise<void> {
  await database.batch([
    database.delete(ownerFiles).where(inArray(ownerFiles.uploadId, [...ids])),
    database.delete(uploads).where(inArray(uploads.id, [...ids])),
  ]);
}
