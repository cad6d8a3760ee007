import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { WaitingMail } from '../../platform/mail/outbox.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { idempotencyKeys, outbox, submissions } from '../../platform/database/core-tables.server.ts';

const minute = 60_000;

const usualMinutes = 10;

export type NewSubmission = Pick<
  typeof submissions.$inferInsert,
  'id' | 'form' | 'language' | 'values' | 'context' | 'contentHash'
>;

export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** Becomes `spent` when the key has stored other content and this submission needs a new one. */
export type StoreOutcome = 'stored' | 'repeated' | 'spent';

export function contentHash(form: string, values: Record<string, string>, about: string): string {
  const fields = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([form, about, fields]));
}

const keysOf = (key: string, hash: string) => [`key ${key}`, `content ${hash}`];

/**
 * Stores once per key, and per content in `sameWithin` minutes; else returns the name of the first broken condition.
 * Statements of `effects` must do nothing when the submission is absent.
 */
export async function storeSubmission<Refusal extends string = never>(
  database: Database,
  submission: NewSubmission,
  given: {
    key: string;
    mails: readonly WaitingMail[];
    now: Date;
    sameWithin?: number | undefined;
    effects?: readonly BatchItem<'sqlite'>[];
    conditions?: Readonly<Partial<Record<Refusal, SQL>>>;
  },
): Promise<StoreOutcome | Refusal> {
  const { key, mails, now, sameWithin = usualMinutes, effects = [] } = given;
  const conditions = Object.entries<SQL | undefined>(given.conditions ?? {}) as [Refusal, SQL][];
  const keys = keysOf(key, submission.contentHash);
  const isStored = sql`exists (select 1 from ${submissions} where ${submissions.id} = ${submission.id})`;
  const forgetOldContent = database
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.key, keys[1] ?? ''),
        lt(idempotencyKeys.createdAt, new Date(now.getTime() - sameWithin * minute)),
      ),
    );
  const known = sql`exists (select 1 from ${idempotencyKeys} where ${inArray(idempotencyKeys.key, keys)})`;
  const at = now.getTime();
  // A select without a table inserts its row only where the condition holds; columns are in the table's order.
  const insertSubmission = database
    .insert(submissions)
    .select(
      sql`
    select ${submission.id}, ${submission.form}, ${submission.language}, 'new',
      ${JSON.stringify(submission.values)}, ${JSON.stringify(submission.context)},
      ${submission.contentHash}, ${at}, 0
    where ${and(sql`not ${known}`, ...conditions.map(([, holds]) => holds))}`,
    )
    .returning({ id: submissions.id });
  const insertMails = mails.map(({ id, submissionId, message }) =>
    database.insert(outbox).select(sql`
      select ${id}, ${submissionId}, ${JSON.stringify(message)}, 0, ${at}, null, null where ${isStored}`),
  );
  const insertKeys = keys.map((each) =>
    database.insert(idempotencyKeys).select(sql`select ${each}, ${submission.id}, ${at} where ${isStored}`),
  );
  const [, inserted] = await database.batch([
    forgetOldContent,
    insertSubmission,
    ...insertMails,
    ...insertKeys,
    ...effects,
  ]);
  if (inserted.length > 0) return 'stored';
  const earlier = await earlierOutcome(database, submission, keys);
  return earlier ?? firstBroken(database, conditions);
}

export async function findStored(
  database: Database,
  { key, contentHash: hash }: { key: string; contentHash: string },
): Promise<string | undefined> {
  const holder = await database
    .select({ id: idempotencyKeys.submissionId })
    .from(idempotencyKeys)
    .where(inArray(idempotencyKeys.key, keysOf(key, hash)))
    .get();
  return holder?.id;
}

async function earlierOutcome(
  database: Database,
  submission: NewSubmission,
  keys: readonly string[],
): Promise<'repeated' | 'spent' | undefined> {
  const holders = await database
    .select({ contentHash: submissions.contentHash })
    .from(idempotencyKeys)
    .innerJoin(submissions, eq(submissions.id, idempotencyKeys.submissionId))
    .where(inArray(idempotencyKeys.key, [...keys]));
  if (holders.length === 0) return undefined;
  return holders.some(({ contentHash: held }) => held === submission.contentHash) ? 'repeated' : 'spent';
}

/** @throws Error where there are no conditions, so that nothing can have refused the submission */
async function firstBroken<Refusal extends string>(
  database: Database,
  conditions: readonly (readonly [Refusal, SQL])[],
): Promise<Refusal> {
  const [first] = conditions;
  if (!first) throw new Error('A submission was not stored.');
  for (const [refusal, holds] of conditions) {
    const row = await database.get<{ holds: number }>(sql`select (${holds}) as holds`);
    if (row.holds === 0) return refusal;
  }
  // It held again by now; what changed most often comes first.
  return first[0];
}
