import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/storage.server.ts';
import { announcedAddresses } from '../../../platform/database/storage-schema.server.ts';

/** The last change by address, as search engines were told it. */
export type Announced = ReadonlyMap<string, string>;

export async function readAnnounced(database: Database): Promise<Announced> {
  const rows = await database.select().from(announcedAddresses);
  return new Map(rows.map(({ address, changedAt }) => [address, changedAt]));
}

/** Stores what changed and drops what is gone, both or neither. */
export async function storeAnnounced(
  database: Database,
  { changed, gone }: { changed: Announced; gone: readonly string[] },
): Promise<void> {
  const insert = database
    .insert(announcedAddresses)
    .select(
      sql`select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${JSON.stringify([...changed])}) where true`,
    )
    .onConflictDoUpdate({
      target: announcedAddresses.address,
      set: { changedAt: sql`excluded."changedAt"` },
    });
  const remove = database
    .delete(announcedAddresses)
    .where(sql`${announcedAddresses.address} in (select value from json_each(${JSON.stringify(gone)}))`);
  await database.batch([insert, remove]);
}
