import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { leadStates, unassigned } from 'schemas/lead.ts';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.server.ts';
import { followUps } from '../staff-tables.server.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';
import { foldAsSql, foldedInSql } from '../fold.server.ts';
import { isDue } from './follow-ups.server.ts';

export const leadFilterSchema = z.object({
  search: z.string().max(200).default(''),
  state: z.enum(leadStates).optional(),
  form: z.string().max(60).optional(),
  /** The id of a team member, or `unassigned`. */
  assignee: z.string().max(100).optional(),
});

export type LeadFilter = z.infer<typeof leadFilterSchema>;

export type StoredLead = typeof submissions.$inferSelect;

export type FoundLead = StoredLead & {
  assigneeId: string | null;
  remindOn: string | null;
  isDue: boolean;
};

type Range = { limit: number; offset: number; now: Date };

const mostWords = 8;

function holdsWord(word: string): SQL {
  const value = foldedInSql(sql.raw('each.value'));
  return sql`(
    exists (select 1 from json_each(${submissions.values}) as each where instr(${value}, ${word}) > 0)
    or coalesce(json_extract(${submissions.context}, '$.propertyId'), '') = ${word}
    or substr(${submissions.id}, 1, 8) = ${word})`;
}

function isAssignedTo(assignee: string): SQL {
  return assignee === unassigned ? isNull(followUps.assigneeId) : eq(followUps.assigneeId, assignee);
}

function conditions({ search, state, form, assignee }: LeadFilter): SQL | undefined {
  const words = foldAsSql(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
  return and(
    state && eq(submissions.state, state),
    form ? eq(submissions.form, form) : undefined,
    assignee ? isAssignedTo(assignee) : undefined,
    ...words.map(holdsWord),
  );
}

function leadsWithFollowUps(database: Database, due: SQL) {
  return database
    .select({
      ...getTableColumns(submissions),
      assigneeId: followUps.assigneeId,
      remindOn: followUps.remindOn,
      isDue: sql`${due}`.mapWith(Boolean).as('is_due'),
    })
    .from(submissions)
    .leftJoin(followUps, eq(followUps.submissionId, submissions.id));
}

/** Due leads come first, the one that has waited longest before the others; then the newest. */
export function findLeads(
  database: Database,
  filter: LeadFilter,
  { limit, offset, now }: Range,
): Promise<FoundLead[]> {
  const due = isDue(now);
  return leadsWithFollowUps(database, due)
    .where(conditions(filter))
    .orderBy(
      desc(due),
      asc(sql`case when ${due} then ${followUps.remindOn} end`),
      desc(submissions.createdAt),
      desc(submissions.id),
    )
    .limit(limit)
    .offset(offset);
}

export function findLead(database: Database, id: string, now: Date): Promise<FoundLead | undefined> {
  return leadsWithFollowUps(database, isDue(now)).where(eq(submissions.id, id)).get();
}

export async function countLeads(database: Database, filter: LeadFilter): Promise<number> {
  const row = await database
    .select({ count: count() })
    .from(submissions)
    .leftJoin(followUps, eq(followUps.submissionId, submissions.id))
    .where(conditions(filter))
    .get();
  return row?.count ?? 0;
}

/** Returns false when the lead is gone. Without a state it changes nothing. */
export async function setLeadState(
  database: Database,
  id: string,
  state: StoredLead['state'] | undefined,
): Promise<boolean> {
  const changed = await database
    .update(submissions)
    .set({ state: state ?? sql`${submissions.state}` })
    .where(eq(submissions.id, id))
    .returning({ id: submissions.id });
  return changed.length > 0;
}
