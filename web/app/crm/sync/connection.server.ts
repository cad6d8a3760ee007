import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import type { Source } from '../../properties/sync/sync.ts';
import { crmConnections } from '../crm-tables.server.ts';

export type StoredConnection = typeof crmConnections.$inferSelect;

const minute = 60_000;
/** Longer than any run takes; a killed run holds up the next no longer. */
const lease = 2 * minute;

const isOf = ({ system, account }: Source) =>
  and(eq(crmConnections.system, system), eq(crmConnections.account, account));

/** Undefined where another run is under way. */
export async function takeLease(
  database: Database,
  source: Source,
  now: Date,
): Promise<StoredConnection | undefined> {
  await database.insert(crmConnections).values(source).onConflictDoNothing();
  const { leaseUntil } = crmConnections;
  return database
    .update(crmConnections)
    .set({ leaseUntil: new Date(now.getTime() + lease) })
    .where(and(isOf(source), or(isNull(leaseUntil), lt(leaseUntil, now))))
    .returning()
    .get();
}

export async function changeConnection(
  database: Database,
  source: Source,
  changes: Partial<Omit<StoredConnection, 'system' | 'account'>>,
): Promise<void> {
  await changeStatement(database, source, changes);
}

export function changeStatement(
  database: Database,
  source: Source,
  changes: Partial<Omit<StoredConnection, 'system' | 'account'>>,
) {
  return database.update(crmConnections).set(changes).where(isOf(source));
}

export async function readConnection(
  database: Database,
  source: Source,
): Promise<StoredConnection | undefined> {
  return database.select().from(crmConnections).where(isOf(source)).get();
}
