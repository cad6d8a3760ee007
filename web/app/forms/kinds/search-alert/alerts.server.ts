import { and, asc, eq, gt, gte, inArray, like, lt, lte, or, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { WaitingMail } from '../../../platform/mail/outbox.server.ts';
import { addressKey } from '../../../platform/mail/mail.server.ts';
import { countMatch } from '../../../consent/statistics/counts.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { alerts, alertSent, propertyNews } from './alert-tables.server.ts';
import { idempotencyKeys, outbox, submissions } from '../../../platform/database/core-tables.server.ts';

export type Alert = typeof alerts.$inferSelect;

type NewAlert = Pick<Alert, 'id' | 'email' | 'language' | 'goal' | 'search' | 'frequency'>;

const lifetimeMonths = 12;

const newest = sql`(select coalesce(max(${propertyNews.revision}), 0) from ${propertyNews})`;

export function alertEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + lifetimeMonths);
  return end;
}

export function registerAlert(
  database: Database,
  { id, email, language, goal, search, frequency }: NewAlert,
  { submissionId, now }: { submissionId: string; now: Date },
): BatchItem<'sqlite'> {
  const at = now.getTime();
  const end = alertEnd(now).getTime();
  return database
    .insert(alerts)
    .select(
      sql`select ${id}, ${addressKey(email)}, ${language}, ${goal}, ${search}, ${frequency}, 'pending', ${at}, ${end}, ${at}, 0
        where exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`,
    )
    .onConflictDoUpdate({
      target: alerts.id,
      set: { language, frequency, createdAt: now },
      setWhere: eq(alerts.state, 'pending'),
    });
}

export function findAlert(database: Database, id: string): Promise<Alert | undefined> {
  return database.select().from(alerts).where(eq(alerts.id, id)).get();
}

/** Begins with what is new from now on. Returns false for an alert that is gone. */
export async function confirmAlert(
  database: Database,
  id: string,
  { nextMailAt, now }: { nextMailAt: Date; now: Date },
): Promise<boolean> {
  await database
    .update(alerts)
    .set({ state: 'confirmed', nextMailAt, expiresAt: alertEnd(now), revision: newest })
    .where(and(eq(alerts.id, id), eq(alerts.state, 'pending')));
  return (await findAlert(database, id)) !== undefined;
}

/** Also prolongs the alert. Returns false for one that is gone. */
export async function changeAlert(
  database: Database,
  id: string,
  change: Pick<Alert, 'frequency' | 'nextMailAt' | 'expiresAt'>,
): Promise<boolean> {
  const changed = await database
    .update(alerts)
    .set(change)
    .where(and(eq(alerts.id, id), eq(alerts.state, 'confirmed')))
    .returning({ id: alerts.id });
  return changed.length > 0;
}

/** Deletes the alert and its mails that wait. The same request may then be sent again at once. */
export async function stopAlert(database: Database, id: string): Promise<void> {
  const email = sql`(select ${alerts.email} from ${alerts} where ${alerts.id} = ${id})`;
  const requests = database
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.form, 'demand-register'),
        sql`lower(json_extract(${submissions.values}, '$.email')) = ${email}`,
      ),
    );
  await database.batch([
    database
      .delete(idempotencyKeys)
      .where(and(like(idempotencyKeys.key, 'content %'), inArray(idempotencyKeys.submissionId, requests))),
    ...deletions(database, [id]),
  ]);
}

function deletions(database: Database, ids: string[] | ReturnType<typeof idsWhere>) {
  return [
    database.delete(outbox).where(inArray(outbox.submissionId, ids)),
    database.delete(alertSent).where(inArray(alertSent.alertId, ids)),
    database.delete(alerts).where(inArray(alerts.id, ids)),
  ] as const;
}

function idsWhere(database: Database, condition: ReturnType<typeof and>) {
  return database.select({ id: alerts.id }).from(alerts).where(condition);
}

/** Those with news to look at whose time has come, the longest waiting first. */
export function dueAlerts(
  database: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<Alert[]> {
  return database
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.state, 'confirmed'),
        lte(alerts.nextMailAt, now),
        gt(alerts.expiresAt, now),
        lt(alerts.revision, newest),
      ),
    )
    .orderBy(asc(alerts.nextMailAt))
    .limit(limit);
}

/** Makes an alert without news wait for its next time from now on, not for one that went by. */
export function postponeIdleAlerts(
  database: Database,
  frequency: Alert['frequency'],
  { until, now }: { until: Date; now: Date },
): BatchItem<'sqlite'> {
  const isIdle = and(
    eq(alerts.frequency, frequency),
    lte(alerts.nextMailAt, now),
    gte(alerts.revision, newest),
  );
  return database.update(alerts).set({ nextMailAt: until }).where(isIdle);
}

export function sentOf(database: Database, alertId: string) {
  const { propertyId, price } = alertSent;
  return database.select({ propertyId, price }).from(alertSent).where(eq(alertSent.alertId, alertId));
}

type Report = {
  reported: readonly { propertyId: string; price: number }[];
  mail: WaitingMail | undefined;
  revision: number;
  nextMailAt: Date;
  now: Date;
  day: string;
};

/** One transaction: stores nothing, and returns false, if another run was first or the visitor stopped the alert. */
export async function storeReport(
  database: Database,
  alert: Pick<Alert, 'id' | 'revision'>,
  { reported, mail, revision, nextMailAt, now, day }: Report,
): Promise<boolean> {
  const isMine = and(
    eq(alerts.id, alert.id),
    eq(alerts.state, 'confirmed'),
    eq(alerts.revision, alert.revision),
  );
  const isFirst = sql`exists (select 1 from ${alerts} where ${isMine})`;
  const storeMail =
    mail &&
    database
      .insert(outbox)
      .select(
        sql`select ${mail.id}, ${mail.submissionId}, ${JSON.stringify(mail.message)}, 0, ${now.getTime()}, null, null where ${isFirst}`,
      );
  const storeSent = database
    .insert(alertSent)
    .select(
      sql`select ${alert.id}, json_extract(value, '$.propertyId'), json_extract(value, '$.price')
        from json_each(${JSON.stringify(reported)}) where ${isFirst}`,
    )
    .onConflictDoNothing();
  const matched = reported.map(({ propertyId }) => countMatch(database, { propertyId, day }, isFirst));
  const advance = database
    .update(alerts)
    .set({ revision, nextMailAt })
    .where(isMine)
    .returning({ id: alerts.id });
  const results = await database.batch([storeSent, ...(storeMail ? [storeMail] : []), ...matched, advance]);
  return (results.at(-1) as readonly unknown[]).length > 0;
}

export function alertsOf(database: Database, email: string): Promise<Alert[]> {
  return database
    .select()
    .from(alerts)
    .where(eq(alerts.email, addressKey(email)));
}

export async function eraseAlerts(database: Database, email: string): Promise<number> {
  const mine = await alertsOf(database, email);
  const ids = idsWhere(database, eq(alerts.email, addressKey(email)));
  await database.batch([...deletions(database, ids)]);
  return mine.length;
}

export async function purgeAlerts(
  database: Database,
  { pendingBefore, now }: { pendingBefore: Date; now: Date },
): Promise<void> {
  const isOver = or(
    and(eq(alerts.state, 'pending'), lt(alerts.createdAt, pendingBefore)),
    lt(alerts.expiresAt, now),
  );
  await database.batch([...deletions(database, idsWhere(database, isOver))]);
}
