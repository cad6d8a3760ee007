import { and, eq, gt, sql } from 'drizzle-orm';
import { addressKey } from '../../../platform/mail/mail.server.ts';
import { submissions } from '../../../platform/database/core-tables.server.ts';
import type { Database } from '../../../platform/database/storage.server.ts';

const isRequest = eq(submissions.form, 'request-documents');
const aboutProperty = (id: string) => sql`json_extract(${submissions.context}, '$.propertyId') = ${id}`;

/** Counts the requests of an address for the documents of a property since a time. */
export function countDocumentRequests(
  database: Database,
  { email, propertyId, since }: { email: string; propertyId: string; since: Date },
): Promise<number> {
  const isTheirs = sql`lower(trim(json_extract(${submissions.values}, '$.email'))) = ${addressKey(email)}`;
  return database.$count(
    submissions,
    and(isRequest, gt(submissions.createdAt, since), aboutProperty(propertyId), isTheirs),
  );
}

/** Returns false once the request is erased or its retention is over. */
export async function hasDocumentRequest(
  database: Database,
  { submissionId, propertyId }: { submissionId: string; propertyId: string },
): Promise<boolean> {
  const isThis = eq(submissions.id, submissionId);
  return (await database.$count(submissions, and(isThis, isRequest, aboutProperty(propertyId)))) > 0;
}
