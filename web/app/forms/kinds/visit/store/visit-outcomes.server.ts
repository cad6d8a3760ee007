import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import { submissions, visits } from '../../../../platform/database/storage-schema.server.ts';
import type { Database } from '../../../../platform/database/storage.server.ts';
import type { StoredVisit, Visit } from './visits.server.ts';

export function visitsBetween(database: Database, from: Date, to: Date): Promise<StoredVisit[]> {
  return database
    .select({ visit: visits, submission: submissions })
    .from(visits)
    .innerJoin(submissions, eq(submissions.id, visits.submissionId))
    .where(and(gte(visits.startsAt, from), lt(visits.startsAt, to)))
    .orderBy(asc(visits.startsAt), asc(visits.submissionId));
}

/** Returns false for a visit that its visitor cancelled. */
export async function noteOutcome(database: Database, id: string, state: Visit['state']): Promise<boolean> {
  const noted = await database
    .update(visits)
    .set({ state, remindAt: null })
    .where(and(eq(visits.submissionId, id), ne(visits.state, 'cancelled')))
    .returning({ id: visits.submissionId });
  return noted.length > 0;
}

export async function noteText(database: Database, id: string, note: string): Promise<void> {
  await database.update(visits).set({ note }).where(eq(visits.submissionId, id));
}
