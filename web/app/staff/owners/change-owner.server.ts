import { and, eq, ne } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { OwnerChange } from 'schemas/staff-owner.ts';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import {
  ownerChanges,
  ownerPasskeys,
  owners,
  ownerSessions,
  ownerTokens,
} from '../../portal/owners/owner-tables.server.ts';
import { forgetNews } from '../../portal/news/told-news.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { WaitingMail } from '../../platform/mail/outbox.server.ts';
import type { StoredOwner } from '../../portal/owners/owners.server.ts';
import type { Database } from '../../platform/database/database.server.ts';

type Statement = BatchItem<'sqlite'>;

export type Author = { staffName: string; now: Date };

export type NewOwner = { name: string; email: string; language: string; properties: readonly string[] };

export type OwnerEdit = Partial<{
  name: string;
  email: string;
  language: string;
  isRevoked: boolean;
  addProperty: string;
  removeProperty: string;
}>;

type Kind = OwnerChange['kind'];

function noteChange(
  database: Database,
  { ownerId, kind, propertyId = null }: { ownerId: string; kind: Kind; propertyId?: string | null },
  { staffName, now }: Author,
): Statement {
  const id = crypto.randomUUID();
  return database.insert(ownerChanges).values({ id, ownerId, staffName, kind, propertyId, createdAt: now });
}

/** Counts the addresses of revoked owners too. */
export async function isAddressTaken(database: Database, email: string, exceptId = ''): Promise<boolean> {
  return (await database.$count(owners, and(eq(owners.email, email), ne(owners.id, exceptId)))) > 0;
}

export async function addOwner(
  database: Database,
  { properties, ...person }: NewOwner,
  author: Author,
): Promise<void> {
  const ownerId = crypto.randomUUID();
  await database.batch([
    database.insert(owners).values({ id: ownerId, ...person, createdAt: author.now }),
    noteChange(database, { ownerId, kind: 'invited' }, author),
    ...properties.flatMap((propertyId) => addProperty(database, { ownerId, propertyId }, author)),
  ]);
}

export async function noteSentLink(database: Database, ownerId: string, author: Author): Promise<void> {
  await database.batch([noteChange(database, { ownerId, kind: 'link-sent' }, author)]);
}

type OfProperty = { ownerId: string; propertyId: string };

function addProperty(database: Database, { ownerId, propertyId }: OfProperty, author: Author): Statement[] {
  return [
    database
      .insert(ownerProperties)
      .values({ ownerId, propertyId, addedAt: author.now })
      .onConflictDoNothing(),
    noteChange(database, { ownerId, kind: 'property-added', propertyId }, author),
  ];
}

function removeProperty(
  database: Database,
  { ownerId, propertyId }: OfProperty,
  author: Author,
): Statement[] {
  const isIt = and(eq(ownerProperties.ownerId, ownerId), eq(ownerProperties.propertyId, propertyId));
  return [
    database.delete(ownerProperties).where(isIt),
    ...forgetNews(database, ownerId, propertyId),
    noteChange(database, { ownerId, kind: 'property-removed', propertyId }, author),
  ];
}

function endSessions(database: Database, ownerId: string): Statement {
  return database.delete(ownerSessions).where(eq(ownerSessions.ownerId, ownerId));
}

function endLinks(database: Database, ownerId: string): Statement {
  return database.delete(ownerTokens).where(eq(ownerTokens.ownerId, ownerId));
}

/** A link that was mailed before says until the owner is restored that it finds nobody. */
function setAccess(database: Database, ownerId: string, isRevoked: boolean, author: Author): Statement[] {
  return [
    database
      .update(owners)
      .set({ revokedAt: isRevoked ? author.now : null })
      .where(eq(owners.id, ownerId)),
    endSessions(database, ownerId),
    ...(isRevoked ? forgetNews(database, ownerId) : [endLinks(database, ownerId)]),
    noteChange(database, { ownerId, kind: isRevoked ? 'revoked' : 'restored' }, author),
  ];
}

/** Someone else may have had the old address or chosen the password. The new one gets no news before a login. */
function endEntrances(database: Database, ownerId: string): Statement[] {
  return [
    database.update(owners).set({ passwordHash: null, signedInAt: null }).where(eq(owners.id, ownerId)),
    database.delete(ownerPasskeys).where(eq(ownerPasskeys.ownerId, ownerId)),
    ...forgetNews(database, ownerId),
    endSessions(database, ownerId),
    endLinks(database, ownerId),
  ];
}

const personFields = ['name', 'email', 'language'] as const;

/** One transaction, which notes each change. A new address ends all ways in, and stores the mails that tell of it. */
export async function changeOwner(
  database: Database,
  owner: StoredOwner & { properties: readonly string[] },
  { isRevoked, addProperty: added, removeProperty: removed, ...person }: OwnerEdit,
  { mailsOfAddress, ...author }: Author & { mailsOfAddress: (newEmail: string) => WaitingMail[] },
): Promise<void> {
  const { id: ownerId, properties } = owner;
  const changed = personFields.filter((field) => (person[field] ?? owner[field]) !== owner[field]);
  const isAsWanted = isRevoked === undefined || isRevoked === (owner.revokedAt !== null);
  const statements = [
    ...changed.flatMap((field) => [
      database
        .update(owners)
        .set({ [field]: person[field] })
        .where(eq(owners.id, ownerId)),
      noteChange(database, { ownerId, kind: field }, author),
    ]),
    ...(changed.includes('email')
      ? [
          ...endEntrances(database, ownerId),
          ...mailsOfAddress(person.email ?? owner.email).map((mail) =>
            database.insert(outbox).values({ ...mail, nextAttemptAt: author.now }),
          ),
        ]
      : []),
    ...(isAsWanted ? [] : setAccess(database, ownerId, isRevoked, author)),
    ...(added === undefined || properties.includes(added)
      ? []
      : addProperty(database, { ownerId, propertyId: added }, author)),
    ...(removed === undefined || !properties.includes(removed)
      ? []
      : removeProperty(database, { ownerId, propertyId: removed }, author)),
  ];
  const [first, ...rest] = statements;
  if (first) await database.batch([first, ...rest]);
}
