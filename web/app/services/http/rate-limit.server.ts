import { sql } from 'drizzle-orm';
import { signValue } from '../signing/signed-cookie.server.ts';
import type { Database } from '../database/storage.server.ts';
import { rateLimits } from '../database/storage-schema.server.ts';

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

export async function countRequest(
  database: Database,
  secret: string,
  limit: Limit,
  address: string,
  now: Date,
): Promise<number> {
  const window = limit.windowMilliseconds;
  const windowStart = Math.floor(now.getTime() / window) * window;
  const [row] = await database
    .insert(rateLimits)
    .values({
      key: await visitorKey(secret, limit, address, now),
      windowStart: new Date(windowStart),
      count: 1,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.windowStart} = excluded."windowStart" then ${rateLimits.count} + 1 else 1 end`,
        windowStart: sql`excluded."windowStart"`,
      },
    })
    .returning({ count: rateLimits.count });
  if ((row?.count ?? 0) <= limit.most) return 0;
  return Math.ceil((windowStart + window - now.getTime()) / 1000);
}
