import { and, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { followUps } from '../staff-tables.server.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';

/** An absent field stays as it is; null removes it. */
export type FollowUpChange = { assigneeId?: string | null | undefined; remindOn?: string | null | undefined };

/** Holds for a lead whose reminder has come while it is not done; `submissions` joins `follow_ups`. */
export function isDue(now: Date): SQL {
  return sql`coalesce(${submissions.state} <> 'done' and ${followUps.remindOn} <= ${belgianDay(now)}, 0)`;
}

/** Does nothing when the lead is gone. Another day reminds again. */
export async function setFollowUp(
  database: Database,
  id: string,
  { assigneeId, remindOn }: FollowUpChange,
): Promise<void> {
  const change = {
    ...(assigneeId !== undefined && { assigneeId }),
    ...(remindOn !== undefined && { remindOn, remindedAt: null }),
  };
  if (Object.keys(change).length === 0) return;
  await database
    .insert(followUps)
    .select(
      sql`select ${id}, ${assigneeId ?? null}, ${remindOn ?? null}, null
        where exists (select 1 from ${submissions} where ${submissions.id} = ${id})`,
    )
    .onConflictDoUpdate({ target: followUps.submissionId, set: change });
}

const mostAtOnce = 20;

export function remindersToMail(database: Database, day: string) {
  return database
    .select({ lead: submissions, followUp: followUps })
    .from(followUps)
    .innerJoin(submissions, eq(submissions.id, followUps.submissionId))
    .where(and(lte(followUps.remindOn, day), isNull(followUps.remindedAt), ne(submissions.state, 'done')))
    .limit(mostAtOnce);
}

export function markReminded(database: Database, ids: readonly string[], now: Date) {
  return database
    .update(followUps)
    .set({ remindedAt: now })
    .where(inArray(followUps.submissionId, [...ids]));
}
