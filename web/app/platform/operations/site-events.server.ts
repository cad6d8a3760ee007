import { eq, sql } from 'drizzle-orm';
import { logProblem } from '../log.server.ts';
import type { Platform } from '../platform.server.ts';
import type { Database } from '../database/database.server.ts';
import { siteEvents } from './operation-tables.server.ts';

export type SiteEventName = typeof siteEvents.$inferSelect.name;

type SiteEvent = Pick<typeof siteEvents.$inferSelect, 'at' | 'count'>;

export type SiteEvents = ReadonlyMap<SiteEventName, SiteEvent>;

/** Milliseconds, for events that a visitor can cause with every request. */
const pause = 10_000;

const recordedAt = new Map<SiteEventName, number>();

/** Uses real time, since waiting for an event must work where a test sets the site's clock. */
export async function recordEvent(database: Database, name: SiteEventName): Promise<void> {
  const at = new Date();
  await database
    .insert(siteEvents)
    .values({ name, at })
    .onConflictDoUpdate({
      target: siteEvents.name,
      set: { at, count: sql`${siteEvents.count} + 1` },
    });
}

/** Records behind the response, once in ten seconds for each worker, and never fails a request. */
export function recordSometimes(
  { database, requestId, waitUntil }: Pick<Platform, 'database' | 'requestId' | 'waitUntil'>,
  name: SiteEventName,
): void {
  const now = Date.now();
  if (now - (recordedAt.get(name) ?? -Infinity) < pause) return;
  recordedAt.set(name, now);
  const recorded = recordEvent(database, name).catch((error: unknown) => {
    logProblem('An event could not be recorded.', { requestId, error });
  });
  waitUntil(recorded);
}

/** Keeps the time at which a value was first seen. */
export async function recordChange(database: Database, name: SiteEventName, detail: string): Promise<void> {
  const at = new Date();
  await database
    .insert(siteEvents)
    .values({ name, at, detail })
    .onConflictDoUpdate({
      target: siteEvents.name,
      set: { at, detail, count: sql`${siteEvents.count} + 1` },
      setWhere: sql`${siteEvents.detail} <> ${detail}`,
    });
}

export async function recordCount(
  database: Database,
  name: SiteEventName,
  { count, detail }: { count: number; detail: string },
): Promise<void> {
  const row = { at: new Date(), count, detail };
  await database
    .insert(siteEvents)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: siteEvents.name, set: row });
}

export async function readDetail(database: Database, name: SiteEventName): Promise<string | undefined> {
  const row = await database
    .select({ detail: siteEvents.detail })
    .from(siteEvents)
    .where(eq(siteEvents.name, name))
    .get();
  return row?.detail;
}

export async function readEvents(database: Database): Promise<SiteEvents> {
  const rows = await database.select().from(siteEvents);
  return new Map(rows.map(({ name, at, count }) => [name, { at, count }]));
}
