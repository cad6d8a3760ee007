import { and, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { addressKey } from '../../platform/mail/mail.server.ts';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';

const day = 24 * 60 * 60_000;

/** Per mailbox and day. */
const mostConfirmations = 3;

/** Belongs in the transaction that stores the mail. Addresses that differ in a `+tag` alone are one mailbox. */
export function limitConfirmations(
  database: Database,
  {
    mailId,
    email,
    now,
    most = mostConfirmations,
  }: { mailId: string; email: string; now: Date; most?: number },
): BatchItem<'sqlite'> {
  const isRecipient = isSameMailbox(sql`lower(json_extract(${outbox.message}, '$.to[0]'))`, email);
  const recent = database
    .select({ id: submissions.id })
    .from(submissions)
    .where(gt(submissions.createdAt, new Date(now.getTime() - day)));
  // Forms with limits of their own, such as that for a visit, give their mail another name.
  const isConfirmation = sql`${outbox.id} = ${outbox.submissionId} || '-visitor'`;
  const confirmations = database
    .select({ count: sql`count(*)` })
    .from(outbox)
    .where(and(inArray(outbox.submissionId, recent), isConfirmation, isRecipient));
  return database.delete(outbox).where(and(eq(outbox.id, mailId), lt(sql`${most}`, sql`(${confirmations})`)));
}

export function isBelowLimit(
  database: Database,
  { form, email, most, since }: { form: string; email: string; most: number; since: Date },
): SQL {
  const sent = database
    .select({ count: sql`count(*)` })
    .from(submissions)
    .where(
      and(
        eq(submissions.form, form),
        gt(submissions.createdAt, since),
        isSameMailbox(sql`lower(json_extract(${submissions.values}, '$.email'))`, email),
      ),
    );
  return sql`(${sent}) < ${most}`;
}

/** `address` is in small letters. */
export function isSameMailbox(address: SQL, email: string): SQL | undefined {
  const key = addressKey(email);
  const domain = key.slice(key.lastIndexOf('@'));
  const [mailbox = ''] = key.slice(0, -domain.length).split('+');
  return or(
    eq(address, `${mailbox}${domain}`),
    and(sql`instr(${address}, ${`${mailbox}+`}) = 1`, sql`substr(${address}, ${-domain.length}) = ${domain}`),
  );
}
