import type { Database } from '../../platform/database/database.server.ts';
import type { LawSettings } from '../law/law.ts';
import type { PropertyRecord } from '../model/record.ts';

/** A system and the customer or office in it. A file is the system `file`. */
export type Source = { system: string; account: string };

/** Only `note` is published whole; `field` leaves a part out; `record` keeps the last good version, if any. */
export type Level = 'note' | 'field' | 'record';

export type Finding = {
  level: Level;
  /** Such as `Pictures.0.Url`; empty for the whole record. */
  field: string;
  /** A sentence in English that staff read translated; `{1}` stands for the first of `words`. */
  reason: string;
  words?: readonly string[];
  /** As sent, shortened; absent where nobody may read it. */
  value?: string;
  isOverridable?: boolean;
};

export type RunCounts = {
  added: number;
  changed: number;
  unchanged: number;
  gone: number;
  held: number;
};

/** `waiting` until a person allows the removals. */
export type RunState = 'running' | 'done' | 'waiting' | 'failed';

/** Undefined while it has no picture of our own yet. Findings join those of the rules. */
export type CopyPictures = (
  record: PropertyRecord,
  previous: PropertyRecord | undefined,
) => Promise<{ record: PropertyRecord | undefined; findings: readonly Finding[] }>;

export type Sync = {
  database: Database;
  clock: () => Date;
  copyPictures: CopyPictures;
  lawSettings: () => Promise<LawSettings>;
};

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

/** Each record is looked at on its own. */
export type Batch = Partial<Record<SentList, readonly unknown[]>>;

export type RecordKey = { source: Source; list: SentList; key: string };

export type RecordOutcome = {
  list: SentList;
  key: string;
  /** Our own; undefined in lists without numbers. */
  id: number | undefined;
  what: 'added' | 'changed' | 'unchanged' | 'held';
  findings: readonly Finding[];
};

export type BatchOutcome = {
  counts: RunCounts;
  /** Only those with findings. */
  records: readonly RecordOutcome[];
};

export type RunOptions = {
  /** The source tells everything, so what it lacks has left. */
  isWhole: boolean;
  /** Publishes nothing. */
  isCheck?: boolean;
};

export type RunSummary = {
  run: string;
  state: RunState;
  counts: RunCounts;
  /** Waiting for a person's permission; in a check, those that would leave. */
  removals: number;
};

export type Reason = 'sold' | 'rented' | 'withdrawn' | 'vanished';
