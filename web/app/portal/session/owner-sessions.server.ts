import { and, desc, eq, gt, lt, lte, or } from 'drizzle-orm';
import { sha256 } from '../../platform/signing/sha256.ts';
import type { Database } from '../../platform/database/database.server.ts';
import {
  ownerPasskeys,
  owners,
  ownerSessions,
  ownerTokens,
  passkeyChallenges,
} from '../owners/owner-tables.server.ts';
import { isNotRevoked, type StoredOwner } from '../owners/owners.server.ts';

const minute = 60_000;

/** Milliseconds without a request after which a session ends. */
const longestIdle = 60 * minute;

/** Milliseconds after which a session ends in any case. */
export const longestSession = 12 * 60 * minute;

export const newToken = () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');

export async function openOwnerSession(
  database: Database,
  { ownerId, device }: { ownerId: string; device: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  await database.batch([
    database.insert(ownerSessions).values({
      tokenHash: sha256(token),
      ownerId,
      device,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + longestSession),
    }),
    database.update(owners).set({ signedInAt: now }).where(eq(owners.id, ownerId)),
  ]);
  return token;
}

const idleSince = (now: Date) => new Date(now.getTime() - longestIdle);

function isLive(now: Date) {
  return and(gt(ownerSessions.expiresAt, now), gt(ownerSessions.seenAt, idleSince(now)));
}

export type OwnerSession = { tokenHash: string; createdAt: Date; owner: StoredOwner };

/** Undefined for a session that has ended, or whose owner is gone or revoked. */
export async function findOwnerSession(
  database: Database,
  token: string,
  now: Date,
): Promise<OwnerSession | undefined> {
  const tokenHash = sha256(token);
  const found = await database
    .select()
    .from(ownerSessions)
    .innerJoin(owners, eq(owners.id, ownerSessions.ownerId))
    .where(and(eq(ownerSessions.tokenHash, tokenHash), isLive(now), isNotRevoked))
    .get();
  if (!found) return undefined;
  if (found.owner_sessions.seenAt.getTime() <= now.getTime() - minute)
    await database
      .update(ownerSessions)
      .set({ seenAt: now })
      .where(and(eq(ownerSessions.tokenHash, tokenHash), lt(ownerSessions.seenAt, now)));
  return { tokenHash, createdAt: found.owner_sessions.createdAt, owner: found.owners };
}

export function sessionsOfOwner(database: Database, ownerId: string, now: Date) {
  return database
    .select()
    .from(ownerSessions)
    .where(and(eq(ownerSessions.ownerId, ownerId), isLive(now)))
    .orderBy(desc(ownerSessions.seenAt));
}

export async function endOwnerSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(ownerSessions).where(eq(ownerSessions.tokenHash, tokenHash));
}

/** Ends every session of the owner and every link that was mailed, and on request the passkeys too. */
export async function endSessionsAndLinks(
  database: Database,
  ownerId: string,
  { removesPasskeys }: { removesPasskeys: boolean },
): Promise<void> {
  await database.batch([
    database.delete(ownerSessions).where(eq(ownerSessions.ownerId, ownerId)),
    database.delete(ownerTokens).where(eq(ownerTokens.ownerId, ownerId)),
    ...(removesPasskeys ? [database.delete(ownerPasskeys).where(eq(ownerPasskeys.ownerId, ownerId))] : []),
  ]);
}

/** Deletes what opens nothing any more: ended sessions, and links and challenges that were never used. */
export async function purgeOwnerAccess(database: Database, now: Date): Promise<void> {
  await database.batch([
    database
      .delete(ownerSessions)
      .where(or(lte(ownerSessions.expiresAt, now), lte(ownerSessions.seenAt, idleSince(now)))),
    database.delete(ownerTokens).where(lte(ownerTokens.expiresAt, now)),
    database.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now)),
  ]);
}
