import { eq } from 'drizzle-orm';
import { deleteOwner } from '../../portal/owners/owner-data.server.ts';
import { owners } from '../../portal/owners/owner-tables.server.ts';
import { ownerAddress } from '../../portal/owners/owners.server.ts';
import { removeFree } from '../../forms/uploads/remove-uploads.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

/** Deletes the account of an address with its documents, and returns how many there were: one or none. */
export async function eraseOwner(platform: Platform, email: string, staffName: string): Promise<number> {
  const { database, clock } = platform;
  const owner = await database
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.email, ownerAddress(email)))
    .get();
  if (!owner) return 0;
  const documents = await deleteOwner(database, owner.id, { staffName, now: clock() });
  for (const id of documents) await removeFree(platform, [{ id }]);
  return 1;
}
