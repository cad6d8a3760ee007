import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import { owners } from './owner-tables.server.ts';

export type StoredOwner = typeof owners.$inferSelect;

/** Condition of everything that lets an owner in. */
export const isNotRevoked: SQL = isNull(owners.revokedAt);

export const ownerAddress = (email: string) => email.trim().toLowerCase();

/** Undefined for an owner whose access was revoked. */
export function findOwnerByEmail(database: Database, email: string): Promise<StoredOwner | undefined> {
  return database
    .select()
    .from(owners)
    .where(and(eq(owners.email, ownerAddress(email)), isNotRevoked))
    .get();
}

export function findOwner(database: Database, id: string): Promise<StoredOwner | undefined> {
  return database.select().from(owners).where(eq(owners.id, id)).get();
}

/** References, in their order. */
export async function propertiesOfOwner(database: Database, ownerId: string): Promise<string[]> {
  const rows = await database
    .select({ propertyId: ownerProperties.propertyId })
    .from(ownerProperties)
    .where(eq(ownerProperties.ownerId, ownerId))
    .orderBy(asc(ownerProperties.propertyId));
  return rows.map(({ propertyId }) => propertyId);
}

/** Those who may log in, the first one first. */
export async function ownersOfProperty(database: Database, propertyId: string): Promise<StoredOwner[]> {
  const rows = await database
    .select({ owner: owners })
    .from(owners)
    .innerJoin(ownerProperties, eq(ownerProperties.ownerId, owners.id))
    .where(and(eq(ownerProperties.propertyId, propertyId), isNotRevoked))
    .orderBy(asc(ownerProperties.addedAt), asc(owners.email));
  return rows.map(({ owner }) => owner);
}
