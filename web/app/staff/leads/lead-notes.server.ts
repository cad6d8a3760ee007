import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { LeadNote } from 'schemas/lead.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { leadNotes } from '../staff-tables.server.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';

export type StoredNote = typeof leadNotes.$inferSelect;

/** Inserts a note once per id, and none when the lead is gone. */
export function insertNote(database: Database, note: StoredNote) {
  const { id, submissionId, author, text, subject, createdAt } = note;
  return database
    .insert(leadNotes)
    .select(
      sql`select ${id}, ${submissionId}, ${author}, ${text}, ${subject}, ${createdAt.getTime()}
        where exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`,
    )
    .onConflictDoNothing();
}

export async function addNote(database: Database, note: StoredNote): Promise<boolean> {
  await insertNote(database, note);
  const stored = await database
    .select({ submissionId: leadNotes.submissionId })
    .from(leadNotes)
    .where(eq(leadNotes.id, note.id))
    .get();
  return stored?.submissionId === note.submissionId;
}

export async function notesOf(
  database: Database,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, LeadNote[]>> {
  const notes = await database
    .select()
    .from(leadNotes)
    .where(inArray(leadNotes.submissionId, [...leadIds]))
    .orderBy(asc(leadNotes.createdAt), sql`rowid`);
  const byLead = new Map<string, LeadNote[]>();
  for (const { submissionId, createdAt, subject, ...note } of notes) {
    const shown = { ...note, ...(subject !== null && { subject }), createdAt: createdAt.toISOString() };
    byLead.set(submissionId, [...(byLead.get(submissionId) ?? []), shown]);
  }
  return byLead;
}
