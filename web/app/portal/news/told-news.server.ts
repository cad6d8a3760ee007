import { and, eq, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { WaitingMail } from '../../platform/mail/outbox.server.ts';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import { ownerNews, owners } from '../owners/owner-tables.server.ts';
import { isNotRevoked, type StoredOwner } from '../owners/owners.server.ts';
import { type NewsKind, newsKindIds } from '../news-kinds.ts';

/** Marks a home that was looked at once, so that nothing older is news. */
export const lookedAt = '';

export type Told = typeof ownerNews.$inferSelect;

/** An address to which no link was ever followed is not known to be its owner's. */
const mayRead = and(isNotNull(owners.signedInAt), isNotRevoked);

export type OwnerOfHomes = { owner: StoredOwner; propertyIds: string[] };

/** Owners who read mail about a home, or about any. `digestDay` is the day whose digests are due, if any. */
export async function ownersToTell(
  database: Database,
  { propertyId, digestDay }: { propertyId?: string | undefined; digestDay?: string | undefined },
): Promise<OwnerOfHomes[]> {
  const isDue =
    digestDay === undefined
      ? undefined
      : and(owners.wantsDigest, sql`coalesce(${owners.digestedOn}, '') < ${digestDay}`);
  const rows = await database
    .select({ owner: owners, propertyId: ownerProperties.propertyId })
    .from(owners)
    .innerJoin(ownerProperties, eq(ownerProperties.ownerId, owners.id))
    .where(
      and(
        mayRead,
        or(eq(owners.wantsDigest, false), isDue),
        propertyId === undefined ? undefined : eq(ownerProperties.propertyId, propertyId),
      ),
    );
  return [...Map.groupBy(rows, ({ owner }) => owner.id).values()].flatMap((homes) => {
    const [first] = homes;
    return first ? [{ owner: first.owner, propertyIds: homes.map((home) => home.propertyId) }] : [];
  });
}

export async function toldTo(database: Database, ownerIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await database
    .select()
    .from(ownerNews)
    .where(sql`${ownerNews.ownerId} in (select value from json_each(${JSON.stringify(ownerIds)}))`);
  return new Map(rows.map((row) => [toldKey(row), row.state]));
}

export function toldKey({ ownerId, propertyId, item }: Omit<Told, 'state'>): string {
  return `${ownerId} ${propertyId} ${item}`;
}

function remember(database: Database, told: readonly Told[], condition: SQL = sql`true`) {
  return database
    .insert(ownerNews)
    .select(
      sql`select value ->> 'ownerId', value ->> 'propertyId', value ->> 'item', value ->> 'state'
        from json_each(${JSON.stringify(told)}) where ${condition}`,
    )
    .onConflictDoUpdate({
      target: [ownerNews.ownerId, ownerNews.propertyId, ownerNews.item],
      set: { state: sql`excluded.state` },
    });
}

/** Remembers what is no news, so that it will not be told later. */
export async function rememberSilently(database: Database, told: readonly Told[]): Promise<void> {
  if (told.length > 0) await remember(database, told);
}

export type News = Told & { before: string | undefined };

/** Stores a mail with all it tells, unless part was told meanwhile or its owner may or will not read it any more. */
export async function storeNewsMail(
  database: Database,
  {
    mail,
    news,
    kind,
    now,
  }: { mail: WaitingMail; news: readonly News[]; kind: NewsKind | undefined; now: Date },
): Promise<void> {
  const [address = ''] = mail.message.to;
  const told = sql`json_each(${JSON.stringify(news)}) told`;
  const isReader = and(
    eq(owners.id, mail.submissionId),
    eq(owners.email, address),
    eq(owners.wantsDigest, kind === undefined),
    mayRead,
    kind && sql`${kind} not in (select value from json_each(${owners.stoppedNews}))`,
  );
  const isUntold = sql`not exists (select 1 from ${told}
    left join ${ownerProperties} on ${ownerProperties.ownerId} = ${mail.submissionId}
      and ${ownerProperties.propertyId} = told.value ->> 'propertyId'
    left join ${ownerNews} on ${ownerNews.ownerId} = ${mail.submissionId}
      and ${ownerNews.propertyId} = told.value ->> 'propertyId' and ${ownerNews.item} = told.value ->> 'item'
    where ${ownerProperties.ownerId} is null or ${ownerNews.state} is not told.value ->> 'before')`;
  await database.batch([
    database.insert(outbox).select(sql`
      select ${mail.id}, ${mail.submissionId}, ${JSON.stringify(mail.message)}, 0, ${now.getTime()}, null, null
        where exists (select 1 from ${owners} where ${isReader}) and ${isUntold}`),
    remember(database, news, sql`exists (select 1 from ${outbox} where ${eq(outbox.id, mail.id)})`),
  ]);
}

export async function endDigest(database: Database, ownerId: string, digestedOn: string): Promise<void> {
  await database.update(owners).set({ digestedOn }).where(eq(owners.id, ownerId));
}

/** Names a mail with news of a kind, by which it is found while it waits. */
export function newsMailId(id: string, kind: NewsKind | undefined): string {
  return `${id}-news-${kind ?? 'digest'}`;
}

type Choice = { stopped: readonly NewsKind[]; wantsDigest?: boolean };

const isWaiting = (ownerId: string, kinds: readonly (NewsKind | undefined)[]) =>
  and(
    eq(outbox.submissionId, ownerId),
    isNull(outbox.sentAt),
    or(...kinds.map((kind) => like(outbox.id, newsMailId('%', kind)))),
  );

/** Stores of which kinds an owner reads nothing. Mails of those that wait are deleted. */
export async function chooseNews(
  database: Database,
  ownerId: string,
  { stopped, wantsDigest }: Choice,
): Promise<void> {
  const kinds = stopped.length < newsKindIds.length ? stopped : [...stopped, undefined];
  const change = database
    .update(owners)
    .set({ stoppedNews: [...stopped], ...(wantsDigest !== undefined && { wantsDigest }) })
    .where(eq(owners.id, ownerId));
  const stop = database.delete(outbox).where(isWaiting(ownerId, kinds));
  await database.batch(kinds.length === 0 ? [change] : [change, stop]);
}

/** Takes back mails that wait, and begins anew with what an owner is told about a home, or about all. */
export function forgetNews(database: Database, ownerId: string, propertyId?: string): BatchItem<'sqlite'>[] {
  const ofHome = propertyId === undefined ? undefined : eq(ownerNews.propertyId, propertyId);
  return [
    database.delete(outbox).where(isWaiting(ownerId, [...newsKindIds, undefined])),
    database.delete(ownerNews).where(and(eq(ownerNews.ownerId, ownerId), ofHome)),
  ];
}
