import { eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { signValue } from '../signing/signed-value.server.ts';
import type { Database } from '../database/database.server.ts';
import { rateLimits, submissions } from '../database/core-tables.server.ts';

export type Limit = {
  name: string;
  most: number;
  windowMilliseconds: number;
};

/** Changes every day and is useless without the site's secret. */
async function visitorKey(secret: string, limit: Limit, address: string, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  const signed = await signValue(secret, `rate limit ${limit.name} ${day}`, address);
  return `${limit.name} ${signed.slice(signed.indexOf('.') + 1)}`;
}

const addCount = {
  target: rateLimits.key,
  set: {
    count: sql`case when ${rateLimits.windowStart} = excluded."windowStart" then ${rateLimits.count} else 0 end
      + excluded."count"`,
    windowStart: sql`excluded."windowStart"`,
  },
};

const startOf = (window: number, now: Date) => Math.floor(now.getTime() / window) * window;

/** Returns seconds to wait. `count` is more than one for a limit of something else than requests. */
export async function countRequest(
  database: Database,
  secret: string,
  limit: Limit,
  address: string,
  now: Date,
  count = 1,
): Promise<number> {
  const window = limit.windowMilliseconds;
  const windowStart = startOf(window, now);
  const [row] = await database
    .insert(rateLimits)
    .values({
      key: await visitorKey(secret, limit, address, now),
      windowStart: new Date(windowStart),
      count,
    })
    .onConflictDoUpdate(addCount)
    .returning({ count: rateLimits.count });
  if ((row?.count ?? 0) <= limit.most) return 0;
  return Math.ceil((windowStart + window - now.getTime()) / 1000);
}

export async function forgiveRequest(
  database: Database,
  secret: string,
  limit: Limit,
  address: string,
  now: Date,
): Promise<void> {
  await database
    .update(rateLimits)
    .set({ count: sql`max(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, await visitorKey(secret, limit, address, now)));
}

/** Counts in the transaction that stores the submission, so that a repeated one does not count again. */
export async function limitSubmissions(
  database: Database,
  secret: string,
  { limit, address, now, submissionId }: { limit: Limit; address: string; now: Date; submissionId: string },
): Promise<{ condition: SQL; effect: BatchItem<'sqlite'> }> {
  const key = await visitorKey(secret, limit, address, now);
  const windowStart = startOf(limit.windowMilliseconds, now);
  const condition = sql`not exists (select 1 from ${rateLimits} where ${rateLimits.key} = ${key}
    and ${rateLimits.windowStart} = ${windowStart} and ${rateLimits.count} >= ${limit.most})`;
  const effect = database
    .insert(rateLimits)
    .select(
      sql`select ${key}, ${windowStart}, 1
        where exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`,
    )
    .onConflictDoUpdate(addCount);
  return { condition, effect };
}
