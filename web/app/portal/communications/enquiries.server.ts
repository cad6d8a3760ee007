import { and, asc, desc, inArray, sql } from 'drizzle-orm';
import { submissions } from '../../platform/database/storage-schema.server.ts';
import type { Database } from '../../platform/database/storage.server.ts';

export type Enquiry = { propertyId: string; form: string; createdAt: Date };

/** Without anything that leads to a visitor; the latest first. */
export function enquiriesAbout(
  database: Database,
  propertyIds: readonly string[],
  forms: readonly string[],
): Promise<Enquiry[]> {
  const propertyId = sql<string>`json_extract(${submissions.context}, '$.propertyId')`;
  return database
    .select({ propertyId, form: submissions.form, createdAt: submissions.createdAt })
    .from(submissions)
    .where(and(inArray(submissions.form, [...forms]), inArray(propertyId, [...propertyIds])))
    .orderBy(desc(submissions.createdAt), asc(submissions.form));
}
