import { and, eq, gt } from 'drizzle-orm';
import type { StaffRight } from 'schemas/staff-rights.ts';
import { sha256 } from '../platform/signing/sha256.ts';
import type { Database } from '../platform/database/storage.server.ts';
import { staffSessions } from './staff-tables.server.ts';

const lifetime = 30 * 60_000;

export type StaffSession = { token: string; expiresAt: Date };

/** Whoever opened a session. The name is empty where the CMS does not tell. */
export type StaffMember = { staffName: string; staffRight: StaffRight };

/** Returns undefined when the secret of this id has opened a session before. */
export async function openStaffSession(
  database: Database,
  { secretId, staffName, staffRight }: StaffMember & { secretId: string },
  now: Date,
): Promise<StaffSession | undefined> {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  const expiresAt = new Date(now.getTime() + lifetime);
  const opened = await database
    .insert(staffSessions)
    .values({ tokenHash: await sha256(token), secretId, staffName, staffRight, expiresAt })
    .onConflictDoNothing()
    .returning({ secretId: staffSessions.secretId });
  return opened.length === 0 ? undefined : { token, expiresAt };
}

/** Returns undefined for a token that opens no session or whose session has ended. */
export async function staffMemberOf(
  database: Database,
  token: string,
  now: Date,
): Promise<StaffMember | undefined> {
  return database
    .select({ staffName: staffSessions.staffName, staffRight: staffSessions.staffRight })
    .from(staffSessions)
    .where(and(eq(staffSessions.tokenHash, await sha256(token)), gt(staffSessions.expiresAt, now)))
    .get();
}

/** Leaves the row, so that the secret cannot be used again while it is fresh. */
export async function endStaffSession(database: Database, token: string, now: Date): Promise<void> {
  await database
    .update(staffSessions)
    .set({ expiresAt: now })
    .where(eq(staffSessions.tokenHash, await sha256(token)));
}
