import { and, eq, sql } from 'drizzle-orm';
import { forgetRevisions } from '../../platform/database/revisions.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import type { PropertyRecord } from '../model/record.ts';
import {
  commit,
  type NewVersion,
  Overtaken,
  readWritten,
  versionStatements,
} from '../store/commit-versions.server.ts';
import type { VersionedList } from '../store/live-index.ts';
import { recordVersions } from '../store/record-tables.server.ts';
import { applyRecords } from './apply-records.server.ts';
import type { Reason, RecordKey, RecordOutcome, Sync } from './sync.ts';
import { tombstone, versionKey } from './remove-records.server.ts';
import { heldRecords, recordSources } from './sync-tables.server.ts';

type Stored = { list: VersionedList; key: string; isThere: number };

const mostAttempts = 5;

/** Decides again where another commit came first. */
async function commitDecided(
  { database }: Pick<Sync, 'database'>,
  decide: () => Promise<NewVersion[]>,
): Promise<number> {
  for (let left = mostAttempts; ; left -= 1) {
    const { revision } = await readWritten(database);
    const versions = await decide();
    if (versions.length === 0) return 0;
    try {
      await commit(database, versionStatements(database, revision, versions));
      forgetRevisions();
      return versions.length;
    } catch (error) {
      if (!(error instanceof Overtaken) || left <= 1) throw error;
    }
  }
}

function commitOver(
  sync: Sync,
  keys: readonly RecordKey[],
  decide: (stored: readonly Stored[]) => Promise<NewVersion[]>,
): Promise<number> {
  const names = JSON.stringify(
    keys.map(({ source: { system, account }, list, key }) => [system, account, list, key]),
  );
  return commitDecided(sync, async () => {
    const stored = await sync.database.all<Stored>(sql`
      select source.list as list, ${versionKey} as key, (select content is not null from ${recordVersions} version
        where version.list = source.list and version.key = ${versionKey} order by revision desc limit 1) as isThere
      from ${recordSources} source where list <> 'OwnerRecords' and (system, account, list, key) in
        (select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${names}))`);
    return decide(stored);
  });
}

export function withdraw(sync: Sync, keys: readonly RecordKey[], reason: Reason): Promise<number> {
  const today = belgianDay(sync.clock());
  return commitOver(sync, keys, (stored) =>
    Promise.resolve(
      stored.filter(({ isThere }) => isThere === 1).map((record) => tombstone(record, reason, today)),
    ),
  );
}

/** Shows the last version of records that left. Returns how many. */
export function restore(sync: Sync, keys: readonly RecordKey[]): Promise<number> {
  const today = belgianDay(sync.clock());
  return commitOver(sync, keys, async (stored) => {
    const names = JSON.stringify(
      stored.filter(({ isThere }) => isThere === 0).map(({ list, key }) => [list, key]),
    );
    const rows = await sync.database.all<
      Stored & { content: string; listed: string | null; hash: string }
    >(sql`
      select list, key, content, listed, hash, max(revision) from ${recordVersions}
      where content is not null and (list, key) in (select value ->> 0, value ->> 1 from json_each(${names}))
      group by list, key`);
    return rows.map(({ list, key, content, listed, hash }) => ({
      list,
      key,
      content: JSON.parse(content) as unknown,
      ...(listed !== null && { listed: JSON.parse(listed) as unknown }),
      hash,
      changedOn: today,
    }));
  });
}

type Named = { key: string; content: string; listed: string };

export function changeNaming(
  sync: Pick<Sync, 'database' | 'clock'>,
  hashes: readonly string[],
  change: (record: PropertyRecord) => PropertyRecord,
): Promise<number> {
  const changedOn = belgianDay(sync.clock());
  return commitDecided(sync, async () => {
    const rows = await sync.database.all<Named>(sql`
      select key, content, listed from (
        select key, content, listed, max(revision) from ${recordVersions} where list = 'Properties' group by key)
      where exists (select 1 from json_each(${JSON.stringify(hashes)}) where instr(content, value) > 0)`);
    return rows.map(({ key, content, listed }) => {
      // The pipeline checked it.
      const record = change(JSON.parse(content) as PropertyRecord);
      const hash = sha256(JSON.stringify(record));
      return {
        list: 'Properties' as const,
        key,
        content: record,
        listed: JSON.parse(listed) as unknown,
        hash,
        changedOn,
      };
    });
  });
}

async function lookAgain(
  sync: Sync,
  { source, list, key }: RecordKey,
  acceptedBy?: string,
): Promise<RecordOutcome | undefined> {
  const { system, account } = source;
  const held = await sync.database
    .select({ candidate: heldRecords.candidate })
    .from(heldRecords)
    .where(
      and(
        eq(heldRecords.system, system),
        eq(heldRecords.account, account),
        eq(heldRecords.list, list),
        eq(heldRecords.key, key),
      ),
    )
    .get();
  if (!held) return undefined;
  const { records } = await applyRecords(sync, {
    source,
    entries: [{ list, key, sent: held.candidate, mark: undefined }],
    ...(acceptedBy !== undefined && { acceptedBy }),
  });
  return records[0];
}

/** Undefined when it is no longer held. */
export function acceptHeld(sync: Sync, key: RecordKey, by: string): Promise<RecordOutcome | undefined> {
  return lookAgain(sync, key, by);
}

export function retryHeld(sync: Sync, key: RecordKey): Promise<RecordOutcome | undefined> {
  return lookAgain(sync, key);
}
