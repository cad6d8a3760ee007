import type { Database } from '../../platform/database/database.server.ts';
import type { LawSettings } from '../law/law.ts';
import type { PropertyRecord } from '../model/record.ts';

/** A system that sends records, and the customer or office in it. A file is the system `file`. */
export type Source = { system: string; account: string };

/**
 * A `note` is published, a `field` is left out and the rest published, a `record` is held: its last good version stays, or
 * nothing where there is none.
 */
export type Level = 'note' | 'field' | 'record';

export type Finding = {
  level: Level;
  /** Such as `Pictures.0.Url`; empty for the whole record. */
  field: string;
  /** A sentence in English that staff read in their language; `{1}` stands for the first of `words`. */
  reason: string;
  words?: readonly string[];
  /** As it was sent, in short; left out where nobody may read it. */
  value?: string;
  /** True where an editor may take the record in spite of it. */
  isOverridable?: boolean;
};

export type RunCounts = {
  added: number;
  changed: number;
  unchanged: number;
  gone: number;
  held: number;
};

/** `waiting` until a person allows what would leave. */
export type RunState = 'running' | 'done' | 'waiting' | 'failed';

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
  /** How strictly the agency takes each rule of the law. */
  lawSettings: () => Promise<LawSettings>;
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

export type Reason = 'sold' | 'rented' | 'withdrawn' | 'vanished';
