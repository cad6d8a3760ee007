import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm';
import { passkeyPath } from '../../content/paths/portal-path.ts';
import { formatMoment } from '../../properties/text/day.ts';
import type { SectionContext } from '../section-context.ts';
import type { WaitingMail } from '../../platform/mail/outbox.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { ownerPasskeys, owners, passkeyChallenges } from '../owners/owner-tables.server.ts';
import { isNotRevoked, type StoredOwner } from '../owners/owners.server.ts';

export type PasskeysData = Awaited<ReturnType<typeof loadPasskeys>>;

export async function loadPasskeys({ t, language, owner, platform }: SectionContext, device: string) {
  const passkeys = await passkeysOfOwner(platform.database, owner.id);
  const moment = (instant: Date) => formatMoment(instant.toISOString(), language);
  return {
    title: t('portal.passkeysTitle'),
    intro: t('portal.passkeysIntro'),
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => {
      const shown = name || t('portal.unknownDevice');
      return {
        id,
        name: shown,
        used: usedAt
          ? t('portal.lastSeen', { moment: moment(usedAt) })
          : t('portal.passkeyAddedOn', { moment: moment(createdAt) }),
        remove: t('portal.passkeyRemove', { name: shown }),
      };
    }),
    adder: {
      path: passkeyPath(language),
      nameLabel: t('portal.passkeyName'),
      device,
      button: t('portal.passkeyAdd'),
      failed: t('portal.passkeyNotAdded'),
      known: t('portal.passkeyKnown'),
    },
  };
}

export type StoredPasskey = typeof ownerPasskeys.$inferSelect;

/** Belongs to an owner who adds a passkey, or to somebody who logs in with one. */
type NewChallenge = {
  challenge: string;
  purpose: (typeof passkeyChallenges.$inferSelect)['purpose'];
  ownerId: string | null;
};

const minute = 60_000;

/** Milliseconds in which a device must respond. */
const lifetime = 5 * minute;

export async function storeChallenge(database: Database, given: NewChallenge, now: Date): Promise<void> {
  await database
    .insert(passkeyChallenges)
    .values({ ...given, expiresAt: new Date(now.getTime() + lifetime) });
}

/** True for the first response to a challenge that was given for this purpose and owner. */
export async function useChallenge(
  database: Database,
  { challenge, purpose, ownerId }: NewChallenge,
  now: Date,
): Promise<boolean> {
  const [used] = await database
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, now)))
    .returning();
  return used?.purpose === purpose && used.ownerId === ownerId;
}

export function passkeysOfOwner(database: Database, ownerId: string): Promise<StoredPasskey[]> {
  return database
    .select()
    .from(ownerPasskeys)
    .where(eq(ownerPasskeys.ownerId, ownerId))
    .orderBy(asc(ownerPasskeys.createdAt));
}

/** Undefined for an owner whose access was revoked. */
export async function findPasskey(
  database: Database,
  id: string,
): Promise<{ passkey: StoredPasskey; owner: StoredOwner } | undefined> {
  const found = await database
    .select()
    .from(ownerPasskeys)
    .innerJoin(owners, eq(owners.id, ownerPasskeys.ownerId))
    .where(and(eq(ownerPasskeys.id, id), isNotRevoked))
    .get();
  return found && { passkey: found.owner_passkeys, owner: found.owners };
}

/** Also stores the mail that tells its owner. False for a passkey that is known already, be it somebody else's. */
export async function addPasskey(
  database: Database,
  passkey: Omit<StoredPasskey, 'usedAt'>,
  { id, submissionId, message }: WaitingMail,
): Promise<boolean> {
  const known = database
    .select({ one: sql`1` })
    .from(ownerPasskeys)
    .where(eq(ownerPasskeys.id, passkey.id));
  const [, added] = await database.batch([
    database.insert(outbox).select(
      sql`select ${id}, ${submissionId}, ${JSON.stringify(message)}, 0, ${passkey.createdAt.getTime()}, null, null
        where ${notExists(known)}`,
    ),
    database.insert(ownerPasskeys).values(passkey).onConflictDoNothing().returning({ id: ownerPasskeys.id }),
  ]);
  return added.length > 0;
}

/** False if the passkey was used at the same moment with the same counter, or removed. */
export async function countPasskeyUse(
  database: Database,
  { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
  { newCounter, now }: { newCounter: number; now: Date },
): Promise<boolean> {
  const counted = await database
    .update(ownerPasskeys)
    .set({ counter: newCounter, usedAt: now })
    .where(and(eq(ownerPasskeys.id, id), eq(ownerPasskeys.counter, counter)))
    .returning({ id: ownerPasskeys.id });
  return counted.length > 0;
}

export async function removePasskey(database: Database, ownerId: string, id: string): Promise<void> {
  await database
    .delete(ownerPasskeys)
    .where(and(eq(ownerPasskeys.ownerId, ownerId), eq(ownerPasskeys.id, id)));
}
