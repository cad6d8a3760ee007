import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type OwnerState, ownerStates } from 'schemas/staff-owner.ts';
import { z } from 'zod';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import { owners } from '../../portal/owners/owner-tables.server.ts';
import { isNotRevoked, type StoredOwner } from '../../portal/owners/owners.server.ts';
import type { Database } from '../../platform/database/storage.server.ts';
import { foldAsSql, foldedInSql } from '../fold.server.ts';

export const ownerFilterSchema = z.object({
  search: z.string().max(200).default(''),
  state: z.enum(ownerStates).optional(),
});

type OwnerFilter = z.infer<typeof ownerFilterSchema>;

const mostWords = 8;

const inState: Readonly<Record<OwnerState, SQL | undefined>> = {
  invited: and(isNotRevoked, isNull(owners.signedInAt)),
  active: and(isNotRevoked, isNotNull(owners.signedInAt)),
  revoked: isNotNull(owners.revokedAt),
};

export function stateOf({ revokedAt, signedInAt }: StoredOwner): OwnerState {
  if (revokedAt) return 'revoked';
  return signedInAt ? 'active' : 'invited';
}

/** A part of the name or the address, or the number of a property. */
function holdsWord(word: string): SQL {
  return sql`(
    instr(${foldedInSql(sql`${owners.name}`)}, ${word}) > 0
    or instr(${owners.email}, ${word}) > 0
    or exists (select 1 from ${ownerProperties}
      where ${eq(ownerProperties.ownerId, owners.id)} and ${eq(ownerProperties.propertyId, word)}))`;
}

function conditions({ search, state }: OwnerFilter): SQL | undefined {
  const words = foldAsSql(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
  return and(state && inState[state], ...words.map(holdsWord));
}

/** Sorted by name. */
export function findOwners(
  database: Database,
  filter: OwnerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredOwner[]> {
  return database
    .select()
    .from(owners)
    .where(conditions(filter))
    .orderBy(asc(foldedInSql(sql`${owners.name}`)), asc(owners.id))
    .limit(limit)
    .offset(offset);
}

export function countOwners(database: Database, filter: OwnerFilter): Promise<number> {
  return database.$count(owners, conditions(filter));
}
