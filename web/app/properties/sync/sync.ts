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
