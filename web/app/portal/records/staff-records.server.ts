import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LanguageId } from 'schemas/languages.ts';
import type { StaffRecordContent, StaffRecordKind } from 'schemas/staff-record.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { staffRecords } from '../../properties/owner-records/owner-record-tables.server.ts';

export type StoredStaffRecord = typeof staffRecords.$inferSelect;

type ContentOf<Kind extends StaffRecordKind> = Extract<StaffRecordContent, { kind: Kind }>;

export type Written<Kind extends StaffRecordKind> = Omit<StoredStaffRecord, 'content' | 'kind'> & {
  content: ContentOf<Kind>;
};

export function findStaffRecords(
  database: Database,
  propertyIds: readonly string[],
): Promise<StoredStaffRecord[]> {
  return database
    .select()
    .from(staffRecords)
    .where(inArray(staffRecords.propertyId, [...propertyIds]))
    .orderBy(desc(staffRecords.createdAt), sql`rowid desc`);
}

const isOfKind = <Kind extends StaffRecordKind>(
  content: StaffRecordContent,
  kind: Kind,
): content is ContentOf<Kind> => content.kind === kind;

export function writtenOf<Kind extends StaffRecordKind>(
  records: readonly StoredStaffRecord[],
  kind: Kind,
): Written<Kind>[] {
  return records.flatMap(({ content, ...record }) =>
    isOfKind(content, kind) ? [{ ...record, content }] : [],
  );
}

export function findStaffRecord(database: Database, id: string): Promise<StoredStaffRecord | undefined> {
  return database.select().from(staffRecords).where(eq(staffRecords.id, id)).get();
}

type NewStaffRecord = {
  propertyId: string;
  language: LanguageId;
  content: StaffRecordContent;
  staffName: string;
  createdAt: Date;
};

export async function addStaffRecord(database: Database, record: NewStaffRecord): Promise<string> {
  const id = crypto.randomUUID();
  await database.insert(staffRecords).values({ ...record, id, kind: record.content.kind });
  return id;
}

export async function changeStaffRecord(
  database: Database,
  id: string,
  content: StaffRecordContent,
): Promise<boolean> {
  const changed = await database
    .update(staffRecords)
    .set({ content })
    .where(and(eq(staffRecords.id, id), eq(staffRecords.kind, content.kind)))
    .returning({ id: staffRecords.id });
  return changed.length > 0;
}

export async function removeStaffRecord(
  database: Database,
  id: string,
): Promise<StoredStaffRecord | undefined> {
  const [removed] = await database.delete(staffRecords).where(eq(staffRecords.id, id)).returning();
  return removed;
}
