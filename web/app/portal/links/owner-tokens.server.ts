import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { WaitingMail } from '../../platform/mail/outbox.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { owners, ownerSessions, ownerTokens } from '../owners/owner-tables.server.ts';
import { isNotRevoked, type StoredOwner } from '../owners/owners.server.ts';

const linkPurposes = ['invitation', 'sign-in', 'new-password'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** Condition of a mailed link that works; other tokens open no account. */
const isLink = (tokenHash: string, now: Date) =>
  and(
    eq(ownerTokens.tokenHash, tokenHash),
    gt(ownerTokens.expiresAt, now),
    inArray(ownerTokens.purpose, linkPurposes),
  );

type NewLink = { tokenHash: string; purpose: LinkPurpose; expiresAt: Date; mail: WaitingMail };

/** Stores a link together with its mail if an owner has the address. Does the same work for an unknown one. */
export async function mailOwnerLink(
  database: Database,
  email: string,
  { tokenHash, purpose, expiresAt, mail }: NewLink,
  now: Date,
): Promise<void> {
  const { id, submissionId, message } = mail;
  await database.batch([
    database.insert(ownerTokens).select(
      sql`select ${tokenHash}, ${owners.id}, ${purpose}, ${expiresAt.getTime()}
        from ${owners} where ${and(eq(owners.email, email), isNotRevoked)}`,
    ),
    database.insert(outbox).select(
      sql`select ${id}, ${submissionId}, ${JSON.stringify(message)}, 0, ${now.getTime()}, null, null
        from ${owners} where ${and(eq(owners.email, email), isNotRevoked)}`,
    ),
  ]);
}

type FoundLink = { ownerId: string; purpose: LinkPurpose; owner: StoredOwner | undefined };

export async function findOwnerLink(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<FoundLink | undefined> {
  const found = await database
    .select()
    .from(ownerTokens)
    .leftJoin(owners, and(eq(owners.id, ownerTokens.ownerId), isNotRevoked))
    .where(isLink(tokenHash, now))
    .get();
  const purpose = linkPurposes.find((each) => each === found?.owner_tokens.purpose);
  if (!found || !purpose) return undefined;
  return { ownerId: found.owner_tokens.ownerId, purpose, owner: found.owners ?? undefined };
}

/** True for the first request that uses a link. */
export async function useOwnerLink(database: Database, tokenHash: string, now: Date): Promise<boolean> {
  const used = await database
    .delete(ownerTokens)
    .where(isLink(tokenHash, now))
    .returning({ tokenHash: ownerTokens.tokenHash });
  return used.length > 0;
}

/** Ends every session of the owner and every link that was mailed before, and stores the mail that tells so. */
export async function changePassword(
  database: Database,
  ownerId: string,
  { passwordHash, mail, now }: { passwordHash: string; mail: WaitingMail; now: Date },
): Promise<void> {
  await database.batch([
    database.update(owners).set({ passwordHash }).where(eq(owners.id, ownerId)),
    database.delete(ownerSessions).where(eq(ownerSessions.ownerId, ownerId)),
    database.delete(ownerTokens).where(eq(ownerTokens.ownerId, ownerId)),
    database.insert(outbox).values({ ...mail, nextAttemptAt: now }),
  ]);
}
