import type { Database } from '../../platform/database/storage.server.ts';
import type { PropertyRecord } from '../model/record.ts';
import type { Finding, RunCounts, RunState, Source } from './sync.ts';

/**
 * Returns the record with pictures of our own store; undefined while it has none yet. What it finds is told with what the
 * rules find.
 */
export type CopyPictures = (
  record: PropertyRecord,
  previous: PropertyRecord | undefined,
) => Promise<{ record: PropertyRecord | undefined; findings: readonly Finding[] }>;

export type Sync = {
  database: Database;
  clock: () => Date;
  copyPictures: CopyPictures;
};

/** The lists that a batch may hold, and what owners read. */
export type SentList =
  | 'PropertyTypes'
  | 'Cities'
  | 'Neighbourhoods'
  | 'Categories'
  | 'Brokers'
  | 'Terms'
  | 'Projects'
  | 'Properties'
  | 'OwnerRecords';

/** Any list may be absent. Each record is looked at on its own. */
export type Batch = Partial<Record<SentList, readonly unknown[]>>;

export type RecordKey = { source: Source; list: SentList; key: string };

export type RecordOutcome = {
  list: SentList;
  key: string;
  /** Our own number; undefined in lists without numbers. */
  id: number | undefined;
  what: 'added' | 'changed' | 'unchanged' | 'held';
  findings: readonly Finding[];
};

export type BatchOutcome = {
  counts: RunCounts;
  /** Those with findings only. */
  records: readonly RecordOutcome[];
};

export type RunOptions = {
  /** True when the source tells everything that it has, so that what it lacks has left. */
  isWhole: boolean;
  /** Does all but show it. */
  isCheck?: boolean;
};

export type RunSummary = {
  run: string;
  state: RunState;
  counts: RunCounts;
  /** Records that would leave while the run waits for a person; in a check, those that would leave. */
  removals: number;
};

/** Thrown for a run that is unknown or over. */
export class NoSuchRun extends Error {}

export type Reason = 'sold' | 'rented' | 'withdrawn' | 'vanished';

export type Pipeline = {
  /** Returns the id of the run. */
  openRun: (sync: Sync, source: Source, options: RunOptions) => Promise<string>;
  /** Commits the batch as a whole. @throws NoSuchRun */
  applyBatch: (sync: Sync, run: string, batch: Batch) => Promise<BatchOutcome>;
  /** What a whole run lacks leaves, unless that is too much. @throws NoSuchRun */
  endRun: (sync: Sync, run: string, options?: { acceptRemovals?: boolean }) => Promise<RunSummary>;
  /** Keeps what came, removes nothing. The reason is a sentence. @throws NoSuchRun */
  failRun: (sync: Sync, run: string, reason: string) => Promise<RunSummary>;
  /** Removes what a waiting run lacks. @throws NoSuchRun */
  allowRemovals: (sync: Sync, run: string) => Promise<RunSummary>;
  /** Answers how many left. */
  withdraw: (sync: Sync, keys: readonly RecordKey[], reason: Reason) => Promise<number>;
  /** Shows the last version of records that have left. Answers how many are back. */
  restore: (sync: Sync, keys: readonly RecordKey[]) => Promise<number>;
  /** Takes a held record in spite of findings that allow it. Undefined when it is no longer held. */
  acceptHeld: (sync: Sync, key: RecordKey, by: string) => Promise<RecordOutcome | undefined>;
  /** Looks at a held record again as it was sent. Undefined when it is no longer held. */
  retryHeld: (sync: Sync, key: RecordKey) => Promise<RecordOutcome | undefined>;
};
