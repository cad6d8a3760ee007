import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { forgetRevisions } from '../../platform/database/revisions.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { ownerRecords } from '../owner-records/owner-record-tables.server.ts';
import {
  commit,
  type NewVersion,
  Overtaken,
  readWritten,
  versionStatements,
} from '../store/commit-versions.server.ts';
import type { VersionedList } from '../store/live-index.ts';
import { recordVersions } from '../store/record-tables.server.ts';
import type { Reason, SentList, Sync } from './sync.ts';
import { heldRecords, type importRuns, recordSources } from './sync-tables.server.ts';

type Run = Pick<typeof importRuns.$inferSelect, 'id' | 'system' | 'account' | 'isCheck'>;

export const versionKey = sql`case when source.list in ('Properties', 'Projects') then cast(source.id as text) else source.key end`;

const isThere = sql`case source.list
  when 'OwnerRecords' then exists (select 1 from ${ownerRecords}
    where propertyId = cast(source.id as text) and leftOn is null)
  else (select content from ${recordVersions} version where version.list = source.list and version.key = ${versionKey}
    order by revision desc limit 1) is not null end`;

const ofRun = ({ system, account }: Run) => sql`source.system = ${system} and source.account = ${account}`;

const isUnseen = ({ id, isCheck }: Run) =>
  isCheck ? sql`source.checkedIn is not ${id}` : sql`source.seenIn is not ${id}`;

/** Counts properties: live ones, those of them that the run lacks, and those it has, held ones included. */
export async function removalsOf(
  database: Database,
  run: Run,
): Promise<{ there: number; unseen: number; seen: number }> {
  return database.get<{ there: number; unseen: number; seen: number }>(sql`
    select coalesce(sum(isThere), 0) as there, coalesce(sum(isThere and isUnseen), 0) as unseen,
      coalesce(sum(not isUnseen), 0) as seen
    from (select ${isThere} as isThere, ${isUnseen(run)} as isUnseen
      from ${recordSources} source where ${ofRun(run)} and source.list = 'Properties')`);
}

export function tombstone(
  { list, key }: { list: VersionedList; key: string },
  reason: Reason,
  changedOn: string,
): NewVersion {
  return { list, key, content: null, hash: '', changedOn, reason };
}

const removedAtOnce = 500;

type Unseen = { list: SentList; key: string; name: string };

/** Of lists that a run lacks entirely, only projects leave: the last of them may be sold. */
async function readUnseen(database: Database, run: Run): Promise<Unseen[]> {
  return database.all<Unseen>(sql`
    select source.list as list, source.key as key, ${versionKey} as name from ${recordSources} source
    where ${ofRun(run)} and ${isUnseen(run)} and ${isThere}
      and (source.list = 'Projects' or exists (select 1 from ${recordSources} other where
        other.system = ${run.system} and other.account = ${run.account} and other.list = source.list
        and not (${run.isCheck ? sql`other.checkedIn` : sql`other.seenIn`} is not ${run.id})))
    limit ${removedAtOnce}`);
}

function removal(
  database: Database,
  run: Run,
  { unseen, revision, today }: { unseen: readonly Unseen[]; revision: number; today: string },
): BatchItem<'sqlite'>[] {
  const versions = unseen.flatMap(({ list, name }) =>
    list === 'OwnerRecords' ? [] : [tombstone({ list, key: name }, 'vanished', today)],
  );
  const owners = JSON.stringify(unseen.flatMap(({ list, key }) => (list === 'OwnerRecords' ? [key] : [])));
  return [
    ...versionStatements(database, revision, versions),
    // Kept for a while for the owner to read.
    database.update(ownerRecords).set({ leftOn: today }).where(sql`leftOn is null and propertyId in (
      select cast(id as text) from ${recordSources} source where ${ofRun(run)} and list = 'OwnerRecords'
        and key in (select value from json_each(${owners})))`),
  ];
}

/** In steps. Returns how many properties left. */
export async function removeUnseen({ database, clock }: Sync, run: Run): Promise<number> {
  const isOfSource = sql`system = ${run.system} and account = ${run.account}`;
  await database.run(sql`delete from ${heldRecords} where ${isOfSource} and not exists (
    select 1 from ${recordSources} source where ${ofRun(run)} and source.list = held_records.list
      and source.key = held_records.key and source.seenIn = ${run.id})`);
  let gone = 0;
  for (;;) {
    const { revision } = await readWritten(database);
    const unseen = await readUnseen(database, run);
    if (unseen.length === 0) return gone;
    try {
      await commit(database, removal(database, run, { unseen, revision, today: belgianDay(clock()) }));
    } catch (error) {
      if (error instanceof Overtaken) continue;
      throw error;
    }
    forgetRevisions();
    gone += unseen.filter(({ list }) => list === 'Properties').length;
  }
}
