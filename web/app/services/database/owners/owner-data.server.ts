import { eq } from 'drizzle-orm';
import type { Database } from '../storage.server.ts';
import { ownerPasskeys, ownerProperties, owners, ownerSessions } from './owner-tables.server.ts';

/** Everything stored about an owner, for a request to see it, without passwords and tokens. */
export async function accountsOfAddress(database: Database, email: string) {
  const found = await database.select().from(owners).where(eq(owners.email, email));
  return Promise.all(
    found.map(async ({ id, name, language, createdAt, signedInAt, wantsMonthlyMail, passwordHash }) => ({
      id,
      name,
      language,
      createdAt,
      signedInAt,
      wantsMonthlyMail,
      hasPassword: passwordHash !== null,
      properties: await database
        .select({ propertyId: ownerProperties.propertyId, addedAt: ownerProperties.addedAt })
        .from(ownerProperties)
        .where(eq(ownerProperties.ownerId, id)),
      passkeys: await database
        .select({
          name: ownerPasskeys.name,
          createdAt: ownerPasskeys.createdAt,
          usedAt: ownerPasskeys.usedAt,
        })
        .from(ownerPasskeys)
        .where(eq(ownerPasskeys.ownerId, id)),
      devices: await database
        .select({
          device: ownerSessions.device,
          createdAt: ownerSessions.createdAt,
          seenAt: ownerSessions.seenAt,
        })
        .from(ownerSessions)
        .where(eq(ownerSessions.ownerId, id)),
    })),
  );
}
