import { eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { catalogueRevision } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { VersionedList } from './live-index.ts';
import { recordVersions } from './record-tables.server.ts';

const [shown, written] = [1, 2];

export type NewVersion = {
  list: VersionedList;
  key: string;
  content: unknown;
  listed?: unknown;
  hash: string;
  changedOn: string;
  reason?: string;
};

/** Another commit came first, so this one's decisions may be wrong. */
export class Overtaken extends Error {}

export async function readWritten(database: Database): Promise<{ revision: number; isShown: boolean }> {
  const row = await database.get<{ revision: number | null; isShown: number }>(sql`select
    (select revision from ${catalogueRevision} where id = ${written}) as revision,
    exists (select 1 from ${catalogueRevision} where id = ${shown}) as isShown`);
  return { revision: row.revision ?? 0, isShown: row.isShown === 1 };
}

/** Bytes in one statement; a parameter may have two million. */
const bytesAtOnce = 800_000;

function listsOf(rows: readonly unknown[]): string[] {
  const lists: string[] = [];
  let [some, bytes]: [string[], number] = [[], 0];
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (bytes + text.length > bytesAtOnce && some.length > 0) {
      lists.push(`[${some.join(',')}]`);
      [some, bytes] = [[], 0];
    }
    some.push(text);
    bytes += text.length;
  }
  return some.length > 0 ? [...lists, `[${some.join(',')}]`] : lists;
}

/** Revisions that a worker may lag and still read what it began with. */
const mostBehind = 100;

/** One batch with the revision that tells every worker. Fails as a whole unless `after` is the last written one. */
export function versionStatements(
  database: Database,
  after: number,
  versions: readonly NewVersion[],
): BatchItem<'sqlite'>[] {
  const revision = after + 1;
  const taken = [
    database.insert(catalogueRevision).values({ id: written, revision: 0 }).onConflictDoNothing(),
    database
      .update(catalogueRevision)
      // A null ends the transaction, because the column takes none.
      .set({ revision: sql`case ${catalogueRevision.revision} when ${after} then ${revision} end` })
      .where(eq(catalogueRevision.id, written)),
  ];
  if (versions.length === 0) return taken;
  const keys = JSON.stringify(versions.map(({ list, key }) => [list, key]));
  return [
    ...taken,
    ...listsOf(versions).map((list) =>
      database.insert(recordVersions).select(sql`
        select value ->> 'list', value ->> 'key', ${revision}, value ->> 'content', value ->> 'listed',
          value ->> 'hash', value ->> 'changedOn', value ->> 'reason' from json_each(${list})`),
    ),
    database.delete(recordVersions).where(sql`
      (list, key) in (select value ->> 0, value ->> 1 from json_each(${keys}))
        and exists (select 1 from ${recordVersions} later where later.list = record_versions.list
          and later.key = record_versions.key and later.revision > record_versions.revision
          and later.revision <= ${revision - mostBehind})`),
    database.update(catalogueRevision).set({ revision }).where(eq(catalogueRevision.id, shown)),
  ];
}

export function showStatements(database: Database): BatchItem<'sqlite'>[] {
  return [
    database
      .insert(catalogueRevision)
      .select(sql`select ${shown}, revision from ${catalogueRevision} where id = ${written}`)
      .onConflictDoNothing(),
  ];
}

/** Includes causes, since the library hides the message there. */
function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : '';
}

/** All or nothing. @throws Overtaken where another commit came first */
export async function commit(database: Database, statements: readonly BatchItem<'sqlite'>[]): Promise<void> {
  const [first, ...others] = statements;
  if (!first) return;
  try {
    await database.batch([first, ...others]);
  } catch (error) {
    throw messagesOf(error).includes('catalogue_revision.revision') ? new Overtaken() : error;
  }
}
