import { asc, eq } from 'drizzle-orm';
import type { Database } from '../storage.server.ts';
import { ownerProperties, owners } from './owner-tables.server.ts';

export type StoredOwner = typeof owners.$inferSelect;

export function findOwnerByEmail(database: Database, email: string): Promise<StoredOwner | undefined> {
  return database.select().from(owners).where(eq(owners.email, email.trim().toLowerCase())).get();
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
