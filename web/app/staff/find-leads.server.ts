import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { leadStates } from 'schemas/lead.ts';
import { z } from 'zod';
import type { Database } from '../services/database/storage.server.ts';
import { submissions } from '../services/database/storage-schema.server.ts';
import { fold, folded } from './fold.server.ts';

export const leadFilterSchema = z.object({
  search: z.string().max(200).default(''),
  state: z.enum(leadStates).optional(),
  form: z.string().max(60).optional(),
});

export type LeadFilter = z.infer<typeof leadFilterSchema>;

export type StoredLead = typeof submissions.$inferSelect;

const mostWords = 8;

function holdsWord(word: string): SQL {
  const value = folded(sql.raw('each.value'));
  return sql`(
    exists (select 1 from json_each(${submissions.values}) as each where instr(${value}, ${word}) > 0)
    or coalesce(json_extract(${submissions.context}, '$.propertyId'), '') = ${word}
    or substr(${submissions.id}, 1, 8) = ${word})`;
}

function conditions({ search, state, form }: LeadFilter): SQL | undefined {
  const words = fold(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
  return and(
    state && eq(submissions.state, state),
    form ? eq(submissions.form, form) : undefined,
    ...words.map(holdsWord),
  );
}

export function findLeads(
  database: Database,
  filter: LeadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredLead[]> {
  return database
    .select()
    .from(submissions)
    .where(conditions(filter))
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(limit)
    .offset(offset);
}

export async function countLeads(database: Database, filter: LeadFilter): Promise<number> {
  const row = await database.select({ count: count() }).from(submissions).where(conditions(filter)).get();
  return row?.count ?? 0;
}

export async function setLeadState(
  database: Database,
  id: string,
  state: StoredLead['state'],
): Promise<boolean> {
  const changed = await database
    .update(submissions)
    .set({ state })
    .where(eq(submissions.id, id))
    .returning({ id: submissions.id });
  return changed.length > 0;
}
