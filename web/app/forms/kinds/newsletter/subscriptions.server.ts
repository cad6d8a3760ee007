import { and, asc, eq, gt, inArray, like, lt, ne, or, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { WaitingMail } from '../../../platform/mail/outbox.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { idempotencyKeys, outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { subscriptions } from './subscription-tables.server.ts';
import { addressKey } from '../../../platform/mail/mail.server.ts';
import { signUnsubscribeToken } from './subscription-token.server.ts';

const aDay = 24 * 60 * 60_000;

const mostMails = 3;

export type Subscription = typeof subscriptions.$inferSelect;

export type Subscriber = {
  email: string;
  language: string;
  createdAt: Date;
  confirmedAt: Date | null;
  unsubscribeToken: string;
};

function recentSignUps(email: unknown, now: Date) {
  return and(
    eq(submissions.form, 'sign-newsletter'),
    gt(submissions.createdAt, new Date(now.getTime() - aDay)),
    sql`lower(json_extract(${submissions.values}, '$.email')) = ${email}`,
  );
}

/** Makes the address pending unless it is confirmed, and drops its mails once it got too many that day. */
export function signUpEffects(
  database: Database,
  { id, email, language }: Pick<Subscription, 'id' | 'email' | 'language'>,
  { submissionId, now }: { submissionId: string; now: Date },
): BatchItem<'sqlite'>[] {
  const key = addressKey(email);
  const pending = { id, language, state: 'pending', createdAt: now } as const;
  const wait = database
    .insert(subscriptions)
    .select(
      sql`select ${id}, ${key}, ${language}, 'pending', ${now.getTime()}, null, null
        where exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`,
    )
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { ...pending, confirmedAt: null, unsubscribedAt: null },
      setWhere: ne(subscriptions.state, 'confirmed'),
    });
  const signUps = database
    .select({ count: sql`count(*)` })
    .from(submissions)
    .where(recentSignUps(key, now));
  const dropMails = database
    .delete(outbox)
    .where(and(eq(outbox.submissionId, submissionId), lt(sql`${mostMails}`, sql`(${signUps})`)));
  return [wait, dropMails];
}

export function findSubscription(database: Database, id: string): Promise<Subscription | undefined> {
  return database.select().from(subscriptions).where(eq(subscriptions.id, id)).get();
}

export async function confirmSubscription(
  database: Database,
  id: string,
  { mail, now }: { mail: WaitingMail; now: Date },
): Promise<boolean> {
  const confirmed = sql`exists (select 1 from ${subscriptions} where ${subscriptions.id} = ${id}
    and ${subscriptions.state} = 'confirmed' and ${subscriptions.confirmedAt} = ${now.getTime()})`;
  await database.batch([
    database
      .update(subscriptions)
      .set({ state: 'confirmed', confirmedAt: now })
      .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'pending'))),
    insertMail(database, mail, now, confirmed),
  ]);
  return (await findSubscription(database, id))?.state === 'confirmed';
}

export async function unsubscribe(database: Database, id: string, now: Date): Promise<boolean> {
  const email = sql`(select ${subscriptions.email} from ${subscriptions} where ${subscriptions.id} = ${id})`;
  const signUps = database.select({ id: submissions.id }).from(submissions).where(recentSignUps(email, now));
  await database.batch([
    database
      .update(subscriptions)
      .set({ state: 'unsubscribed', unsubscribedAt: now })
      .where(and(eq(subscriptions.id, id), ne(subscriptions.state, 'unsubscribed'))),
    // A new sign-up sends the same content again, which must count.
    database
      .delete(idempotencyKeys)
      .where(and(like(idempotencyKeys.key, 'content %'), inArray(idempotencyKeys.submissionId, signUps))),
  ]);
  return (await findSubscription(database, id)) !== undefined;
}

/** Takes as long for an unknown subscription, so that the time reveals none. */
export async function mailSubscriber(
  database: Database,
  id: string,
  { mail, now }: { mail: WaitingMail; now: Date },
): Promise<void> {
  const isSubscribed = sql`exists (select 1 from ${subscriptions} where ${subscriptions.id} = ${id}
    and ${subscriptions.state} <> 'unsubscribed')`;
  await insertMail(database, mail, now, isSubscribed);
}

function insertMail(
  database: Database,
  { id, submissionId, message }: WaitingMail,
  now: Date,
  condition: ReturnType<typeof sql>,
) {
  return database
    .insert(outbox)
    .select(
      sql`select ${id}, ${submissionId}, ${JSON.stringify(message)}, 0, ${now.getTime()}, null, null where ${condition}`,
    )
    .onConflictDoNothing();
}

export async function listSubscribers(database: Database, secret: string): Promise<Subscriber[]> {
  const rows = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.state, 'confirmed'))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.email));
  return Promise.all(
    rows.map(async ({ id, email, language, createdAt, confirmedAt }) => ({
      email,
      language,
      createdAt,
      confirmedAt,
      unsubscribeToken: await signUnsubscribeToken(secret, id),
    })),
  );
}

export async function eraseSubscription(database: Database, email: string): Promise<number> {
  const mine = eq(subscriptions.email, addressKey(email));
  const ids = database.select({ id: subscriptions.id }).from(subscriptions).where(mine);
  const [, erased] = await database.batch([
    database.delete(outbox).where(inArray(outbox.submissionId, ids)),
    database.delete(subscriptions).where(mine).returning({ id: subscriptions.id }),
  ]);
  return erased.length;
}

export async function purgeSubscriptions(database: Database, before: Date): Promise<number> {
  const purged = await database
    .delete(subscriptions)
    .where(
      or(
        and(eq(subscriptions.state, 'pending'), lt(subscriptions.createdAt, before)),
        and(eq(subscriptions.state, 'unsubscribed'), lt(subscriptions.unsubscribedAt, before)),
      ),
    )
    .returning({ id: subscriptions.id });
  return purged.length;
}
