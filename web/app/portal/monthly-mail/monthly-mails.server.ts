import { and, asc, eq, exists, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm';
import type { WaitingMail } from '../../platform/mail/outbox.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import { owners } from '../owners/owner-tables.server.ts';
import { isNotRevoked, type StoredOwner } from '../owners/owners.server.ts';

const mailKind = 'monthly';

/** The same for an owner and a month, so that no second mail is stored. */
export function monthlyMailId(ownerId: string, month: string): string {
  return `${ownerId}-${month}-${mailKind}`;
}

function isWaitingFor(month: string) {
  return and(
    eq(owners.wantsMonthlyMail, true),
    isNotNull(owners.signedInAt),
    isNotRevoked,
    or(isNull(owners.mailedMonth), lt(owners.mailedMonth, month)),
  );
}

type Due = {
  /** Such as `2026-11`. */
  month: string;
  /** The end of that month: owners who came later have nothing to read about it. */
  end: Date;
  limit: number;
};

/** Owners who have signed in, may still, have properties and were not mailed about the month yet. */
export function ownersToMail(database: Database, { month, end, limit }: Due): Promise<StoredOwner[]> {
  const owned = database
    .select({ one: sql`1` })
    .from(ownerProperties)
    .where(eq(ownerProperties.ownerId, owners.id));
  return database
    .select()
    .from(owners)
    .where(and(isWaitingFor(month), lt(owners.createdAt, end), exists(owned)))
    .orderBy(asc(owners.id))
    .limit(limit);
}

/** One transaction: stores neither, and returns false, if another run was first or the owner stopped the mail. */
export async function storeMonthlyMail(
  database: Database,
  ownerId: string,
  { month, mail, now }: { month: string; mail: WaitingMail | undefined; now: Date },
): Promise<boolean> {
  const isMine = and(eq(owners.id, ownerId), isWaitingFor(month));
  const storeMail =
    mail &&
    database.insert(outbox).select(sql`
      select ${mail.id}, ${mail.submissionId}, ${JSON.stringify(mail.message)}, 0, ${now.getTime()}, null, null
        where exists (select 1 from ${owners} where ${isMine})`);
  const advance = database
    .update(owners)
    .set({ mailedMonth: month })
    .where(isMine)
    .returning({ id: owners.id });
  if (!storeMail) return (await advance).length > 0;
  const [, advanced] = await database.batch([storeMail, advance]);
  return advanced.length > 0;
}

/** Stopping also deletes a mail that waits. Returns false for an owner who is gone. */
export async function setMonthlyMail(
  database: Database,
  ownerId: string,
  wantsMonthlyMail: boolean,
): Promise<boolean> {
  const isWaiting = and(
    eq(outbox.submissionId, ownerId),
    like(outbox.id, `%-${mailKind}`),
    isNull(outbox.sentAt),
  );
  const change = database
    .update(owners)
    .set({ wantsMonthlyMail })
    .where(eq(owners.id, ownerId))
    .returning({ id: owners.id });
  const [changed] = await database.batch(
    wantsMonthlyMail ? [change] : [change, database.delete(outbox).where(isWaiting)],
  );
  return changed.length > 0;
}
