import { ownerFiles, uploads } from '../../platform/files/file-tables.server.ts';
import { eq, inArray, or } from 'drizzle-orm';
import { closedHours, ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import {
  ownerAnswers,
  ownerChanges,
  ownerNews,
  ownerPasskeys,
  owners,
  ownerSessions,
  ownerTokens,
} from './owner-tables.server.ts';
import type { WaitingMail } from '../../platform/mail/outbox.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';

/** Everything stored about an owner, for a request to see it, without passwords and tokens. */
export async function accountsOfAddress(database: Database, email: string) {
  const found = await database.select().from(owners).where(eq(owners.email, email));
  return Promise.all(
    found.map(async ({ id, name, language, createdAt, signedInAt, revokedAt, ...owner }) => ({
      id,
      name,
      language,
      createdAt,
      signedInAt,
      revokedAt,
      wantsMonthlyMail: owner.wantsMonthlyMail,
      stoppedNews: owner.stoppedNews,
      wantsDigest: owner.wantsDigest,
      hasPassword: owner.passwordHash !== null,
      properties: await database
        .select({ propertyId: ownerProperties.propertyId, addedAt: ownerProperties.addedAt })
        .from(ownerProperties)
        .where(eq(ownerProperties.ownerId, id)),
      passkeys: await database
        .select({
          name: ownerPasskeys.name,
          createdAt: ownerPasskeys.createdAt,
          usedAt: ownerPasskeys.usedAt,
        })
        .from(ownerPasskeys)
        .where(eq(ownerPasskeys.ownerId, id)),
      devices: await database
        .select({
          device: ownerSessions.device,
          createdAt: ownerSessions.createdAt,
          seenAt: ownerSessions.seenAt,
        })
        .from(ownerSessions)
        .where(eq(ownerSessions.ownerId, id)),
      documents: await database
        .select({
          name: uploads.name,
          size: uploads.size,
          kind: ownerFiles.kind,
          propertyId: ownerFiles.propertyId,
          createdAt: ownerFiles.createdAt,
        })
        .from(ownerFiles)
        .innerJoin(uploads, eq(uploads.id, ownerFiles.uploadId))
        .where(eq(ownerFiles.ownerId, id)),
      answers: await database
        .select({
          kind: ownerAnswers.kind,
          text: ownerAnswers.text,
          moment: ownerAnswers.moment,
          propertyId: ownerAnswers.propertyId,
          createdAt: ownerAnswers.createdAt,
        })
        .from(ownerAnswers)
        .where(eq(ownerAnswers.ownerId, id)),
      closedHours: await database
        .select({
          propertyId: closedHours.propertyId,
          startsAt: closedHours.startsAt,
          endsAt: closedHours.endsAt,
        })
        .from(closedHours)
        .where(eq(closedHours.ownerId, id)),
      news: await database
        .select({ propertyId: ownerNews.propertyId, item: ownerNews.item, state: ownerNews.state })
        .from(ownerNews)
        .where(eq(ownerNews.ownerId, id)),
      changes: await database
        .select({
          kind: ownerChanges.kind,
          propertyId: ownerChanges.propertyId,
          createdAt: ownerChanges.createdAt,
        })
        .from(ownerChanges)
        .where(eq(ownerChanges.ownerId, id)),
    })),
  );
}

/** Returns the ids of the documents, whose files are still there. Keeps only that it was removed, and by whom. */
export async function deleteOwner(
  database: Database,
  ownerId: string,
  { staffName, now, mails = [] }: { staffName: string; now: Date; mails?: readonly WaitingMail[] },
): Promise<string[]> {
  const files = database
    .select({ id: ownerFiles.uploadId })
    .from(ownerFiles)
    .where(eq(ownerFiles.ownerId, ownerId));
  const [documents] = await database.batch([
    files,
    database.delete(outbox).where(or(eq(outbox.submissionId, ownerId), inArray(outbox.submissionId, files))),
    database.delete(owners).where(eq(owners.id, ownerId)),
    database.delete(ownerProperties).where(eq(ownerProperties.ownerId, ownerId)),
    database.delete(ownerSessions).where(eq(ownerSessions.ownerId, ownerId)),
    database.delete(ownerTokens).where(eq(ownerTokens.ownerId, ownerId)),
    database.delete(ownerPasskeys).where(eq(ownerPasskeys.ownerId, ownerId)),
    database.delete(ownerAnswers).where(eq(ownerAnswers.ownerId, ownerId)),
    database.delete(closedHours).where(eq(closedHours.ownerId, ownerId)),
    database.delete(ownerNews).where(eq(ownerNews.ownerId, ownerId)),
    database.delete(ownerChanges).where(eq(ownerChanges.ownerId, ownerId)),
    database.insert(ownerChanges).values({
      id: crypto.randomUUID(),
      ownerId,
      staffName,
      kind: 'removed',
      createdAt: now,
    }),
    ...mails.map((mail) => database.insert(outbox).values({ ...mail, nextAttemptAt: now })),
  ]);
  return documents.map(({ id }) => id);
}
