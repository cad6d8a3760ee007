import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import { ownerAnswers, owners } from '../owners/owner-tables.server.ts';

export type OwnerAnswer = typeof ownerAnswers.$inferSelect;

export async function findAnswers(
  database: Database,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, OwnerAnswer & { ownerName: string }>> {
  const rows = await database
    .select({ answer: ownerAnswers, ownerName: owners.name })
    .from(ownerAnswers)
    .innerJoin(owners, eq(owners.id, ownerAnswers.ownerId))
    .where(inArray(ownerAnswers.propertyId, [...propertyIds]))
    .orderBy(desc(ownerAnswers.createdAt), sql`${ownerAnswers}.rowid desc`);
  return new Map(
    rows
      .toReversed()
      .map(({ answer, ownerName }) => [
        answerKey(answer.propertyId, answer.subject),
        { ...answer, ownerName },
      ]),
  );
}

/** The software counts visits of each property apart. */
export function answerKey(propertyId: string, subject: string): string {
  return `${propertyId} ${subject}`;
}

export async function addAnswer(database: Database, answer: OwnerAnswer): Promise<void> {
  await database.insert(ownerAnswers).values(answer);
}

/** Tells whether the latest answer says the same, so that a form sent twice tells staff once. */
export async function isAnswered(database: Database, answer: OwnerAnswer): Promise<boolean> {
  const latest = await database
    .select()
    .from(ownerAnswers)
    .where(
      and(
        eq(ownerAnswers.propertyId, answer.propertyId),
        eq(ownerAnswers.subject, answer.subject),
        eq(ownerAnswers.ownerId, answer.ownerId),
      ),
    )
    .orderBy(desc(ownerAnswers.createdAt), sql`rowid desc`)
    .get();
  return latest?.kind === answer.kind && latest.text === answer.text && latest.moment === answer.moment;
}
