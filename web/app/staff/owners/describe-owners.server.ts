import { ownerFiles, uploads } from '../../platform/files/file-tables.server.ts';
import { and, asc, desc, eq, gt, inArray, sql, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { LanguageId } from 'schemas/languages.ts';
import {
  type OwnerChange,
  type OwnerDocument,
  type StaffOwner,
  type OwnerState,
  ownerStates,
} from 'schemas/staff-owner.ts';
import { documentKind } from '../../properties/model/terms.ts';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import { ownerChanges, owners } from '../../portal/owners/owner-tables.server.ts';
import { type StoredOwner, isNotRevoked } from '../../portal/owners/owners.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { z } from 'zod';
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

function stateOf({ revokedAt, signedInAt }: StoredOwner): OwnerState {
  if (revokedAt) return 'revoked';
  return signedInAt ? 'active' : 'invited';
}

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

/** A document of a property that its owner no longer has is about to be removed, so it is left out. */
function documentsOf(database: Database, ownerIds: string[]) {
  const isTheirs = and(
    eq(ownerProperties.ownerId, ownerFiles.ownerId),
    eq(ownerProperties.propertyId, ownerFiles.propertyId),
  );
  return database
    .select({
      ownerId: ownerFiles.ownerId,
      id: uploads.id,
      name: uploads.name,
      kind: ownerFiles.kind,
      size: uploads.size,
      reference: ownerFiles.propertyId,
      createdAt: ownerFiles.createdAt,
    })
    .from(ownerFiles)
    .innerJoin(uploads, eq(uploads.id, ownerFiles.uploadId))
    .innerJoin(ownerProperties, isTheirs)
    .where(and(inArray(ownerFiles.ownerId, ownerIds), gt(uploads.size, 0)))
    .orderBy(desc(ownerFiles.createdAt));
}

type Told = Pick<Platform, 'importedCatalogue'> & { language: LanguageId };

type StoredDocument = Awaited<ReturnType<typeof documentsOf>>[number];

function shownDocument(
  { id, name, kind, size, reference, createdAt }: StoredDocument,
  { importedCatalogue, language }: Told,
): OwnerDocument {
  const { text } = importedCatalogue.term(documentKind, kind, language);
  return { id, name, kind: text, size, reference, createdAt: createdAt.toISOString() };
}

function changesOf(database: Database, ownerIds: string[]) {
  return database
    .select()
    .from(ownerChanges)
    .where(inArray(ownerChanges.ownerId, ownerIds))
    .orderBy(desc(ownerChanges.createdAt), sql`rowid desc`);
}

function propertiesOf(database: Database, ownerIds: string[]) {
  return database
    .select()
    .from(ownerProperties)
    .where(inArray(ownerProperties.ownerId, ownerIds))
    .orderBy(asc(ownerProperties.propertyId));
}

function shownChange({
  id,
  kind,
  staffName,
  propertyId,
  createdAt,
}: typeof ownerChanges.$inferSelect): OwnerChange[] {
  if (kind === 'removed') return [];
  const reference = propertyId === null ? {} : { reference: propertyId };
  return [{ id, kind, staffName, ...reference, createdAt: createdAt.toISOString() }];
}

/** Adds to owners what staff see beside their names. `found` is at most fifty, for the limit of bound values. */
export async function describeOwners(
  { database, ...told }: Pick<Platform, 'database'> & Told,
  found: readonly StoredOwner[],
): Promise<StaffOwner[]> {
  const ids = found.map(({ id }) => id);
  const [properties, documents, changes] = await Promise.all([
    propertiesOf(database, ids),
    documentsOf(database, ids),
    changesOf(database, ids),
  ]);
  return found.map((owner): StaffOwner => {
    const { id, name, email, signedInAt } = owner;
    const isTheirs = ({ ownerId }: { ownerId: string }) => ownerId === id;
    return {
      id,
      name,
      email,
      language: owner.language,
      state: stateOf(owner),
      hasPassword: owner.passwordHash !== null,
      ...(signedInAt && { signedInAt: signedInAt.toISOString() }),
      properties: properties.filter(isTheirs).map(({ propertyId }) => propertyId),
      documents: documents.filter(isTheirs).map((document) => shownDocument(document, told)),
      changes: changes.filter(isTheirs).flatMap(shownChange),
    };
  });
}
