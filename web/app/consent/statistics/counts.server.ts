import { and, gt, inArray, lt, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { signValue } from '../../platform/signing/signed-value.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import {
  countingSalt,
  recentCount,
  propertyCount,
  propertyViews,
  viewCount,
} from '../consent-tables.server.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';
import { type CountKind, type Interest, isViewSource } from './count-kinds.ts';

/** Milliseconds within which a visitor counts once for the same thing. */
export const countsOnceWithin = 30 * 60_000;

export type Sender = { address: string; agent: string };

/** Today, then the day of half an hour ago where that was yesterday. */
type Days = readonly [string, ...string[]];

function randomSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-');
}

/** Returns a salt for each day, the first of them new where it has none yet. */
export async function saltsOf(database: Database, days: Days): Promise<string[]> {
  const [today] = days;
  const [, rows] = await database.batch([
    database.insert(countingSalt).values({ day: today, salt: randomSalt() }).onConflictDoNothing(),
    database
      .select()
      .from(countingSalt)
      .where(inArray(countingSalt.day, [...days])),
  ]);
  return rows.toSorted((a, b) => b.day.localeCompare(a.day)).map(({ salt }) => salt);
}

async function keyOf(salt: string, { address, agent }: Sender, subject: string): Promise<string> {
  const signed = await signValue(salt, 'recent count', [address, agent, subject]);
  return signed.slice(signed.indexOf('.') + 1);
}

export async function isFirstTime(
  database: Database,
  sender: Sender,
  subject: string,
  { now, salts }: { now: Date; salts: readonly string[] },
): Promise<boolean> {
  const [key = '', ...former] = await Promise.all(salts.map((salt) => keyOf(salt, sender, subject)));
  const oldest = new Date(now.getTime() - countsOnceWithin);
  const formerly = sql`exists (select 1 from ${recentCount}
    where ${and(inArray(recentCount.key, former), gt(recentCount.countedAt, oldest))})`;
  const stored = await database
    .insert(recentCount)
    .select(sql`select ${key}, ${now.getTime()} where not ${formerly}`)
    .onConflictDoUpdate({
      target: recentCount.key,
      set: { countedAt: now },
      setWhere: lte(recentCount.countedAt, oldest),
    })
    .returning({ key: recentCount.key });
  return stored.length > 0;
}

export async function forgetRecentCounts(
  database: Database,
  { now, days }: { now: Date; days: Days },
): Promise<void> {
  await database.batch([
    database.delete(recentCount).where(lt(recentCount.countedAt, new Date(now.getTime() - countsOnceWithin))),
    database.delete(countingSalt).where(notInArray(countingSalt.day, [...days])),
  ]);
}

type PageView = Omit<typeof viewCount.$inferInsert, 'views'>;

type Counted = { propertyId: string; day: string; kind: CountKind };

const oneMore = {
  target: [propertyCount.propertyId, propertyCount.kind, propertyCount.day],
  set: { count: sql`${propertyCount.count} + 1` },
};

export async function countPageView(database: Database, view: PageView): Promise<void> {
  await database
    .insert(viewCount)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({
      target: [viewCount.day, viewCount.path],
      set: { views: sql`${viewCount.views} + 1` },
    });
}

/** A view also counts towards the total of its day, in the same transaction. */
export async function countAboutProperty(database: Database, counted: Counted): Promise<void> {
  const { propertyId, day, kind } = counted;
  const ofKind = database
    .insert(propertyCount)
    .values({ ...counted, count: 1 })
    .onConflictDoUpdate(oneMore);
  const ofDay = database
    .insert(propertyViews)
    .values({ propertyId, day, count: 1 })
    .onConflictDoUpdate({
      target: [propertyViews.propertyId, propertyViews.day],
      set: { count: sql`${propertyViews.count} + 1` },
    });
  await database.batch(isViewSource(kind) ? [ofKind, ofDay] : [ofKind]);
}

/** Belongs in the transaction that stores the submission, and counts nothing when that is not stored. */
export function countSubmission(
  database: Database,
  counted: Counted & { kind: Interest },
  submissionId: string,
): BatchItem<'sqlite'> {
  const isStored = sql`exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`;
  return countWhere(database, counted, isStored);
}

/** Belongs in the transaction that stores the report of a search alert, under the same condition. */
export function countMatch(
  database: Database,
  counted: Omit<Counted, 'kind'>,
  condition: SQL,
): BatchItem<'sqlite'> {
  return countWhere(database, { ...counted, kind: 'match' }, condition);
}

function countWhere(database: Database, { propertyId, day, kind }: Counted, condition: SQL) {
  return database
    .insert(propertyCount)
    .select(sql`select ${propertyId}, ${day}, ${kind}, 1 where ${condition}`)
    .onConflictDoUpdate(oneMore);
}
