import { ownerFiles, uploads } from '../../platform/files/file-tables.server.ts';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LanguageId } from 'schemas/languages.ts';
import type { OwnerChange, OwnerDocument, StaffOwner } from 'schemas/staff-owner.ts';
import { documentKind } from '../../properties/model/terms.ts';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import { ownerChanges } from '../../portal/owners/owner-tables.server.ts';
import type { StoredOwner } from '../../portal/owners/owners.server.ts';
import type { Database } from '../../platform/database/storage.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { stateOf } from './find-owners.server.ts';

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
