export type StaffRun = {
  id: string;
  source: ImportSource;
  state: 'running' | 'done' | 'waiting' | 'failed';
  /** ISO 8601. */
  startedAt: string;
  added: number;
  changed: number;
  unchanged: number;
  gone: number;
  held: number;
  /** Records that will be removed once somebody allows it, while the run waits. */
  removals: number;
  /** A sentence in English; absent unless it failed. */
  reason?: string;
};

/** A system that sends records, and a customer or office in it. */
export type ImportSource = { system: string; account: string };

/** `field` leaves out the field and publishes the rest; `record` keeps the last good version on the site. */
export type HeldFinding = {
  level: 'note' | 'field' | 'record';
  /** Such as `Pictures.0.Url`; empty for the whole record. */
  field: string;
  /** A sentence in English; `{1}` stands for the first of `words`. */
  reason: string;
  words?: readonly string[];
  value?: string;
  isOverridable?: boolean;
};

/** A field in the version that visitors see and in the held one; undefined if a version lacks it. */
export type HeldDifference = { field: string; shown?: string; sent?: string };

/** Identifies a held record to the site. */
type HeldKey = ImportSource & { list: string; key: string };

export type HeldRecord = HeldKey & {
  /** Our own number, if it has one. */
  recordId?: number;
  /** Empty if it has none. */
  title: string;
  /** ISO 8601. */
  since: string;
  findings: readonly HeldFinding[];
  differences: readonly HeldDifference[];
  /** True if some version of it is on the site. */
  isShown: boolean;
};

export type StaffImports = {
  /** Latest first. */
  runs: readonly StaffRun[];
  /** Longest held first. */
  held: readonly HeldRecord[];
  /** May exceed the number listed. */
  heldTotal: number;
};
