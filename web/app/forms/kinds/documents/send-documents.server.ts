import { documentsPath } from '../../../content/paths/mailed-links.ts';
import { canRequestDocuments } from '../../../properties/property/visitor-actions.ts';
import { formatDay } from '../../../properties/text/day.ts';
import { belgianDay } from '../../../platform/belgian-time.ts';
import { limitConfirmations } from '../../store/mail-limits.server.ts';
import { formMails } from '../../mail/form-mails.server.ts';
import type { SubmissionHandler } from '../../definition/form-definition.ts';
import { z } from 'zod';
import { readSignedValue, signValue } from '../../../platform/signing/signed-value.server.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { addressKey } from '../../../platform/mail/mail.server.ts';
import { submissions } from '../../../platform/database/core-tables.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';

const isRequest = eq(submissions.form, 'request-documents');
const aboutProperty = (id: string) => sql`json_extract(${submissions.context}, '$.propertyId') = ${id}`;

function countDocumentRequests(
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

export const daysToDownload = 7;

const purpose = 'documents';
const schema = z.object({ submissionId: z.string(), propertyId: z.string(), until: z.number() });

/** Opens the documents that a submission requested, until a moment in milliseconds. */
type DocumentsToken = z.infer<typeof schema>;

function signDocumentsToken(secret: string, token: DocumentsToken): Promise<string> {
  return signValue(secret, purpose, token);
}

/** Returns `expired` for a genuine link that is too old. */
export async function readDocumentsToken(
  secret: string,
  signed: string,
  now: number,
): Promise<DocumentsToken | 'expired' | 'forged'> {
  const { data } = schema.safeParse(await readSignedValue(secret, purpose, signed));
  if (!data) return 'forged';
  return now > data.until ? 'expired' : data;
}

const lifetime = daysToDownload * 24 * 60 * 60_000;

/** Per mailbox and day: somebody may look at several properties. */
const mostMails = 10;

/** A mailed link proves the address. Only the mail tells of a repeated request, so that strangers cannot learn it. */
export const sendDocuments: SubmissionHandler = async ({
  mail,
  propertyId = '',
  catalogue,
  database,
  secret,
  origin,
  now,
}) => {
  const { id, language } = mail;
  const property = await catalogue.find(propertyId, language);
  if (!property || !canRequestDocuments(property))
    throw new Error('The form let a property without documents through.');
  const t = mail.texts(language);
  const { email } = mail.definition.sender(mail.values);
  const until = now.getTime() + lifetime;
  const token = await signDocumentsToken(secret, { submissionId: id, propertyId, until });
  const since = new Date(now.getTime() - lifetime);
  const earlier = await countDocumentRequests(database, { email, propertyId, since });
  const notes = [
    ...(earlier > 0 ? [t('message.documentsAlreadyRequested')] : []),
    { href: `${origin}${documentsPath(language, token)}`, label: t('mail.documentsButton'), isButton: true },
    property.documents.map(({ kind }) => `– ${kind.text}`).join('\n'),
    t('mail.documentsUntil', { date: formatDay(belgianDay(new Date(until)), language) }),
  ];
  return {
    mails: formMails({ ...mail, notes }),
    effects: [limitConfirmations(database, { mailId: `${id}-visitor`, email, now, most: mostMails })],
  };
};
